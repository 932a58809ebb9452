import type { OpenRoomBody, RoomHostBody, RoomSummary, RoomView } from '../../../contract/rooms.ts';
import { request } from '../../app/request.ts';
import { recall, remember, storedNames } from '../../app/storage.ts';

/** A seat of this browser: its secret is all that it needs to come back. */
export interface OwnSeat {
  readonly code: string;
  readonly secret: string;
}

const PLAYER_PREFIX = 'room-seat.';
const LEADER_PREFIX = 'room-lead.';
const isSecret = (value: unknown): value is string => typeof value === 'string';

/** The seat that this browser has in a room, as a player; null where it has none. */
export function playerSeat(code: string): OwnSeat | null {
  const secret = recall('browser', PLAYER_PREFIX + code, isSecret);
  return secret === null ? null : { code, secret };
}

/** The room that this browser has opened. */
export function leaderSeat(code: string): OwnSeat | null {
  const secret = recall('browser', LEADER_PREFIX + code, isSecret);
  return secret === null ? null : { code, secret };
}

/** The seats of this browser, as leader and as player. */
export const storedSeats = (): OwnSeat[] =>
  [
    ...storedNames('browser', LEADER_PREFIX).map((name) => leaderSeat(name.slice(LEADER_PREFIX.length))),
    ...storedNames('browser', PLAYER_PREFIX).map((name) => playerSeat(name.slice(PLAYER_PREFIX.length))),
  ].filter((seat) => seat !== null);

/** Forgets this seat alone: the browser may lead the room as well, or have a new seat in it. */
export function forgetSeat({ code, secret }: OwnSeat): void {
  if (playerSeat(code)?.secret === secret) remember('browser', PLAYER_PREFIX + code, null);
  if (leaderSeat(code)?.secret === secret) remember('browser', LEADER_PREFIX + code, null);
}

export async function openRoom(asked: OpenRoomBody): Promise<OwnSeat> {
  const response = await request('POST', '/api/game-rooms', asked);
  const { code, hostSecret } = (await response.json()) as { code: string; hostSecret: string };
  remember('browser', LEADER_PREFIX + code, hostSecret);
  return { code, secret: hostSecret };
}

export const findRoom = (code: string): Promise<RoomSummary> => request(`/api/game-rooms/${code}`);

/** `key`: sent again after a broken connection it returns the same seat. */
export async function joinRoom(code: string, name: string, key: string): Promise<OwnSeat> {
  const headers = { 'Idempotency-Key': key };
  const response = await request('POST', `/api/game-rooms/${code}/players`, { name }, { headers });
  const { playerSecret } = (await response.json()) as { playerSecret: string };
  remember('browser', PLAYER_PREFIX + code, playerSecret);
  return { code, secret: playerSecret };
}

const secretHeader = ({ secret }: OwnSeat) => ({ 'x-room-secret': secret });

/** Resolves to the revision whose views hold the answer. */
export async function sendAnswer(seat: OwnSeat, questionId: string, answer: string): Promise<number> {
  const response = await request(
    'POST',
    `/api/game-rooms/${seat.code}/answers`,
    { questionId, answer },
    { headers: secretHeader(seat) },
  );
  return ((await response.json()) as { revision: number }).revision;
}

export async function leadRoom(seat: OwnSeat, action: RoomHostBody): Promise<RoomView> {
  const response = await request('POST', `/api/game-rooms/${seat.code}/host`, action, {
    headers: secretHeader(seat),
  });
  return (await response.json()) as RoomView;
}

/** What the seat sees now, without following the room. */
export async function readView(seat: OwnSeat): Promise<RoomView> {
  const response = await request('GET', eventsPath(seat, false), undefined, { headers: secretHeader(seat) });
  return (await response.json()) as RoomView;
}

export const eventsPath = ({ code }: OwnSeat, isWatching: boolean): string =>
  `/api/game-rooms/${code}/events${isWatching ? '?as=watch' : ''}`;

export const eventsHeaders = (seat: OwnSeat) => ({ ...secretHeader(seat), accept: 'text/event-stream' });
