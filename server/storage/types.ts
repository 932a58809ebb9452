import type { CompiledQuery, Kysely } from 'kysely';
import type { LogFields } from '../log-fields.ts';
import type { StorageProblem } from './readiness.ts';
import type { Database } from './schema.ts';

/** The open database, on either engine. `openStorage` has applied the migrations and checked the encryption key. */
export interface Storage {
  readonly engine: 'sqlite' | 'postgres';
  /** For the startup line: the file's path, or host and name without credentials. */
  readonly description: string;
  /** Compiles queries, and runs single ones: `await storage.db.selectFrom(...).execute()`. */
  readonly db: Kysely<Database>;
  /**
   * Runs a list of queries in order as one transaction, all or nothing; nothing else is awaited inside.
   * Resolves to each query's rows and number of changed rows, in order.
   * Rolls back with TransactionRefused if a query with `expect` changes another number of rows.
   */
  transaction(queries: readonly TransactionQuery[]): Promise<readonly QueryResult[]>;
  close(): Promise<void>;
  /** Why the database cannot be read and written now; undefined if it can (GET /readyz). Never rejects. */
  findProblem(): Promise<StorageProblem | undefined>;
  /** SQLite: truncates the journal after deletions, so that no ciphertext stays in it. PostgreSQL: does nothing. */
  purgeDeleted(): Promise<void>;
  /** Notifies other instances that a reply or a room changed; sends only its id. On SQLite it stays in the process. */
  notify(channel: HintChannel, id: string): Promise<void>;
  /** Calls the listener with such notifications. Returns a function that removes it. */
  onNotify(listener: (channel: HintChannel, id: string) => void): () => void;
}

/** What instances tell one another about. */
export type HintChannel = 'reply' | 'room';

export interface TransactionQuery {
  readonly query: CompiledQuery;
  readonly expect?: number;
}

export interface QueryResult {
  readonly rows: readonly Record<string, unknown>[];
  readonly changed: number;
}

/** A query of a transaction changed another number of rows than expected; everything was rolled back. */
export class TransactionRefused extends Error {
  readonly position: number;
  constructor(position: number) {
    super('A transaction was rolled back: a query changed another number of rows than expected.');
    this.name = 'TransactionRefused';
    this.position = position;
  }
}

/** Where storage reports problems it recovers from. Fields never hold values of rows, messages of errors or addresses. */
export interface StorageLog {
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}
