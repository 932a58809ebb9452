import type { OperatorAdvertisement } from '../../contract/advertisements.ts';
import { imagePath } from './advertisements.ts';
import type { AdvertisementRow } from './store.ts';

type AuditedRow = Pick<AdvertisementRow, 'title'> & Partial<AdvertisementRow>;

/** An advertisement as the audit has it: without ids and counts. */
export function shownInAudit(row: AuditedRow): Record<string, unknown> {
  return {
    title: row.title,
    description: row.description,
    imageUrl: row.image_url ?? null,
    linkUrl: row.link_url ?? null,
    type: row.type,
    placement: row.placement,
    active: row.active === 1,
    priority: row.priority,
    targetAudience: row.target_audience ?? null,
    startDate: isoOrNull(row.start_date ?? null),
    endDate: isoOrNull(row.end_date ?? null),
  };
}

/** Only what a change changed. */
export function difference(before: AuditedRow, after: AuditedRow): { before: object; after: object } {
  const [old, next] = [shownInAudit(before), shownInAudit(after)];
  const changed = Object.keys(old).filter((name) => old[name] !== next[name]);
  const only = (all: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, all[name]] as const));
  return { before: only(old), after: only(next) };
}

const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** An advertisement as the operator sees it. */
export function present(row: AdvertisementRow): OperatorAdvertisement {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: row.image_url,
    pictureUrl: row.image_revision ? imagePath(row.id, row.image_revision) : null,
    pictureProblem: row.picture_problem,
    linkUrl: row.link_url,
    type: row.type,
    placement: row.placement,
    active: row.active === 1,
    priority: row.priority,
    targetAudience: row.target_audience,
    startDate: isoOrNull(row.start_date),
    endDate: isoOrNull(row.end_date),
    clickCount: row.click_count,
    impressionCount: row.impression_count,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
