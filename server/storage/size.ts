import { sql } from 'kysely';
import type { Storage } from './types.ts';

/** How much room the database takes, in bytes; of SQLite the file without its journal. */
export async function databaseBytes({ db, engine }: Storage): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
