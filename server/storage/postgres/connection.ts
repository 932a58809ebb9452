import pg from 'pg';
import { columnTypes } from './types.ts';

/** How every connection to PostgreSQL is opened. One that is half open, or a server that stands still, holds nobody up for ever. */
export function connectionTo(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    types: columnTypes,
    application_name: 'berea',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  };
}

/** A connection of its own, to be connected and ended by the caller. If it is lost, its queries fail. */
export function clientOf(databaseUrl: string): pg.Client {
  const client = new pg.Client(connectionTo(databaseUrl));
  // Without a listener a lost connection would end the process.
  client.on('error', () => {});
  return client;
}
