import type { Storage } from '../storage/types.ts';

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
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The operator of a session that has not expired. `now` in milliseconds since 1970. */
export function findOperatorSession(
  storage: Storage,
  idHash: string,
  now: number,
): Promise<{ admin_user: string } | undefined> {
  return storage.db
    .selectFrom('admin_sessions')
    .select('admin_user')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
