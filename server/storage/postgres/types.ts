import pg from 'pg';

/** PostgreSQL's type numbers (pg_type): 64-bit integers, and `numeric`, the type of their sums. */
const int8 = 20;
const numeric = 1700;

/** Reads integers as numbers, as SQLite does; all other types as `pg` does. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(type, format);
    if (type === int8) return safeInteger;
    if (type === numeric) return Number;
    return pg.types.getTypeParser(type, 'text');
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored integer is too large to be read exactly.');
  return value;
}
