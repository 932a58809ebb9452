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
import type { LogFields } from '../../log-fields.ts';
import { refuseTransaction } from '../errors.ts';
import { findProblem } from '../readiness.ts';
import type { Database } from '../schema.ts';
import { slowQueryLogger, timed } from '../slow-queries.ts';
import type { Storage, StorageLog } from '../types.ts';
import { clientOf, connectionTo, withoutCredentials } from './connection.ts';
import { listenForHints, sendHint } from './hints.ts';
import { transaction } from './transaction.ts';

/**
 * A pool of connections to PostgreSQL. It connects with the first query.
 * A lost connection fails only the queries on it; the pool opens a new one.
 * Throws StorageStartError if the address is malformed.
 */
export function openPostgres(databaseUrl: string, log: StorageLog): Storage {
  const description = withoutCredentials(databaseUrl);
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    max: 10,
    // A transaction's queries are sent together: one round trip instead of one for each.
    pipeline: true,
    // So that a dead instance does not keep its locks.
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (error) => log.warn(errorFields(error), 'A database connection was lost.'));
  // Without an error listener, a connection that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const hints = listenForHints(() => clientOf(databaseUrl), log);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool), log: slowQueryLogger(log) });
  const pending = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    description,
    db,
    transaction(queries) {
      const running = timed(log, () => transaction(pool, queries)).finally(() => pending.delete(running));
      pending.add(running);
      return running;
    },
    // The database removes dead rows itself (autovacuum); their content is encrypted.
    purgeDeleted: async () => {},
    close() {
      closed ??= (async () => {
        await Promise.allSettled([...pending, hints.close()]);
        await pool.end();
      })();
      return closed;
    },
    findProblem: () => findProblem(() => db.executeQuery(CompiledQuery.raw(PROBE))),
    notify: (channel, id) => sendHint(db, channel, id),
    onNotify: hints.listen,
  };
}

/** Fails where the database may only be read, as a standby; writes nothing, for the instances would wait for one another. */
const PROBE = "update installation set value = value where name = 'no such name'";

/** Kysely's PostgreSQL dialect without its transactions: here they are lists on both engines (transaction.ts). */
function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => Object.assign(new PostgresDriver({ pool }), { beginTransaction: refuseTransaction }),
  };
}

/** What may be logged of a lost connection: its code, never its message, which may contain an address. */
function errorFields(error: Error): LogFields {
  return { code: 'code' in error ? String(error.code) : error.name };
}
