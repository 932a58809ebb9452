import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { StorageStartError } from '../errors.ts';
import { openStorage } from '../open.ts';
import { clientOf, connect } from '../postgres/connection.ts';
import { refuseWithoutDatabase } from '../refuse-without-database.ts';
import { createSum, isSameRow, type TableSum } from './checksum.ts';
import { findIn, insertIntoPostgres, postgresRows, type ReadRows, sqliteRows } from './rows.ts';
import { readTables, type TransferTable } from './tables.ts';

export interface MoveOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** ENCRYPTION_KEY, base64; without it the key file of `dataDir`. */
  readonly encryptionKey: string | undefined;
  /** Only says what would be copied. */
  readonly dryRun: boolean;
  readonly onTable?: (name: string, rows: number) => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Moved {
  readonly tables: ReadonlyMap<string, TableSum>;
  /** How many rows were there already, of an earlier run. */
  readonly foundRows: number;
}

const SILENT = { warn: () => {}, error: () => {} };

/**
 * Copies the SQLite database of `dataDir` into PostgreSQL: brings both up to this version, copies the rows, and compares
 * counts and checksums of every table. May be run again after it was interrupted; where the target has a row that the
 * source has not, it was used since, and nothing is copied. The SQLite file is not changed otherwise, and must not be in
 * use. Throws StorageStartError.
 */
export async function moveToPostgres(options: MoveOptions): Promise<Moved> {
  const { dataDir, databaseUrl, encryptionKey, dryRun, onTable } = options;
  const now = (): number => options.now;
  refuseWithoutDatabase(dataDir);
  if (!dryRun) {
    const source = await openStorage({ dataDir, encryptionKey, log: SILENT, now });
    await source.close();
  }
  const db = new DatabaseSync(join(dataDir, 'berea.sqlite'), { readOnly: true });
  const client = clientOf(databaseUrl);
  try {
    await connect(client, databaseUrl);
    const tables = readTables(db);
    if (dryRun) return { tables: await sumsOf(tables, sqliteRows(db), onTable), foundRows: 0 };
    const unused = await isUnused(client, db);
    const target = await openStorage({ dataDir, databaseUrl, encryptionKey, log: SILENT, now });
    await target.close();
    if (unused) await removeSeeds(client, tables);
    const foundRows = unused ? 0 : await countCopied(client, db, tables);
    const read = sqliteRows(db);
    for (const table of tables)
      for await (const rows of read(table)) await insertIntoPostgres(client, table, rows);
    const copied = await sumsOf(tables, sqliteRows(db), onTable);
    await client.query('begin isolation level repeatable read read only');
    compare(copied, await sumsOf(tables, postgresRows(client)));
    await client.query('commit');
    return { tables: copied, foundRows };
  } finally {
    db.close();
    await client.end().catch(() => {});
  }
}

async function sumsOf(
  tables: readonly TransferTable[],
  read: ReadRows,
  onTable?: MoveOptions['onTable'],
): Promise<Map<string, TableSum>> {
  const sums = new Map<string, TableSum>();
  for (const table of tables) {
    const sum = createSum(table);
    for await (const rows of read(table)) for (const row of rows) sum.add(row);
    sums.set(table.name, sum.sum());
    onTable?.(table.name, sum.sum().rows);
  }
  return sums;
}

/** Whether the target was never used. Throws if it has conversations of its own: it is somebody's installation. */
async function isUnused(client: pg.Client, db: DatabaseSync): Promise<boolean> {
  const there = await client.query("select to_regclass('chat_sessions') as name");
  if (there.rows[0]?.name === null) return true;
  const known = db.prepare('select 1 from chat_sessions where id = ?');
  const { rows } = await client.query<{ id: string }>('select id from chat_sessions');
  if (rows.some(({ id }) => known.get(id) === undefined))
    throw new StorageStartError(
      'The database of DATABASE_URL has conversations that are not in DATA_DIR: nothing was copied. Use an empty database.',
    );
  return false;
}

/** How many rows an earlier run has copied. Throws if any row is not as in the source: to copy over it would undo what was done since. */
async function countCopied(
  client: pg.Client,
  db: DatabaseSync,
  tables: readonly TransferTable[],
): Promise<number> {
  let count = 0;
  await client.query('begin isolation level repeatable read read only');
  const read = postgresRows(client);
  for (const table of tables) {
    const find = findIn(db, table);
    for await (const rows of read(table))
      for (const row of rows) {
        const source = find(row);
        if (!source || !isSameRow(table, source, row))
          throw new StorageStartError(
            `The database of DATABASE_URL was changed since it was copied: its table ${table.name} has rows that are not so in DATA_DIR. Nothing was copied over them. Go on with DATABASE_URL as it is, or use an empty database.`,
          );
        if (table.name !== 'installation') count += 1;
      }
  }
  await client.query('commit');
  return count;
}

/** What the migrations wrote in an empty target; the source has its own rows in their place. */
async function removeSeeds(client: pg.Client, tables: readonly TransferTable[]): Promise<void> {
  for (const { name } of [...tables].reverse())
    if (name !== 'installation') await client.query(`delete from "${name}"`);
}

function compare(source: ReadonlyMap<string, TableSum>, target: ReadonlyMap<string, TableSum>): void {
  for (const [name, { rows, checksum }] of source) {
    const other = target.get(name);
    if (other?.rows !== rows || other.checksum !== checksum)
      throw new StorageStartError(
        `The table ${name} differs after the copy: ${rows} rows in SQLite, ${other?.rows ?? 0} in PostgreSQL. Run it again; if it still differs, use an empty database.`,
      );
  }
}
