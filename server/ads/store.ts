import type { Placement } from '../../contract/advertisements.ts';
import type { Storage } from '../storage/types.ts';

/** More than a page could ever show at one placement. */
const MAX_VISIBLE = 50;

/** The advertisements of a placement that are active and within their dates (`now` in milliseconds since 1970), highest priority first, then newest. */
export function findVisible(storage: Storage, placement: Placement, now: number) {
  return storage.db
    .selectFrom('advertisements')
    .leftJoin('advertisement_images', 'advertisement_images.advertisement', 'advertisements.id')
    .select(['id', 'title', 'description', 'link_url', 'advertisements.type', 'placement', 'priority'])
    .select('advertisement_images.revision as image_revision')
    .where('placement', '=', placement)
    .where('active', '=', 1)
    .where((row) => row.or([row('start_date', 'is', null), row('start_date', '<=', now)]))
    .where((row) => row.or([row('end_date', 'is', null), row('end_date', '>', now)]))
    .orderBy('priority', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_VISIBLE)
    .execute();
}

/** Increments in the database, so that no concurrent count is lost. Resolves to whether the advertisement exists. */
export async function incrementCount(
  storage: Storage,
  id: string,
  column: 'impression_count' | 'click_count',
): Promise<boolean> {
  const changed = await storage.db
    .updateTable('advertisements')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export function readImage(storage: Storage, advertisement: string) {
  return storage.db
    .selectFrom('advertisement_images')
    .select(['type', 'bytes', 'revision'])
    .where('advertisement', '=', advertisement)
    .executeTakeFirst();
}
