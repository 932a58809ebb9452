import type { DatabaseSync } from 'node:sqlite';

/** A table whose rows are copied, read from the database itself. */
export interface TransferTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

export type TransferRow = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

/** Written by the migrations, or of this hour alone. */
const LEFT_OUT = new Set(['migrations', 'rate_limits']);

/** The tables of an SQLite database, those first that others refer to. */
export function readTables(db: DatabaseSync): TransferTable[] {
  const names = (
    db.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
      name: string;
    }[]
  )
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('sqlite_'));
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    const references = db.prepare(`pragma foreign_key_list("${name}")`).all() as { table: string }[];
    for (const { table } of references) if (table !== name) add(table);
    ordered.push(name);
  };
  for (const name of names) add(name);
  return ordered.map((name) => {
    const columns = db.prepare(`pragma table_info("${name}")`).all() as { name: string; pk: number }[];
    return {
      name,
      columns: columns.map((column) => column.name),
      key: columns
        .filter(({ pk }) => pk > 0)
        .sort((one, other) => one.pk - other.pk)
        .map((column) => column.name),
    };
  });
}

/** Rows that say something of one database only. */
export const isOfThisDatabase = (table: string, row: TransferRow): boolean =>
  table === 'installation' && row.name === 'last_probe';
