import { CompiledQuery } from 'kysely';
import { StorageStartError } from '../errors.ts';
import { type Storage, TransactionRefused } from '../types.ts';
import { firstTables } from './001-first-tables.ts';
import { advertisementImages } from './002-advertisement-images.ts';
import { careReferrals } from './003-care-referrals.ts';
import { engineWords, type Migration } from './migration.ts';

/** All steps, oldest first. */
export const migrations: readonly Migration[] = [firstTables, advertisementImages, careReferrals];

/** An arbitrary number that is this project's among PostgreSQL's advisory locks. */
const advisoryLock = 7_236_310_911;

/**
 * Brings the database to the newest shape. Safe when several instances start at once: each step is one
 * transaction that first takes a lock (PostgreSQL; SQLite has one process) and then its own row, so that
 * whoever comes second finds the row taken and goes on.
 * Throws StorageStartError when the database has steps that this version does not know.
 */
export async function migrate(storage: Storage, now: number, steps = migrations): Promise<void> {
  const { text, strict } = engineWords[storage.engine];
  const lock =
    storage.engine === 'postgres'
      ? [{ query: CompiledQuery.raw(`select pg_advisory_xact_lock(${advisoryLock})`) }]
      : [];
  const makeTable = CompiledQuery.raw(
    `create table if not exists migrations (name ${text} primary key not null) ${strict}`,
  );
  await storage.transaction([...lock, { query: makeTable }]);

  const applied = await appliedNames(storage);
  const unknown = applied.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new StorageStartError(
      `The database (${storage.description}) was written by a newer version of Berea: it has the step "${unknown}", ` +
        'which this version does not know. Start the newer version, or use another DATA_DIR or DATABASE_URL.',
    );
  }
  for (const step of steps) {
    if (applied.includes(step.name)) continue;
    const takeRow = CompiledQuery.raw(
      `insert into migrations (name) values ('${step.name}') on conflict do nothing`,
    );
    const queries = step.queries(engineWords[storage.engine], now).map((query) => ({ query }));
    try {
      await storage.transaction([...lock, { query: takeRow, expect: 1 }, ...queries]);
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
