import { hashSessionId } from '../../server/storage/encryption.ts';
import type { Storage } from '../../server/storage/types.ts';

/** Makes an operator who is signed in, without a password; resolves to the header of their calls. */
export async function aSignedInOperator(
  { db }: Storage,
  { username = 'ruth', role = 'owner' as 'owner' | 'admin', now = Date.now() } = {},
): Promise<{ readonly 'x-admin-session': string }> {
  const key = `session of ${username}`;
  const operator = { id: username, username, role, password_hash: 'none', created_at: now, updated_at: now };
  await db.insertInto('admin_users').values(operator).execute();
  await db
    .insertInto('admin_sessions')
    .values({
      id: key,
      id_hash: hashSessionId(key),
      admin_user: username,
      expires_at: now + 7 * 24 * 3_600_000,
      created_at: now,
      last_used_at: now,
      browser: 'Firefox on Linux',
    })
    .execute();
  return { 'x-admin-session': key };
}
