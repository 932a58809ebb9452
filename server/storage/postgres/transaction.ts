import type pg from 'pg';
import { failureOf, StorageError } from '../errors.ts';
import { type QueryResult, type TransactionQuery, TransactionRefused } from '../types.ts';

/** In a deadlock PostgreSQL fails one of the transactions, which can simply be run again. */
const maxAttempts = 4;

/** Runs the queries on one connection, all or nothing. Throws TransactionRefused or the first error. */
export async function transaction(
  pool: pg.Pool,
  queries: readonly TransactionQuery[],
): Promise<readonly QueryResult[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, queries);
    } catch (error) {
      if (attempt === maxAttempts || failureOf(error) !== 'busy') throw error;
    }
  }
}

async function attemptOnce(
  pool: pg.Pool,
  queries: readonly TransactionQuery[],
): Promise<readonly QueryResult[]> {
  const client = await pool.connect();
  let usable = false;
  try {
    // Everything but the commit is sent at once; after a failed query those behind it fail too.
    const begun = client.query('begin');
    const running = queries.map(({ query }) => client.query(query.sql, [...query.parameters]));
    const [beginResult, ...settled] = await Promise.allSettled([begun, ...running]);
    if (beginResult!.status === 'rejected') throw beginResult!.reason;
    const failure = firstFailure(settled, queries);
    if (failure) {
      await client.query('rollback');
      usable = true;
      throw failure.error;
    }
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new StorageError('failed', command, 'A transaction was not committed.');
    usable = true;
    return settled.map((each) => resultOf((each as PromiseFulfilledResult<pg.QueryResult>).value));
  } finally {
    client.release(!usable);
  }
}

function firstFailure(
  settled: readonly PromiseSettledResult<pg.QueryResult>[],
  queries: readonly TransactionQuery[],
): { error: unknown } | undefined {
  for (const [position, each] of settled.entries()) {
    if (each.status === 'rejected') return { error: each.reason };
    const expect = queries[position]!.expect;
    if (expect !== undefined && resultOf(each.value).changed !== expect) {
      return { error: new TransactionRefused(position) };
    }
  }
  return undefined;
}

const writeCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function resultOf({ command, rowCount, rows }: pg.QueryResult): QueryResult {
  return { rows: rows ?? [], changed: writeCommands.has(command) ? (rowCount ?? 0) : 0 };
}
