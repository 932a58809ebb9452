import type { RoomView } from '../../../contract/rooms.ts';
import { RequestError } from '../../app/request.ts';
import { forgetSeat, type OwnSeat, readView, storedSeats } from './room-calls.ts';

/** A room whose game goes on, in which this browser has a seat. */
export interface OwnRoom {
  readonly code: string;
  readonly title: string;
  /** The player's; whoever opened the room has none. */
  readonly name: string | undefined;
  /** Where it is led or played. */
  readonly path: string;
}

/** The rooms to come back to. Seats that are gone are forgotten. */
export async function ownRooms(): Promise<OwnRoom[]> {
  const views = await Promise.all(storedSeats().map(viewFrom));
  return views
    .filter((view) => view !== null)
    .filter(({ state }) => state !== 'ended')
    .map(({ code, title, you }) => ({
      code,
      title,
      name: you.name,
      path: you.role === 'host' ? `/room/${code}` : `/join/${code}`,
    }));
}

async function viewFrom(seat: OwnSeat): Promise<RoomView | null> {
  try {
    return await readView(seat);
  } catch (error) {
    if (error instanceof RequestError && (error.status === 403 || error.status === 404)) forgetSeat(seat);
    return null;
  }
}
