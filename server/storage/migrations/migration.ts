import type { CompiledQuery } from 'kysely';

/** A step of the database's shape. It is carried out as one transaction, on either engine, exactly once. */
export interface Migration {
  /** Sorts behind all earlier ones; never changed once released. */
  readonly name: string;
  queries(words: EngineWords, now: number): readonly CompiledQuery[];
}

/** Where the two engines' languages differ. */
export interface EngineWords {
  /** 64 bits: times, counts, booleans. */
  readonly integer: string;
  /** Sorted by code unit, so that both engines put rows in the same order. */
  readonly text: string;
  readonly bytes: string;
  /** SQLite: columns refuse values of another type, as PostgreSQL's do. */
  readonly strict: string;
}

export const engineWords: Record<'sqlite' | 'postgres', EngineWords> = {
  sqlite: { integer: 'integer', text: 'text', bytes: 'blob', strict: 'strict' },
  postgres: { integer: 'bigint', text: 'text collate "C"', bytes: 'bytea', strict: '' },
};
