import { AppError } from '../../../contract/errors.ts';
import type { OpenRoomBody, RoomHostBody, RoomSummary } from '../../../contract/rooms.ts';
import type { Random } from '../../../games/question.ts';
import { readRoomCode } from '../../../games/rooms/code.ts';
import { NAME_PROBLEMS, readPlayerName } from '../../../games/rooms/player-name.ts';
import { stateAt } from '../../../games/rooms/progress.ts';
import { mayLead, type Room, type RoomSettings, type Seat } from '../../../games/rooms/room.ts';
import { ownView, type RoomView, sharedView } from '../../../games/rooms/view.ts';
import { hashOf, mac } from '../../storage/encryption.ts';
import { type Storage, type TransactionQuery, TransactionRefused } from '../../storage/types.ts';
import type { QuestionsFor } from '../games.ts';
import { type GivenTo, tryAnswer } from './answers.ts';
import { isFitName } from './fit-name.ts';
import type { LiveRoom } from './live-room.ts';
import type { LiveRooms } from './live-rooms.ts';
import { queriesOf } from './moves.ts';
import { insertUnderNewCode } from './new-room.ts';
import { newSecret, seatedAs, seatOf, takeSeat } from './seats.ts';

/** Live rooms: opened, joined, answered and led (behaviour 15.6). Every call throws ROOM_NOT_FOUND. */
export interface Rooms {
  open(asked: OpenRoomBody): Promise<{ code: string; hostSecret: string; view: RoomView }>;
  summary(code: string): Promise<RoomSummary>;
  /** `key`: the same one again returns the same seat. Throws NAME_UNFIT, ROOM_FULL, ROOM_ENDED. */
  join(code: string, name: string, key: string | undefined): Promise<JoinedRoom>;
  /** The seat of a secret, in a room as this instance knows it. Throws SEAT_UNKNOWN. */
  knownSeat(code: string, secret: string): Promise<SeatInRoom>;
  /** The seat of a secret, in a room as it is in the database now. Throws SEAT_UNKNOWN. */
  seat(code: string, secret: string): Promise<SeatInRoom>;
  /** Throws SEAT_UNKNOWN, GAME_NOT_FOUND, TOO_LATE. Resolves to the revision that holds the answer. */
  answer(code: string, secret: string, given: GivenTo): Promise<number>;
  /** Throws SEAT_UNKNOWN, NOT_LEADER, ROOM_MOVED_ON, GAME_NOT_FOUND. */
  lead(code: string, secret: string, action: RoomHostBody): Promise<RoomView>;
}

interface SeatInRoom {
  readonly live: LiveRoom;
  readonly seat: Seat;
}

interface JoinedRoom {
  readonly playerId: string;
  readonly playerSecret: string;
  readonly name: string;
  readonly view: RoomView;
}

export interface RoomsDeps {
  readonly storage: Storage;
  readonly live: LiveRooms;
  readonly questions: QuestionsFor;
  /** Seats are made from it and an idempotency key; the same on all instances. */
  readonly secret: Uint8Array;
  readonly random: Random;
  /** Milliseconds since 1970, the same for all instances. */
  readonly now: () => number;
}

