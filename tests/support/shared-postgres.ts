import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';

/** The database engines that contract tests run on. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Of this file's test before, which has ended. */
let former: string | undefined;

/**
 * The setting for an app with an empty database on this engine: for SQLite none, for PostgreSQL an address on the server that
 * all test files share (shared-postgres-setup.ts). Removes the database that it made before. A test that stops the server or
 * drops its connections starts one of its own (postgres.ts).
 */
export async function databaseSettings(engine: Engine): Promise<{ DATABASE_URL?: string }> {
  if (engine === 'sqlite') return {};
  if (former) await dropDatabase(former);
  former = await createDatabase(inject('postgresPort'));
  return { DATABASE_URL: former };
}
