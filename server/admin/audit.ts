import { v7 as uuidv7 } from 'uuid';
import type { AuditEntry } from '../../contract/admin.ts';
import type { Storage, TransactionQuery } from '../storage/types.ts';
import { compileAuditEntry, listAudit } from './audit-store.ts';

/** A change that somebody makes. */
export interface Change {
  /** The operator (operatorOf(request)), or 'server' for a command run on the server. */
  readonly who: { readonly username: string } | 'server';
  /** What was done, as `thing.verb`: `flag.change`, `advertisement.delete`. */
  readonly action: string;
  /** What it was done to: a name that an operator knows, such as a flag's. */
  readonly target: string;
  /** What was changed, before and after. Never a password, a token, or what a visitor wrote. */
  readonly before?: object;
  readonly after?: object;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The query that writes a change into the audit (behaviour 16.6). Put it into the list of the transaction that makes the
 * change, behind a query with `expect: 1`, so that neither is stored without the other:
 *   storage.transaction([{ query: update, expect: 1 }, audit(storage, { who: operatorOf(request), ... })])
 */
export function audit(storage: Storage, { who, before, after, ...change }: Change): TransactionQuery {
  const row = {
    ...change,
    id: uuidv7(),
    who: who === 'server' ? who : who.username,
    before_json: before ? JSON.stringify(before) : null,
    after_json: after ? JSON.stringify(after) : null,
  };
  return { query: compileAuditEntry(storage, row), expect: 1 };
}

/** Newest first; those older than the entry `before`, or from the newest on. */
export async function readAudit(
  storage: Storage,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await listAudit(storage, before, limit);
  return rows.map(({ at, before_json, after_json, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    ...(before_json && { before: JSON.parse(before_json) }),
    ...(after_json && { after: JSON.parse(after_json) }),
  }));
}
