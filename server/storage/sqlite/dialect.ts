import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { refuseTransaction } from '../errors.ts';
import type { Statement } from './protocol.ts';
import type { SqliteWorker } from './worker-client.ts';

/** Kysely's SQLite dialect over the worker. Kysely's own driver needs the database on the same thread. */
export function sqliteDialect(worker: SqliteWorker): Dialect {
  return {
    createAdapter: () => new SharedConnectionAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => workerDriver(worker),
  };
}

/**
 * Queries need not wait for one another here: the worker runs all that wait as one group. Kysely's own adapter lets one
 * through at a time, each for a whole round of the event loop: under load they wait for seconds.
 */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function workerDriver(worker: SqliteWorker): Driver {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      const [result] = await worker.run([statementOf(query)]);
      return { rows: result!.rows as never[], numAffectedRows: BigInt(result!.changed) };
    },
    // biome-ignore lint/correctness/useYield: it only throws, but Kysely requires a generator.
    async *streamQuery() {
      throw new Error('Rows are not streamed: read a page at a time.');
    },
  };
  const noop = async () => {};
  return {
    init: noop,
    acquireConnection: async () => connection,
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: noop,
    destroy: () => worker.close(),
  };
}

/** A compiled query as a statement for the worker. */
export function statementOf(query: CompiledQuery, expect?: number): Statement {
  const parameters = query.parameters.map(copyIfView);
  return { sql: query.sql, parameters, writes: query.query.kind !== 'SelectQueryNode', expect };
}

/** Posting a view into a larger buffer (Node's pool) would copy the whole buffer. */
function copyIfView(value: unknown): unknown {
  if (!(value instanceof Uint8Array) || value.byteLength === value.buffer.byteLength) return value;
  return Uint8Array.from(value);
}
