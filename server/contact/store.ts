import type { CompiledQuery, Insertable, Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

export type ContactRow = Selectable<Database['contact_messages']>;

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

/** When a message was received; undefined if there is none. */
export async function readContactTime({ db }: Storage, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at;
}

/** Its result has the row. `at`: milliseconds since 1970, or null for not handled. */
export function setHandled({ db }: Storage, id: string, at: number | null): CompiledQuery {
  return db
    .updateTable('contact_messages')
    .set({ handled_at: at })
    .where('id', '=', id)
    .returningAll()
    .compile();
}

export function deleteContact({ db }: Storage, id: string): CompiledQuery {
  return db.deleteFrom('contact_messages').where('id', '=', id).compile();
}

/** How many were deleted. */
export async function deleteContactBefore(storage: Storage, time: number): Promise<number> {
  const { numDeletedRows } = await storage.db
    .deleteFrom('contact_messages')
    .where('created_at', '<', time)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
