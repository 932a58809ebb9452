import type { CompiledQuery, Insertable, Selectable } from 'kysely';
import type { SignedInOperator } from '../../contract/admin.ts';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

/** The operator of a request. */
export interface Operator extends SignedInOperator {
  /** admin_sessions.id and admin_devices.id: in which session and browser they are signed in. */
  readonly session: string;
  readonly device: string | null;
}

/** The operator of a session that was used since `usedSince` and has not ended at `at` (milliseconds since 1970). */
export async function findSession(
  { db }: Storage,
  idHash: string,
  { at, usedSince }: { readonly at: number; readonly usedSince: number },
): Promise<(Operator & { readonly lastUsedAt: number }) | undefined> {
  return db
    .selectFrom('admin_sessions')
    .innerJoin('admin_users', 'admin_users.id', 'admin_sessions.admin_user')
    .select([
      'admin_users.id',
      'username',
      'role',
      'admin_sessions.id as session',
      'admin_sessions.device',
      'last_used_at as lastUsedAt',
    ])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', usedSince)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function touchSession({ db }: Storage, id: string, at: number): Promise<void> {
  await db.updateTable('admin_sessions').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Whether the operator had such a session. */
export async function deleteSession({ db }: Storage, operator: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_sessions')
    .where('id', '=', id)
    .where('admin_user', '=', operator)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that have not ended, the last used first. */
export function listSessions(
  { db }: Storage,
  operator: string,
  { at, usedSince }: { readonly at: number; readonly usedSince: number },
): Promise<Selectable<Database['admin_sessions']>[]> {
  return db
    .selectFrom('admin_sessions')
    .selectAll()
    .where('admin_user', '=', operator)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When each operator with a session last used one, in milliseconds since 1970. */
export async function lastUses({ db }: Storage): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('admin_sessions')
    .select(['admin_user', (row) => row.fn.max('last_used_at').as('at')])
    .groupBy('admin_user')
    .execute();
  return new Map(rows.map((row) => [row.admin_user, Number(row.at)]));
}

/** Ends all sessions of an operator, but one if `except` names it. */
export function compileEndSessions(
  { db }: Storage,
  operator: string,
  { except }: { readonly except?: string } = {},
): CompiledQuery {
  const all = db.deleteFrom('admin_sessions').where('admin_user', '=', operator);
  return (except === undefined ? all : all.where('id', '<>', except)).compile();
}

export function compileSession({ db }: Storage, row: Insertable<Database['admin_sessions']>): CompiledQuery {
  return db.insertInto('admin_sessions').values(row).compile();
}

/** Deletes all sessions that ended before, of whomever. */
export function compileDeleteEndedSessions({ db }: Storage, at: number, usedSince: number): CompiledQuery {
  return db
    .deleteFrom('admin_sessions')
    .where((row) => row.or([row('expires_at', '<=', at), row('last_used_at', '<=', usedSince)]))
    .compile();
}
