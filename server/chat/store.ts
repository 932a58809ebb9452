import { type CompiledQuery, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { MessageStatus } from '../../contract/chat.ts';
import { prepared } from '../storage/prepared.ts';
import type { Database } from '../storage/schema.ts';

/** The chat's queries. Functions that return a CompiledQuery are for use in a transaction. */
type Db = Kysely<Database>;
export type SessionRow = Selectable<Database['chat_sessions']>;
export type MessageRow = Selectable<Database['chat_messages']>;

export function insertSession(db: Db, row: Insertable<Database['chat_sessions']>): Promise<unknown> {
  return db.insertInto('chat_sessions').values(row).execute();
}

const sessionByHash = prepared((db, { idHash }: { idHash: string }) =>
  db.selectFrom('chat_sessions').selectAll().where('id_hash', '=', idHash),
);

export async function findSession(db: Db, idHash: string): Promise<SessionRow | undefined> {
  return (await db.executeQuery<SessionRow>(sessionByHash(db, { idHash }))).rows[0];
}

export async function sessionExists(db: Db, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('chat_sessions').select('id').where('id', '=', id).executeTakeFirst());
}

/** The newest `limit` messages before `beforeSeq` (all without them), oldest first. */
export async function readMessages(
  db: Db,
  session: string,
  page: { beforeSeq?: number | undefined; limit?: number | undefined } = {},
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session', '=', session)
    .orderBy('seq', 'desc');
  if (page.beforeSeq !== undefined) query = query.where('seq', '<', page.beforeSeq);
  if (page.limit !== undefined) query = query.limit(page.limit);
  return (await query.execute()).reverse();
}

/** What a page of messages is asked for by, and its bound in bytes as they are stored; at least one message is read. */
interface PageBounds {
  readonly beforeSeq: number | undefined;
  readonly limit: number;
  readonly maxBytes: number;
}

/** The newest messages before `beforeSeq` within the bounds, oldest first, and whether there are earlier ones. */
export async function readMessagePage(
  db: Db,
  session: string,
  { beforeSeq, limit, maxBytes }: PageBounds,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  let query = db
    .selectFrom('chat_messages')
    .select(['seq', sql<number>`length(sealed)`.as('bytes')])
    .where('session', '=', session)
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  if (beforeSeq !== undefined) query = query.where('seq', '<', beforeSeq);
  const found = await query.execute();
  let count = 0;
  let bytes = 0;
  for (const row of found.slice(0, limit)) {
    bytes += row.bytes;
    if (count > 0 && bytes > maxBytes) break;
    count += 1;
  }
  const rows = count === 0 ? [] : await readMessages(db, session, { beforeSeq, limit: count });
  return { rows, more: found.length > count };
}

export function readMessage(db: Db, session: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session', '=', session)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The reply that follows the message at `seq`. */
export function readReplyTo(db: Db, session: string, seq: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session', '=', session)
    .where('seq', '>', seq)
    .where('role', '=', 'assistant')
    .orderBy('seq')
    .executeTakeFirst();
}

/** The database assigns `seq`, so that two sends cannot get the same number. */
export const insertMessage = prepared((db, row: Omit<MessageRow, 'seq'>) =>
  db.insertInto('chat_messages').values({
    ...row,
    seq: sql<number>`(select coalesce(max(seq), 0) + 1 from chat_messages where session = ${row.session})`,
  }),
);

/** Deletes a reply that a new one replaces, unless it is still running. */
export function deleteFinishedReply(db: Db, id: string): CompiledQuery {
  return db.deleteFrom('chat_messages').where('id', '=', id).where('status', '!=', 'streaming').compile();
}

/** Lets this instance go on with a complete reply; what is written of it stays. */
export function reopenReply(
  db: Db,
  { id, owner, lease_until }: Pick<MessageRow, 'id' | 'owner' | 'lease_until'>,
): CompiledQuery {
  return db
    .updateTable('chat_messages')
    .set({ status: 'streaming', owner, lease_until, stop_requested: 0, error_code: null })
    .where('id', '=', id)
    .where('status', '=', 'complete')
    .compile();
}

/** Replaces a message's content; its row stays. */
export function replaceMessage(
  db: Db,
  { id, sealed, version }: Pick<MessageRow, 'id' | 'sealed' | 'version'>,
): CompiledQuery {
  return db.updateTable('chat_messages').set({ sealed, version }).where('id', '=', id).compile();
}

export const touchSession = prepared(
  (db, { session, now, added }: { session: string; now: number; added: number }) =>
    db
      .updateTable('chat_sessions')
      .set((eb) => ({ last_active_at: now, message_count: eb('message_count', '+', added) }))
      .where('id', '=', session),
);

export function insertIdempotencyKey(db: Db, row: Insertable<Database['idempotency_keys']>): CompiledQuery {
  return db.insertInto('idempotency_keys').values(row).compile();
}

/** Removes an expired key so that it can be used again: housekeeping removes such rows only once an hour. */
export function deleteExpiredIdempotencyKey(
  db: Db,
  session: string,
  keyHash: string,
  until: number,
): CompiledQuery {
  return db
    .deleteFrom('idempotency_keys')
    .where('session', '=', session)
    .where('key_hash', '=', keyHash)
    .where('created_at', '<=', until)
    .compile();
}

export function findIdempotencyKey(db: Db, session: string, keyHash: string, since: number) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'message'])
    .where('session', '=', session)
    .where('key_hash', '=', keyHash)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('chat_sessions').where('id', '=', session).execute();
}

