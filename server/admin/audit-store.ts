import type { CompiledQuery, Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

type AuditRow = Selectable<Database['audit_entries']>;

export function compileAuditEntry({ db }: Storage, row: AuditRow): CompiledQuery {
  return db.insertInto('audit_entries').values(row).compile();
}

/** Newest first. Ids sort by time. */
export function listAudit({ db }: Storage, before: string | undefined, limit: number): Promise<AuditRow[]> {
  const newest = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? newest : newest.where('id', '<', before)).execute();
}
