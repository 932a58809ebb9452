import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../contract/errors.ts';
import { ENDED_ROOM_MINUTES, ROOM_HOURS, ROOM_PLAYERS } from '../../../contract/limits.ts';
import type { OpenRoomBody, RoomHostBody, RoomSummary } from '../../../contract/rooms.ts';
import { plain } from '../../../games/answers/plain.ts';
import { checkAnswer } from '../../../games/check-answer.ts';
import type { Game, Random } from '../../../games/question.ts';
import { smallestTeam } from '../../../games/rooms/board.ts';
import { newRoomCode, readRoomCode } from '../../../games/rooms/code.ts';
import { nameKey, numberedName, readPlayerName } from '../../../games/rooms/player-name.ts';
import {
  IN_LOBBY,
  isRevealed,
  millisecondsUsed,
  type RoomStep,
  stateAt,
  takeStep,
  takesAnswers,
} from '../../../games/rooms/progress.ts';
import {
  mayLead,
  positionOf,
  type Room,
  type RoomQuestion,
  type RoomSettings,
  rulesOf,
  type Seat,
} from '../../../games/rooms/room.ts';
import { ownView, type RoomView, sharedView } from '../../../games/rooms/view.ts';
import { roomScoreOf } from '../../../games/scoring.ts';
import { mac } from '../../storage/encryption.ts';
import { failureOf, isUniqueViolation } from '../../storage/errors.ts';
import { type Storage, type TransactionQuery, TransactionRefused } from '../../storage/types.ts';
import type { RoomGames } from '../games.ts';
import { isFitName } from './fit-name.ts';
import type { LiveRoom, LiveRooms } from './live-rooms.ts';
import {
  type AnswerRow,
  acceptAnswers,
  addPlayer,
  handOver,
  insertRoom,
  move,
  ROOM_IS_FULL,
  removePlayer,
  saveAnswer,
} from './store.ts';

/** Live rooms: opened, joined, answered and led (behaviour 15.6). Every call throws ROOM_NOT_FOUND. */
export interface Rooms {
  open(asked: OpenRoomBody): Promise<{ code: string; hostSecret: string; view: RoomView }>;
  summary(code: string): Promise<RoomSummary>;
  /** `key`: the same one again returns the same seat. Throws NAME_UNFIT, ROOM_FULL, ROOM_ENDED. */
  join(code: string, name: string, key: string | undefined): Promise<JoinedRoom>;
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

interface GivenTo {
  readonly questionId: string;
  readonly answer: string;
}

export interface RoomsDeps {
  readonly storage: Storage;
  readonly live: LiveRooms;
  readonly questions: (asked: Pick<OpenRoomBody, 'source' | 'count'>) => RoomGames;
  /** Seats are made from it and an idempotency key; the same on all instances. */
  readonly secret: Uint8Array;
  readonly random: Random;
  /** Milliseconds since 1970, the same for all instances. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CODE_TRIES = 5;
const NAME_TRIES = ROOM_PLAYERS + 1;

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
      const name = readPlayerName(typed);
      if (name === undefined || !isFitName(name)) throw new AppError('NAME_UNFIT');
      const playerSecret =
        key === undefined ? newSecret() : mac(deps.secret, `seat in room ${live.id}`, key).slice(0, 22);
      const secretHash = hashOf(playerSecret);
      if (live.playerOfSecret(secretHash) === undefined) await takeSeat(live, name, secretHash);
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
      const before = await tryAnswer(live, own.playerId, given);
      if (typeof before === 'number') return before;
      // What this instance knew may have been old: a step of the leader, or an answer a moment ago.
      await live.refresh();
      if (!live.room().players.some(({ id }) => id === own.playerId)) throw new AppError('SEAT_UNKNOWN');
      const after = await tryAnswer(live, own.playerId, given);
      if (typeof after === 'number') return after;
      throw after;
    },

    async lead(code, secret, action) {
      const { live, seat: own } = await seat(code, secret);
      const room = live.room();
      const takesBack = action.action === 'hand-over' && action.playerId === undefined && own.kind === 'host';
      if (!takesBack && !mayLead(room, own, now())) throw new AppError('NOT_LEADER');
      if (action.step !== undefined && action.step !== room.step) throw new AppError('ROOM_MOVED_ON');
      if (!(await write(live, queriesOf(live, action)))) throw new AppError('ROOM_MOVED_ON');
      return viewOf(live.room(), own, now());
    },
  };

  /** The revision that holds the answer, or why it was not taken. */
  async function tryAnswer(live: LiveRoom, playerId: string, given: GivenTo): Promise<number | AppError> {
    const room = live.room();
    const row = answerRow(live, playerId, given, now());
    if (row instanceof AppError) return row;
    if (row === 'unchanged') return room.revision;
    try {
      const [changed] = await storage.transaction(saveAnswer(storage, row, room.step));
      live.refreshSoon();
      return Number(changed?.rows[0]?.revision);
    } catch (error) {
      const isSeatGone = failureOf(error) === 'foreign-key';
      if (isSeatGone || error instanceof TransactionRefused)
        return new AppError('TOO_LATE', { cause: error });
      throw error;
    }
  }

