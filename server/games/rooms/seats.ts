import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../contract/errors.ts';
import { ROOM_PLAYERS } from '../../../contract/limits.ts';
import { smallestTeam } from '../../../games/rooms/board.ts';
import { nameKey, numberedName } from '../../../games/rooms/player-name.ts';
import type { RoomPlayer, Seat } from '../../../games/rooms/room.ts';
import { hashOf } from '../../storage/encryption.ts';
import { type Storage, TransactionRefused } from '../../storage/types.ts';
import type { LiveRoom } from './live-room.ts';
import type { LiveRooms } from './live-rooms.ts';
import { addPlayer, ROOM_IS_FULL } from './store.ts';

const NAME_TRIES = ROOM_PLAYERS + 1;

/** A seat's secret is given out once; the database has its hash. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** Whose secret it is, as far as this instance knows. */
export function seatOf(live: LiveRoom, secret: string): Seat | undefined {
  const hash = hashOf(secret);
  if (hash === live.hostHash) return { kind: 'host' };
  const playerId = live.playerOfSecret(hash);
  return playerId === undefined ? undefined : { kind: 'player', playerId };
}

/** The player in the seat of this hash. Throws SEAT_UNKNOWN. */
export function seatedAs(live: LiveRoom, secretHash: string): RoomPlayer {
  const id = live.playerOfSecret(secretHash);
  const player = live.room().players.find((one) => one.id === id);
  if (!player) throw new AppError('SEAT_UNKNOWN');
  return player;
}

interface SeatDeps {
  readonly storage: Storage;
  readonly live: LiveRooms;
  readonly now: () => number;
}

/** Seats a player under this name, with a number behind it where it is taken. Throws ROOM_FULL, ROOM_ENDED. */
export async function takeSeat(
  { storage, live: rooms, now }: SeatDeps,
  live: LiveRoom,
  { name, secretHash }: { readonly name: string; readonly secretHash: string },
): Promise<void> {
  const id = uuid();
  for (let number = 1; number <= NAME_TRIES; ) {
    const { players, settings } = live.room();
    const taken = new Set(players.map((player) => nameKey(player.name)));
    while (taken.has(nameKey(numberedName(name, number)))) number += 1;
    const free = numberedName(name, number);
    const teams = players.map(({ team }) => team);
    const row = {
      id,
      room: live.id,
      name: free,
      name_key: nameKey(free),
      secret_hash: secretHash,
      team: settings.teams === 0 ? null : smallestTeam(settings.teams, teams),
      created_at: now(),
    };
    try {
      await storage.transaction(addPlayer(storage, row, ROOM_PLAYERS));
      await live.refresh();
      rooms.announce(live);
      return;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      await live.refresh();
      if (live.playerOfSecret(secretHash) !== undefined) return;
      if (error.position !== ROOM_IS_FULL) continue;
      throw new AppError(live.room().progress.state === 'ended' ? 'ROOM_ENDED' : 'ROOM_FULL');
    }
  }
  throw new AppError('NAME_UNFIT');
}
