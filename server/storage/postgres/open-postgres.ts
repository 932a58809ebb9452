import {
  CompiledQuery,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { answersInTime } from '../answers-in-time.ts';
import { refuseTransaction, StorageStartError } from '../errors.ts';
import type { Database } from '../schema.ts';
import type { Storage, StorageLog } from '../types.ts';
import { listenForHints, sendHint } from './hints.ts';
import { transaction } from './transaction.ts';
import { columnTypes } from './types.ts';

/**
 * A pool of connections to PostgreSQL. Nothing is asked of the database yet.
 * A lost connection fails the queries on it and nothing else; the pool makes a new one.
 * Throws StorageStartError where the address cannot be understood.
 */
export function openPostgres(databaseUrl: string, log: StorageLog): Storage {
  const description = withoutCredentials(databaseUrl);
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    types: columnTypes,
    application_name: 'berea',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    // A transaction's queries go out together: one way there and back, not one for each.
    pipeline: true,
    // A half-open connection must not hold a visitor's request, nor a dead instance its locks, for ever.
    query_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (error) => log.warn(lost(error), 'A database connection was lost.'));
  // Without a listener of its own, a connection that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const hints = listenForHints(() => new pg.Client(connection), log);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  const underWay = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    description,
    db,
    transaction(queries) {
      const running = transaction(pool, queries).finally(() => underWay.delete(running));
      underWay.add(running);
      return running;
    },
    // Removing dead rows is the database's own work (autovacuum); what they hold no one can read.
    forgetDeleted: async () => {},
    close() {
      closed ??= (async () => {
        await Promise.allSettled([...underWay, hints.close()]);
        await pool.end();
      })();
      return closed;
    },
    ready: () => answersInTime(() => db.executeQuery(CompiledQuery.raw('select 1'))),
    notify: (channel, id) => sendHint(db, channel, id),
    onNotify: hints.listen,
  };
}

/** Kysely's own, but for transactions: on both engines they are lists (transaction.ts). */
function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => Object.assign(new PostgresDriver({ pool }), { beginTransaction: refuseTransaction }),
  };
}

/** Database, host and port, without the credentials. */
function withoutCredentials(databaseUrl: string): string {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw notAnAddress();
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') throw notAnAddress();
  return `PostgreSQL, ${decodeURIComponent(url.pathname.slice(1)) || 'default database'} at ${url.host || 'this machine'}`;
}

function notAnAddress(): StorageStartError {
  return new StorageStartError(
    'DATABASE_URL is not the address of a PostgreSQL database: postgres://user:password@host:5432/name is expected.',
  );
}

/** What may be logged of a lost connection: its code, never its message, which can hold an address. */
function lost(error: Error): object {
  return { code: 'code' in error ? String(error.code) : error.name };
}
