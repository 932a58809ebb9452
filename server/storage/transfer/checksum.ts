import { createHash } from 'node:crypto';
import type { TransferRow, TransferTable } from './tables.ts';

/** How many rows a table has, and a sum over their contents that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

export interface RunningSum {
  add(row: TransferRow): void;
  sum(): TableSum;
}

/** Adds up the rows of a table. Two tables have the same sum if they have the same rows. */
export function createSum(table: TransferTable): RunningSum {
  const total = new Uint8Array(32);
  let rows = 0;
  return {
    add(row) {
      rows += 1;
      for (const [index, byte] of hashOf(table, row).entries()) total[index] = (total[index] ?? 0) ^ byte;
    },
    sum: () => ({ rows, checksum: Buffer.from(total).toString('hex') }),
  };
}

/** Whether two rows of a table, of either engine, hold the same. */
export const isSameRow = (table: TransferTable, one: TransferRow, other: TransferRow): boolean =>
  hashOf(table, one).equals(hashOf(table, other));

const hashOf = ({ columns }: TransferTable, row: TransferRow): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => written(row[column]))))
    .digest();

function written(value: TransferRow[string] | undefined): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
}
