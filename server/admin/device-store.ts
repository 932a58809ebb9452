import type { CompiledQuery, Insertable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

/** The id of a browser in which the operator of this name signed in since `usedSince`. */
export async function findDevice(
  { db }: Storage,
  tokenHash: string,
  { admin, usedSince }: { readonly admin: string; readonly usedSince: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('admin_devices')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('admin_user', '=', admin)
    .where('last_used_at', '>', usedSince)
    .executeTakeFirst();
  return row?.id;
}

export function compileDevice({ db }: Storage, row: Insertable<Database['admin_devices']>): CompiledQuery {
  return db.insertInto('admin_devices').values(row).compile();
}

export function compileTouchDevice({ db }: Storage, id: string, at: number): CompiledQuery {
  return db.updateTable('admin_devices').set({ last_used_at: at }).where('id', '=', id).compile();
}

/** Deletes the browsers that nobody has signed in with since. */
export function compileDeleteOldDevices({ db }: Storage, usedSince: number): CompiledQuery {
  return db.deleteFrom('admin_devices').where('last_used_at', '<=', usedSince).compile();
}

/** Forgets all browsers of an operator, but one if `except` names it. */
export function compileForgetDevices(
  { db }: Storage,
  operator: string,
  { except = null }: { readonly except?: string | null } = {},
): CompiledQuery {
  const all = db.deleteFrom('admin_devices').where('admin_user', '=', operator);
  return (except === null ? all : all.where('id', '<>', except)).compile();
}
