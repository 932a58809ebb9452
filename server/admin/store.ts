import { type CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

export type OperatorRow = Selectable<Database['admin_users']>;

export async function hasAdmin(storage: Storage): Promise<boolean> {
  return (await storage.db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export interface NewOwner {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether it was inserted; false if another instance inserted one of that name first. */
export async function insertOwner(storage: Storage, owner: NewOwner): Promise<boolean> {
  const stored = await storage.db
    .insertInto('admin_users')
    .values({
      id: owner.id,
      username: owner.username,
      password_hash: owner.passwordHash,
      email: null,
      role: 'owner',
      last_login: null,
      created_at: owner.at,
      updated_at: owner.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** By name, whatever case it is written in. */
export function findOperatorByName({ db }: Storage, username: string): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('admin_users')
    .selectAll()
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
}

/** Changes one row only while the operator is as they were read: not disabled, and with the same password. */
export function compileSignedIn({ db }: Storage, operator: OperatorRow, at: number): CompiledQuery {
  return db
    .updateTable('admin_users')
    .set({ last_login: at })
    .where('id', '=', operator.id)
    .where('password_hash', '=', operator.password_hash)
    .where('disabled_at', 'is', null)
    .compile();
}

export function findOperator({ db }: Storage, id: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes one row only while the password is still `instead`, if that is given. */
export function compileSetPassword(
  { db }: Storage,
  id: string,
  { hash, instead, at }: { readonly hash: string; readonly instead?: string; readonly at: number },
): CompiledQuery {
  const set = db.updateTable('admin_users').set({ password_hash: hash, updated_at: at }).where('id', '=', id);
  return (instead === undefined ? set : set.where('password_hash', '=', instead)).compile();
}

/** By name. */
export function listOperators({ db }: Storage): Promise<OperatorRow[]> {
  return db.selectFrom('admin_users').selectAll().orderBy('username').execute();
}

export function compileOperator({ db }: Storage, row: Insertable<Database['admin_users']>): CompiledQuery {
  return db
    .insertInto('admin_users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}

/**
 * Locks the rows of all owners until the end of the transaction, so that two owners who disable each other at once do so
 * one after the other. (SQLite has one writer anyway.)
 */
export function compileLockOwners({ db }: Storage): CompiledQuery {
  return db
    .updateTable('admin_users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('role', '=', 'owner')
    .compile();
}

export interface OperatorColumns {
  readonly role: OperatorRow['role'];
  readonly disabled_at: number | null;
}

/**
 * Changes one row if the operator is still as `from` says, and an owner who is not disabled is left: the operator
 * afterwards, or another.
 */
export function compileChangeOperator(
  { db }: Storage,
  id: string,
  { from, to, at }: { readonly from: OperatorColumns; readonly to: OperatorColumns; readonly at: number },
): CompiledQuery {
  const change = db
    .updateTable('admin_users')
    .set({ ...to, updated_at: at })
    .where('id', '=', id)
    .where('role', '=', from.role)
    .where('disabled_at', from.disabled_at === null ? 'is' : '=', from.disabled_at);
  if (to.role === 'owner' && to.disabled_at === null) return change.compile();
  return change
    .where((row) =>
      row.exists(
        db
          .selectFrom('admin_users as other')
          .select('other.id')
          .where('other.id', '<>', id)
          .where('other.role', '=', 'owner')
          .where('other.disabled_at', 'is', null),
      ),
    )
    .compile();
}
