import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The open database, whichever engine. */
export interface Storage {
  readonly engine: 'sqlite' | 'postgres';
  /** For the startup line: the file's path, or host and name without credentials. */
  readonly description: string;
  /** Compiles queries, and runs single ones: `await storage.db.selectFrom(...).execute()`. */
  readonly db: Kysely<Database>;
  /**
   * A transaction: queries handed over at once, run in order, all or nothing; nothing is awaited inside.
   * Answers each query's rows and count of changed rows, in order.
   * `expect` on a query stops and rolls back with TransactionRefused unless it changes exactly that many rows.
   */
  transaction(queries: readonly TransactionQuery[]): Promise<readonly QueryResult[]>;
  /** The next migrations are applied, and the encryption key is checked, before this object exists. */
  close(): Promise<void>;
  /** Whether the database answers (GET /readyz). */
  ready(): Promise<boolean>;
  /** SQLite: a truncating checkpoint after deletions, so that no ciphertext stays in the journal. PostgreSQL: nothing. */
  forgetDeleted(): Promise<void>;
  /** A hint to other instances that a reply changed; ids only. On SQLite it stays in the process. */
  notify(channel: 'reply', id: string): Promise<void>;
  /** Called with hints of other instances. Returns how to stop listening. */
  onNotify(listener: (channel: 'reply', id: string) => void): () => void;
}

export interface TransactionQuery {
  readonly query: CompiledQuery;
  readonly expect?: number;
}

export interface QueryResult {
  readonly rows: readonly Record<string, unknown>[];
  readonly changed: number;
}

/** A query of a transaction changed another number of rows than expected; nothing of it was kept. */
export class TransactionRefused extends Error {
  readonly position: number;
  constructor(position: number) {
    super('A transaction was refused because a row was not as expected.');
    this.name = 'TransactionRefused';
    this.position = position;
  }
}

/** Where storage reports what it survived. Fields never hold values of rows, messages of errors or addresses. */
export interface StorageLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
