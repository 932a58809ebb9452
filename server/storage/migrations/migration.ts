import type { CompiledQuery } from 'kysely';

/** One change of the database's schema. It is applied as one transaction, on either engine, exactly once. */
export interface Migration {
  /** Sorts after all earlier ones; never changed once released. */
  readonly name: string;
  queries(fragments: SqlFragments, now: number): readonly CompiledQuery[];
}

/** SQL that differs between the engines. */
export interface SqlFragments {
  /** 64 bits: times, counts, booleans. */
  readonly integer: string;
  /** Sorted by code unit, so that both engines put rows in the same order. */
  readonly text: string;
  readonly bytes: string;
  /** SQLite: columns refuse values of another type, as PostgreSQL's do. */
  readonly strict: string;
}

export const sqlFragments: Record<'sqlite' | 'postgres', SqlFragments> = {
  sqlite: { integer: 'integer', text: 'text', bytes: 'blob', strict: 'strict' },
  postgres: { integer: 'bigint', text: 'text collate "C"', bytes: 'bytea', strict: '' },
};
