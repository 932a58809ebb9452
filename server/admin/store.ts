import { type CompiledQuery, type Selectable, sql } from 'kysely';
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