interface FlushedReply {
  readonly id: string;
  readonly owner: string;
  readonly sealed: Uint8Array;
  readonly leaseUntil: number;
}

/** Stores what is written so far and renews the lease. Changes no row if this instance no longer owns the reply. */
export const flushReply = prepared((db, reply: FlushedReply) =>
  db
    .updateTable('chat_messages')
    .set({ sealed: reply.sealed, lease_until: reply.leaseUntil })
    .where('id', '=', reply.id)
    .where('owner', '=', reply.owner)
    .where('status', '=', 'streaming'),
);

interface FinishedReply {
  readonly id: string;
  readonly owner: string;
  readonly sealed: Uint8Array;
  readonly status: MessageStatus;
  readonly errorCode: string | null;
  readonly provider: string | null;
  readonly fallback: 0 | 1;
  readonly omittedMessages: number;
  readonly omittedCharacters: number;
}

export const finishReply = prepared((db, reply: FinishedReply) =>
  db
    .updateTable('chat_messages')
    .set({
      sealed: reply.sealed,
      status: reply.status,
      error_code: reply.errorCode,
      provider: reply.provider,
      fallback: reply.fallback,
      omitted_messages: reply.omittedMessages,
      omitted_characters: reply.omittedCharacters,
      owner: null,
      lease_until: null,
    })
    .where('id', '=', reply.id)
    .where('owner', '=', reply.owner)
    .where('status', '=', 'streaming'),
);

export async function requestStop(db: Db, id: string): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ stop_requested: 1 })
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .execute();
}

/** The running replies of an instance that a visitor at another instance asked to stop. */
export function findStopRequests(db: Db, owner: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('chat_messages')
    .select('id')
    .where('status', '=', 'streaming')
    .where('owner', '=', owner)
    .where('stop_requested', '=', 1)
    .execute();
}

/**
 * Replies whose instance has not renewed its lease become `failed`, `INTERRUPTED`; what was flushed of them stays.
 * `running` are those that this instance writes itself: it knows that they live, also after the database was away.
 */
export async function failAbandonedReplies(
  db: Db,
  leaseBefore: number,
  running: readonly string[],
): Promise<void> {
  let query = db
    .updateTable('chat_messages')
    .set({ status: 'failed', error_code: 'INTERRUPTED', owner: null, lease_until: null })
    .where('status', '=', 'streaming')
    .where('lease_until', '<', leaseBefore);
  if (running.length > 0) query = query.where('id', 'not in', running);
  await query.execute();
}

/** Deletes empty sessions, conversations past their retention, and expired keys. Returns how many sessions were deleted. */
export async function deleteExpired(
  db: Db,
  before: { emptySessions: number; idleSessions: number | null; idempotencyKeys: number },
): Promise<number> {
  const empty = await db
    .deleteFrom('chat_sessions')
    .where('message_count', '=', 0)
    .where('created_at', '<', before.emptySessions)
    .executeTakeFirst();
  let deleted = Number(empty.numDeletedRows);
  if (before.idleSessions !== null) {
    const idle = await db
      .deleteFrom('chat_sessions')
      .where('last_active_at', '<', before.idleSessions)
      .executeTakeFirst();
    deleted += Number(idle.numDeletedRows);
  }
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before.idempotencyKeys).execute();
  return deleted;
}

/** Tokens that were sent for all replies since `since` (a full hour), and those that came back. */
export async function tokensSince(db: Db, since: number): Promise<{ input: number; output: number }> {
  const rows = await db
    .selectFrom('hourly_counts')
    .select((eb) => ['name', eb.fn.sum<number>('count').as('total')])
    .where('name', 'in', ['input_tokens', 'output_tokens'])
    .where('hour', '>=', since)
    .groupBy('name')
    .execute();
  const totalOf = (name: string): number => Number(rows.find((row) => row.name === name)?.total ?? 0);
  return { input: totalOf('input_tokens'), output: totalOf('output_tokens') };
}