export function createRooms(deps: RoomsDeps): Rooms {
  const { storage, live: rooms, now } = deps;

  const liveRoom = (code: string): Promise<LiveRoom> => {
    const read = readRoomCode(code);
    if (read === undefined) throw new AppError('ROOM_NOT_FOUND');
    return rooms.get(read);
  };

  /** With one instance, what it knows is what there is. */
  const refreshed = async (live: LiveRoom): Promise<LiveRoom> => {
    if (storage.engine === 'postgres') await live.refresh();
    return live;
  };

  async function knownSeat(code: string, secret: string): Promise<SeatInRoom> {
    const live = await liveRoom(code);
    const seat = seatOf(live, secret);
    if (seat) return { live, seat };
    // The player may have joined at another instance a moment ago.
    const found = seatOf(await refreshed(live), secret);
    if (!found) throw new AppError('SEAT_UNKNOWN');
    return { live, seat: found };
  }

  async function seat(code: string, secret: string): Promise<SeatInRoom> {
    const known = await knownSeat(code, secret);
    await refreshed(known.live);
    return known;
  }

  /** Writes, and shows it to all. False where the room has changed meanwhile. */
  async function write(live: LiveRoom, queries: readonly TransactionQuery[]): Promise<boolean> {
    try {
      await storage.transaction(queries);
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      await live.refresh();
      return false;
    }
    await live.refresh();
    rooms.announce(live);
    return true;
  }

  return {
    knownSeat,
    seat,

    async open(asked) {
      const { games, version, about } = deps.questions(asked);
      const hostSecret = newSecret();
      const settings: RoomSettings = {
        title: asked.title || about,
        secondsPerQuestion: asked.secondsPerQuestion,
        scoring: asked.scoring,
        teams: asked.teams,
        version,
        source: asked.source,
      };
      const code = await insertUnderNewCode(deps, { settings, games, hostHash: hashOf(hostSecret) });
      const live = await rooms.get(code);
      return { code, hostSecret, view: viewOf(live.room(), { kind: 'host' }, now()) };
    },

    async summary(code) {
      const room = (await liveRoom(code)).room();
      return {
        code: room.code,
        title: room.settings.title,
        state: stateAt(room.progress, now()),
        players: room.players.length,
      };
    },

    async join(code, typed, key) {
      const live = await liveRoom(code);
      const name = fitName(typed);
      const playerSecret =
        key === undefined ? newSecret() : mac(deps.secret, `seat in room ${live.id}`, key).slice(0, 22);
      const secretHash = hashOf(playerSecret);
      if (live.playerOfSecret(secretHash) === undefined) await takeSeat(deps, live, { name, secretHash });
      const player = seatedAs(live, secretHash);
      return {
        playerId: player.id,
        playerSecret,
        name: player.name,
        view: viewOf(live.room(), { kind: 'player', playerId: player.id }, now()),
      };
    },

    async answer(code, secret, given) {
      const { live, seat: own } = await knownSeat(code, secret);
      if (own.kind === 'host') throw new AppError('SEAT_UNKNOWN', { message: NO_PLAYER });
      const before = await tryAnswer(deps, live, own.playerId, given);
      if (typeof before === 'number') return before;
      // What this instance knew may have been old: a step of the leader, or an answer a moment ago.
      await live.refresh();
      if (!live.room().players.some(({ id }) => id === own.playerId)) throw new AppError('SEAT_UNKNOWN');
      const after = await tryAnswer(deps, live, own.playerId, given);
      if (typeof after === 'number') return after;
      throw after;
    },

    async lead(code, secret, action) {
      const { live, seat: own } = await seat(code, secret);
      const room = live.room();
      const takesBack = action.action === 'hand-over' && action.playerId === undefined && own.kind === 'host';
      if (!takesBack && !mayLead(room, own, now())) throw new AppError('NOT_LEADER');
      if (action.step !== undefined && action.step !== room.step) throw new AppError('ROOM_MOVED_ON');
      if (!(await write(live, queriesOf(deps, live, action)))) throw new AppError('ROOM_MOVED_ON');
      return viewOf(live.room(), own, now());
    },
  };
}

const NO_PLAYER = 'Who opened the room leads it and does not answer. To play along, join the room as well.';

/** A name as the others see it. Throws NAME_UNFIT, which says what is wrong with it. */
function fitName(typed: string): string {
  const read = readPlayerName(typed);
  if ('name' in read && isFitName(read.name)) return read.name;
  const problem = 'problem' in read ? read.problem : 'unfit';
  throw new AppError('NAME_UNFIT', { message: NAME_PROBLEMS[problem] });
}

/** What a seat sees now. */
export function viewOf(room: Room, seat: Seat, now: number): RoomView {
  const own = ownView(room, seat, now);
  if (!own) throw new AppError('SEAT_UNKNOWN');
  return { ...sharedView(room, now), ...own };
}
