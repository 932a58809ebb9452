import { CompiledQuery } from 'kysely';
import { StorageStartError } from '../errors.ts';
import { type Storage, TransactionRefused } from '../types.ts';
import { firstTables } from './001-first-tables.ts';
import { advertisementImages } from './002-advertisement-images.ts';
import { careReferrals } from './003-care-referrals.ts';
import { sealedContactMessages } from './004-sealed-contact-messages.ts';
import { gameScores } from './005-game-scores.ts';
import { operators } from './006-operators.ts';
import { dashboard } from './007-dashboard.ts';
import { gameRooms } from './008-game-rooms.ts';
import { flagDescriptions } from './009-flag-descriptions.ts';
import { type Migration, sqlFragments } from './migration.ts';

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [
  firstTables,
  advertisementImages,
  careReferrals,
  sealedContactMessages,
  gameScores,
  operators,
  dashboard,
  gameRooms,
  flagDescriptions,
];

/** The advisory lock of this project on PostgreSQL; the number is arbitrary. */
const advisoryLock = 7_236_310_911;

/**
 * Applies pending migrations. Safe when several instances start at once: each migration is one transaction that first
 * takes a lock (PostgreSQL; SQLite has one process) and then inserts its own row, so a second instance finds the row
 * and goes on.
 * Throws StorageStartError if the database has migrations that this release does not know.
 */
export async function migrate(storage: Storage, now: number, all = migrations): Promise<void> {
  const { text, strict } = sqlFragments[storage.engine];
  const lock =
    storage.engine === 'postgres'
      ? [{ query: CompiledQuery.raw(`select pg_advisory_xact_lock(${advisoryLock})`) }]
      : [];
  const createTable = CompiledQuery.raw(
    `create table if not exists migrations (name ${text} primary key not null) ${strict}`,
  );
  await storage.transaction([...lock, { query: createTable }]);

  const applied = await appliedNames(storage);
  const unknown = applied.find((name) => !all.some((migration) => migration.name === name));
  if (unknown !== undefined) {
    throw new StorageStartError(
      `The database (${storage.description}) was written by a newer version of Berea: it has the migration "${unknown}", ` +
        'which this version does not know. Start the newer version, or use another DATA_DIR or DATABASE_URL.',
    );
  }
  for (const migration of all) {
    if (applied.includes(migration.name)) continue;
    const claim = CompiledQuery.raw(
      `insert into migrations (name) values ('${migration.name}') on conflict do nothing`,
    );
    const queries = migration.queries(sqlFragments[storage.engine], now).map((query) => ({ query }));
    try {
      await storage.transaction([...lock, { query: claim, expect: 1 }, ...queries]);
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
    }
  }
}

async function appliedNames(storage: Storage): Promise<string[]> {
  const query = CompiledQuery.raw('select name from migrations order by name');
  const { rows } = await storage.db.executeQuery<{ name: string }>(query);
  return rows.map((row) => row.name);
}
