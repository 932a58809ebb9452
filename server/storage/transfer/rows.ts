import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { isOfThisDatabase, type TransferRow, type TransferTable } from './tables.ts';

/** How many rows are read and written at once. */
const PAGE = 200;

/** Reads a table's rows in pages. */
export type ReadRows = (table: TransferTable) => AsyncIterable<TransferRow[]>;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** The rows of an SQLite database, as they are when each table is begun. */
export function sqliteRows(db: DatabaseSync): ReadRows {
  return async function* read({ name, columns }) {
    let page: TransferRow[] = [];
    for (const row of db.prepare(`select ${quoted(columns)} from "${name}"`).iterate()) {
      if (isOfThisDatabase(name, row as TransferRow)) continue;
      page.push(row as TransferRow);
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  };
}

/** The row of an SQLite database with the same primary key. */
export function findIn(
  db: DatabaseSync,
  { name, columns, key }: TransferTable,
): (row: TransferRow) => TransferRow | undefined {
  const select = db.prepare(
    `select ${quoted(columns)} from "${name}" where ${key.map((column) => `"${column}" = ?`).join(' and ')}`,
  );
  return (row) => select.get(...key.map((column) => row[column] ?? null)) as TransferRow | undefined;
}

/** The rows of a PostgreSQL database. The client must be in a transaction, so that all tables are of one moment. */
export function postgresRows(client: pg.ClientBase): ReadRows {
  return async function* read({ name, columns }) {
    await client.query(`declare transfer no scroll cursor for select ${quoted(columns)} from "${name}"`);
    for (;;) {
      const { rows } = await client.query<Record<string, TransferRow[string]>>(`fetch ${PAGE} from transfer`);
      if (rows.length === 0) break;
      const page = rows.filter((row) => !isOfThisDatabase(name, row));
      if (page.length > 0) yield page;
    }
    await client.query('close transfer');
  };
}

/** Writes rows into SQLite. */
export function insertIntoSqlite(
  db: DatabaseSync,
  { name, columns }: TransferTable,
  rows: TransferRow[],
): void {
  const insert = db.prepare(
    `insert into "${name}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
  );
  db.exec('begin');
  for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
  db.exec('commit');
}

/** Writes rows into PostgreSQL; rows that are there already are written again, so that a copy can be resumed. */
export async function insertIntoPostgres(
  client: pg.ClientBase,
  { name, columns, key }: TransferTable,
  rows: TransferRow[],
): Promise<void> {
  const places = rows.map(
    (_, at) => `(${columns.map((_column, index) => `$${at * columns.length + index + 1}`).join(', ')})`,
  );
  const others = columns.filter((column) => !key.includes(column));
  const update = others.map((column) => `"${column}" = excluded."${column}"`).join(', ');
  await client.query(
    `insert into "${name}" (${quoted(columns)}) values ${places.join(', ')} on conflict (${quoted(key)}) do ${
      update ? `update set ${update}` : 'nothing'
    }`,
    rows.flatMap((row) =>
      columns.map((column) => {
        const value = row[column] ?? null;
        return value instanceof Uint8Array ? Buffer.from(value) : value;
      }),
    ),
  );
}
