import type { CompiledQuery, Insertable } from 'kysely';
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

export async function deleteSession({ db }: Storage, id: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('id', '=', id).execute();
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
