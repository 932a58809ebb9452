/** Vitest's global setup: one PostgreSQL for all files, since making the folder of one takes seconds. */
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all test files share. */
    postgresPort: number;
  }
}

let server: TestPostgres | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide('postgresPort', server.port);
}

export const teardown = async (): Promise<void> => server?.stop();
