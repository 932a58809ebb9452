import type { Placement } from '../../contract/advertisements.ts';
import type { Storage } from '../storage/types.ts';

/** More of one placement than a page could ever show are not even read. */
const SHOWN_AT_MOST = 50;

/** What is active at a placement and in its dates (`now` in milliseconds since 1970), highest priority first, then newest. */
export function readShown(storage: Storage, placement: Placement, now: number) {
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
    .limit(SHOWN_AT_MOST)
    .execute();
}

/** Adds one, in the database itself, so that none is lost among many at once. Says whether there is such an advertisement. */
export async function addOne(
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
