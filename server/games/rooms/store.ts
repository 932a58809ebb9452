import { type CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';
import type { RoomProgress } from '../../../games/rooms/progress.ts';
import type { Database } from '../../storage/schema.ts';
import type { Storage, TransactionQuery } from '../../storage/types.ts';

export type RoomRow = Selectable<Database['game_rooms']>;
export type PlayerRow = Selectable<Database['game_room_players']>;
export type AnswerRow = Selectable<Database['game_room_answers']>;

/** What of a room's row may change with any step. Its settings never change; its questions are those of one game. */
const CHANGING = [
  'id',
  'state',
  'question',
  'deadline',
  'milliseconds_left',
  'step',
  'revision',
  'seating',
  'leader',
  'leader_seen_at',
  'expires_at',
] as const;
export type ChangingRow = Pick<RoomRow, (typeof CHANGING)[number]>;

export async function insertRoom({ db }: Storage, row: Insertable<Database['game_rooms']>): Promise<void> {
  await db.insertInto('game_rooms').values(row).execute();
}

export function findRoom({ db }: Storage, code: string, now: number): Promise<RoomRow | undefined> {
  return db
    .selectFrom('game_rooms')
    .selectAll()
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function readChanging({ db }: Storage, id: string): Promise<ChangingRow | undefined> {
  return db.selectFrom('game_rooms').select(CHANGING).where('id', '=', id).executeTakeFirst();
}

/** The questions of the game that is played now, as JSON. */
export async function readQuestions({ db }: Storage, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('game_rooms').select('questions').where('id', '=', id).executeTakeFirst();
  return row?.questions;
}

/** In the order in which they came. */
export function listPlayers({ db }: Storage, room: string): Promise<PlayerRow[]> {
  return db.selectFrom('game_room_players').selectAll().where('room', '=', room).orderBy('id').execute();
}

/** The answers to the question at this position and those behind it. */
export function listAnswers({ db }: Storage, room: string, from: number): Promise<AnswerRow[]> {
  return db
    .selectFrom('game_room_answers')
    .selectAll()
    .where('room', '=', room)
    .where('question', '>=', from)
    .execute();
}

/** One more change of the room; refused where the leader has taken another step meanwhile. */
function change({ db }: Storage, id: string) {
  return db
    .updateTable('game_rooms')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision');
}

const once = (query: { compile(): CompiledQuery }): TransactionQuery => ({
  query: query.compile(),
  expect: 1,
});

/** Position of the query in `addPlayer` that is refused where the room is full or over. */
export const ROOM_IS_FULL = 0;

/** Refused where the room is full or over, or the name is taken. */
export function addPlayer(
  storage: Storage,
  player: Omit<PlayerRow, 'joined_at_question'>,
  most: number,
): TransactionQuery[] {
  const seat = change(storage, player.room)
    .set({ players: sql<number>`players + 1`, seating: sql<number>`seating + 1` })
    .where('players', '<', most)
    .where('state', '<>', 'ended');
  const insert = storage.db
    .insertInto('game_room_players')
    .values({
      ...player,
      joined_at_question: sql<number>`(select question from game_rooms where id = ${player.room})`,
    })
    .onConflict((conflict) => conflict.columns(['room', 'name_key']).doNothing());
  return [once(seat), once(insert)];
}

/** Refused where the player is no longer there. A leader who is removed leads no more. */
export function removePlayer(storage: Storage, room: string, player: string): TransactionQuery[] {
  const leave = storage.db.deleteFrom('game_room_players').where('id', '=', player).where('room', '=', room);
  const free = change(storage, room).set({
    players: sql<number>`players - 1`,
    seating: sql<number>`seating + 1`,
    leader: sql<string | null>`case when leader = ${player} then null else leader end`,
  });
  return [once(leave), once(free)];
}

export interface Move {
  readonly room: string;
  /** The step that was taken last; refused where another one was taken meanwhile. */
  readonly step: number;
  readonly progress: RoomProgress;
  /** Deletes the answers to this question: it was skipped. */
  readonly skipped?: number | undefined;
  /** When the room is erased; only ever earlier. */
  readonly expiresAt?: number | undefined;
}

export function move(
  storage: Storage,
  { room, step, progress, skipped, expiresAt }: Move,
): TransactionQuery[] {
  const update = change(storage, room)
    .set({
      state: progress.state,
      question: progress.question,
      deadline: progress.deadline,
      milliseconds_left: progress.millisecondsLeft,
      step: step + 1,
      ...(expiresAt !== undefined && {
        expires_at: sql<number>`case when expires_at < ${expiresAt} then expires_at else ${expiresAt} end`,
      }),
    })
    .where('step', '=', step);
  if (skipped === undefined) return [once(update)];
  const forget = storage.db
    .deleteFrom('game_room_answers')
    .where('room', '=', room)
    .where('question', '=', skipped);
  return [once(update), { query: forget.compile() }];
}

interface AnotherGame {
  readonly room: string;
  /** The step that was taken last; refused where another one was taken meanwhile. */
  readonly step: number;
  readonly questions: string;
  readonly progress: RoomProgress;
  /** How long after its opening a room is erased. */
  readonly lifetimeMs: number;
}

/** Brings a room back to the lobby with other questions. All keep their seats; the answers of the game before are deleted. */
export function beginAgain(
  storage: Storage,
  { room, step, questions, progress, lifetimeMs }: AnotherGame,
): TransactionQuery[] {
  const { db } = storage;
  const begin = change(storage, room)
    .set({
      state: progress.state,
      question: progress.question,
      deadline: progress.deadline,
      milliseconds_left: progress.millisecondsLeft,
      questions,
      step: step + 1,
      // Every seat begins anew; other instances read seats and questions again where this has changed.
      seating: sql<number>`seating + 1`,
      expires_at: sql<number>`created_at + ${lifetimeMs}`,
    })
    .where('step', '=', step)
    .where('state', '=', 'ended');
  const forget = db.deleteFrom('game_room_answers').where('room', '=', room);
  const reseat = db
    .updateTable('game_room_players')
    .set({ joined_at_question: progress.question })
    .where('room', '=', room);
  return [once(begin), { query: forget.compile() }, { query: reseat.compile() }];
}

/** Makes a player the leader, or with null whoever opened the room. */
export function handOver(
  storage: Storage,
  { room, leader, step, now }: { room: string; leader: string | null; step: number; now: number },
): TransactionQuery[] {
  return [
    once(
      change(storage, room)
        .set({ leader, step: step + 1, leader_seen_at: now })
        .where('step', '=', step),
    ),
  ];
}

/** Gives or changes an answer; refused where the question is no longer open. The same answer again changes nothing. */
export function saveAnswer(storage: Storage, answer: AnswerRow, step: number): TransactionQuery[] {
  const open = change(storage, answer.room)
    .where('step', '=', step)
    .where('state', '=', 'question')
    .where('question', '=', answer.question);
  const upsert = storage.db
    .insertInto('game_room_answers')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .columns(['room', 'question', 'player'])
        .doUpdateSet({ answer: answer.answer, is_right: answer.is_right, worth: answer.worth })
        .where('game_room_answers.answer', '<>', answer.answer),
    );
  return [once(open), { query: upsert.compile() }];
}

interface AcceptedAnswers {
  readonly room: string;
  readonly question: number;
  readonly players: readonly string[];
  /** Whether they count from now on. */
  readonly counts: boolean;
  /** The step that was taken last; refused where another one was taken meanwhile. */
  readonly step: number;
}

/** Counts the answers of these players to a question as right, or no longer. */
export function acceptAnswers(
  storage: Storage,
  { room, question, players, counts, step }: AcceptedAnswers,
): TransactionQuery[] {
  const accept = storage.db
    .updateTable('game_room_answers')
    .set({ is_right: counts ? 1 : 0 })
    .where('room', '=', room)
    .where('question', '=', question)
    .where('player', 'in', players);
  return [
    once(
      change(storage, room)
        .set({ step: step + 1 })
        .where('step', '=', step),
    ),
    { query: accept.compile() },
  ];
}

/** That the leader is there; never a time before one that is known. */
export async function seeLeader({ db }: Storage, room: string, now: number): Promise<void> {
  await db
    .updateTable('game_rooms')
    .set({ leader_seen_at: now })
    .where('id', '=', room)
    .where('leader_seen_at', '<', now)
    .execute();
}

/** How many rooms were deleted, each with its players and answers. */
export async function deleteExpiredRooms({ db }: Storage, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('game_rooms')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
