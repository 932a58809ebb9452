import type pg from 'pg';
import { failureOf, StorageError } from '../errors.ts';
import { type QueryResult, type TransactionQuery, TransactionRefused } from '../types.ts';

/** Two transactions that wait for each other: one is chosen to fail, and may simply be carried out again. */
const attempts = 4;

/** Carries the queries out on one connection, all or nothing. Throws TransactionRefused or the first error. */
export async function transaction(
  pool: pg.Pool,
  queries: readonly TransactionQuery[],
): Promise<readonly QueryResult[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, queries);
    } catch (error) {
      if (attempt === attempts || failureOf(error) !== 'busy') throw error;
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
    // Everything but the commit is sent at once; a failed query makes those behind it fail too.
    const begun = client.query('begin');
    const running = queries.map(({ query }) => client.query(query.sql, [...query.parameters]));
    const [beginning, ...settled] = await Promise.allSettled([begun, ...running]);
    if (beginning!.status === 'rejected') throw beginning!.reason;
    const failure = firstFailure(settled, queries);
    if (failure) {
      await client.query('rollback');
      usable = true;
      throw failure.error;
    }
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new StorageError('failed', command, 'A transaction was not kept.');
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

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function resultOf({ command, rowCount, rows }: pg.QueryResult): QueryResult {
  return { rows: rows ?? [], changed: changing.has(command) ? (rowCount ?? 0) : 0 };
}
