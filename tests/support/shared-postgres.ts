import { inject } from 'vitest';
import { createDatabases } from './postgres.ts';

/** The database engines that contract tests run on. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

const anotherDatabase = createDatabases(inject('postgresPort'), `file_${process.pid}`);

/** The address of an empty database on the PostgreSQL that all test files share (shared-postgres-setup.ts); undefined for SQLite. */
export const databaseFor = async (engine: Engine): Promise<string | undefined> =>
  engine === 'postgres' ? anotherDatabase() : undefined;