  async function takeSeat(live: LiveRoom, name: string, secretHash: string): Promise<void> {
    const id = uuid();
    for (let number = 1; number <= NAME_TRIES; ) {
      const { players, settings } = live.room();
      const taken = new Set(players.map((player) => nameKey(player.name)));
      while (taken.has(nameKey(numberedName(name, number)))) number += 1;
      const free = numberedName(name, number);
      const row = {
        id,
        room: live.id,
        name: free,
        name_key: nameKey(free),
        secret_hash: secretHash,
        team:
          settings.teams === 0
            ? null
            : smallestTeam(
                settings.teams,
                players.map(({ team }) => team),
              ),
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

  function queriesOf(live: LiveRoom, action: RoomHostBody): TransactionQuery[] {
    const room = live.room();
    const { step } = room;
    switch (action.action) {
      case 'remove':
        playerOf(room, action.playerId);
        return removePlayer(storage, live.id, action.playerId);
      case 'hand-over': {
        const leader = action.playerId === undefined ? null : playerOf(room, action.playerId).id;
        return handOver(storage, { room: live.id, leader, step, now: now() });
      }
      case 'accept-answer': {
        const { question, players } = whoGave(room, action);
        return acceptAnswers(storage, { room: live.id, question, players, step });
      }
      default:
        return moveBy(live, action);
    }
  }

  function moveBy(live: LiveRoom, action: RoomStep): TransactionQuery[] {
    const room = live.room();
    const progress = takeStep(room.progress, action, rulesOf(room), now());
    if (!progress) throw new AppError('ROOM_MOVED_ON');
    return move(storage, {
      room: live.id,
      step: room.step,
      progress,
      skipped: action.action === 'skip' ? room.progress.question : undefined,
      expiresAt: progress.state === 'ended' ? now() + ENDED_ROOM_MINUTES * MINUTE_MS : undefined,
    });
  }
}

const NO_PLAYER = 'Who opened the room leads it and does not answer. To play along, join the room as well.';

/** What a seat sees now. */
export function viewOf(room: Room, seat: Seat, now: number): RoomView {
  const own = ownView(room, seat, now);
  if (!own) throw new AppError('SEAT_UNKNOWN');
  return { ...sharedView(room, now), ...own };
}

const newSecret = (): string => randomBytes(16).toString('base64url');
const hashOf = (secret: string): string => createHash('sha256').update(secret, 'utf8').digest('base64url');

function seatOf(live: LiveRoom, secret: string): Seat | undefined {
  const hash = hashOf(secret);
  if (hash === live.hostHash) return { kind: 'host' };
  const playerId = live.playerOfSecret(hash);
  return playerId === undefined ? undefined : { kind: 'player', playerId };
}

function seatedAs(live: LiveRoom, secretHash: string) {
  const id = live.playerOfSecret(secretHash);
  const player = live.room().players.find((one) => one.id === id);
  if (!player) throw new AppError('SEAT_UNKNOWN');
  return player;
}

function playerOf(room: Room, playerId: string) {
  const player = room.players.find(({ id }) => id === playerId);
  if (!player) throw new AppError('ROOM_MOVED_ON', { message: 'This player is no longer in the room.' });
  return player;
}

/** The answer as it is stored; `unchanged` where the player has given this answer already. */
function answerRow(
  live: LiveRoom,
  player: string,
  given: GivenTo,
  now: number,
): AnswerRow | 'unchanged' | AppError {
  const room = live.room();
  const { progress, settings, questions } = room;
  const position = positionOf(given.questionId, questions.length);
  const question = position === undefined ? undefined : questions[position];
  if (position === undefined || question === undefined || position > progress.question)
    return new AppError('GAME_NOT_FOUND');
  const before = room.answers.find((one) => one.player === player && one.question === position);
  if (before?.answer === given.answer) return 'unchanged';
  if (position !== progress.question || !takesAnswers(progress, now)) return new AppError('TOO_LATE');
  return {
    room: live.id,
    player,
    question: position,
    answer: given.answer,
    is_right: checkAnswer(given.answer, question) ? 1 : 0,
    worth: roomScoreOf({
      points: question.points,
      scoring: settings.scoring,
      millisecondsUsed: millisecondsUsed(progress, rulesOf(room), now),
      millisecondsAllowed: settings.secondsPerQuestion * 1_000,
    }),
  };
}

/** Who gave this answer to a question that was revealed. */
function whoGave(room: Room, { questionId, answer }: GivenTo): { question: number; players: string[] } {
  const question = positionOf(questionId, room.questions.length);
  if (question === undefined) throw new AppError('GAME_NOT_FOUND');
  if (!isRevealed(room.progress, question)) throw new AppError('ROOM_MOVED_ON');
  const means = (text: string): string => plain(text) || text;
  const players = room.answers
    .filter((one) => one.question === question && means(one.answer) === means(answer))
    .map(({ player }) => player);
  if (players.length === 0)
    throw new AppError('GAME_NOT_FOUND', { message: 'Nobody gave this answer to the question.' });
  return { question, players };
}

interface NewRoom {
  readonly settings: RoomSettings;
  readonly games: readonly Game[];
  readonly hostHash: string;
}

/** Inserts the room under a code that no other has. */
async function insertUnderNewCode(deps: RoomsDeps, { settings, games, hostHash }: NewRoom): Promise<string> {
  const at = deps.now();
  const { state, question } = IN_LOBBY;
  for (let tries = 1; ; tries += 1) {
    const code = newRoomCode(deps.random);
    try {
      await insertRoom(deps.storage, {
        id: uuid(),
        code,
        host_hash: hostHash,
        settings: JSON.stringify(settings),
        questions: JSON.stringify(games.map(questionOf)),
        state,
        question,
        deadline: null,
        milliseconds_left: null,
        step: 0,
        revision: 1,
        seating: 0,
        players: 0,
        leader: null,
        leader_seen_at: at,
        created_at: at,
        expires_at: at + ROOM_HOURS * HOUR_MS,
      });
      return code;
    } catch (error) {
      if (!isUniqueViolation(error) || tries === CODE_TRIES) throw error;
    }
  }
}

function questionOf(game: Game): RoomQuestion {
  const { type, question, correctAnswer, answerRule, points, scripture, explanation } = game;
  return {
    type,
    question,
    correctAnswer,
    answerRule,
    points,
    scripture,
    explanation,
    ...(game.multipleChoiceOptions && { multipleChoiceOptions: game.multipleChoiceOptions }),
    ...(game.version !== undefined && { version: game.version }),
  };
}
