import pg from 'pg';
import { failureOf, StorageStartError } from '../errors.ts';
import { unusable } from '../unusable.ts';
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

/** Throws StorageStartError where the server refuses, such as a name or a password; one that cannot be reached fails as its queries do. */
export async function connect(client: pg.Client, databaseUrl: string): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw failureOf(error) === 'closed'
      ? error
      : unusable('DATABASE_URL', withoutCredentials(databaseUrl), error);
  }
}

/** Database, host and port, without the credentials. Throws StorageStartError if the address is malformed. */
export function withoutCredentials(databaseUrl: string): string {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw invalidDatabaseUrl();
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') throw invalidDatabaseUrl();
  return `PostgreSQL, ${decodeURIComponent(url.pathname.slice(1)) || 'default database'} at ${url.host || 'this machine'}`;
}

function invalidDatabaseUrl(): StorageStartError {
  return new StorageStartError(
    'DATABASE_URL is not the address of a PostgreSQL database: expected postgres://user:password@host:5432/name.',
  );
}
