/** The messages between the main thread and the database's worker. Plain data, because it is cloned. */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** False only for a plain select of the query builder, which needs no transaction. */
  readonly writes: boolean;
  /** If the statement changes another number of rows, the whole request is undone. */
  readonly expect?: number | undefined;
}

export type Request =
  | { readonly id: number; readonly kind: 'run'; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly kind: 'checkpoint' }
  | { readonly id: number; readonly kind: 'close' };

/** Rows are arrays in the order of the columns: cloning them costs a third of cloning objects. */
export interface StatementResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly changed: number;
}

export interface WorkerFailure {
  /** An extended SQLite result code; 0 if the failure is not SQLite's. */
  readonly resultCode: number;
  readonly message: string;
}

export type Answer =
  | { readonly id: number; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly refused: number }
  | { readonly id: number; readonly failure: WorkerFailure };

export interface WorkerData {
  readonly path: string;
}
