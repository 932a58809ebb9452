import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

type ContactRow = Selectable<Database['contact_messages']>;

/** More than an operator reads in half a year. */
const MAX_LISTED = 1_000;

export async function insertContact(
  storage: Storage,
  row: Insertable<Database['contact_messages']>,
): Promise<void> {
  await storage.db.insertInto('contact_messages').values(row).execute();
}

/** Newest first. */
export function listContact(storage: Storage): Promise<ContactRow[]> {
  return storage.db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** Undefined if there is no such message. `at`: milliseconds since 1970, or null for not handled. */
export function setHandled(storage: Storage, id: string, at: number | null): Promise<ContactRow | undefined> {
  return storage.db
    .updateTable('contact_messages')
    .set({ handled_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Whether there was such a message. */
export async function deleteContact(storage: Storage, id: string): Promise<boolean> {
  const { numDeletedRows } = await storage.db
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many were deleted. */
export async function deleteContactBefore(storage: Storage, time: number): Promise<number> {
  const { numDeletedRows } = await storage.db
    .deleteFrom('contact_messages')
    .where('created_at', '<', time)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
