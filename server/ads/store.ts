import { type CompiledQuery, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Placement } from '../../contract/advertisements.ts';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

/** More than a page could ever show at one placement. */
const MAX_VISIBLE = 50;
/** More than an operator keeps. */
const MAX_LISTED = 1_000;

export type AdvertisementRow = Selectable<Database['advertisements']> & {
  /** null: it has no picture. */
  readonly image_revision: string | null;
};

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

const withRevision = ({ db }: Storage) =>
  db
    .selectFrom('advertisements')
    .leftJoin('advertisement_images', 'advertisement_images.advertisement', 'advertisements.id')
    .selectAll('advertisements')
    .select('advertisement_images.revision as image_revision');

/** Newest first. */
export function listAdvertisements(storage: Storage): Promise<AdvertisementRow[]> {
  return withRevision(storage)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

export function readAdvertisement(storage: Storage, id: string): Promise<AdvertisementRow | undefined> {
  return withRevision(storage).where('id', '=', id).executeTakeFirst();
}

export function insertAdvertisement(
  { db }: Storage,
  row: Insertable<Database['advertisements']>,
): CompiledQuery {
  return db.insertInto('advertisements').values(row).compile();
}

/** Changes an advertisement if it still is as it was when `updatedAt` was read. */
export function updateAdvertisement(
  { db }: Storage,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: number },
  values: Updateable<Database['advertisements']>,
): CompiledQuery {
  return db
    .updateTable('advertisements')
    .set(values)
    .where('id', '=', id)
    .where('updated_at', '=', updatedAt)
    .compile();
}

export function deleteAdvertisement({ db }: Storage, id: string): CompiledQuery {
  return db.deleteFrom('advertisements').where('id', '=', id).compile();
}

export function putImage({ db }: Storage, row: Insertable<Database['advertisement_images']>): CompiledQuery {
  const { type, bytes, revision } = row;
  return db
    .insertInto('advertisement_images')
    .values(row)
    .onConflict((conflict) => conflict.column('advertisement').doUpdateSet({ type, bytes, revision }))
    .compile();
}

export function deleteImage({ db }: Storage, advertisement: string): CompiledQuery {
  return db.deleteFrom('advertisement_images').where('advertisement', '=', advertisement).compile();
}

export function readImage(storage: Storage, advertisement: string) {
  return storage.db
    .selectFrom('advertisement_images')
    .select(['type', 'bytes', 'revision'])
    .where('advertisement', '=', advertisement)
    .executeTakeFirst();
}

export async function readIds({ db }: Storage): Promise<string[]> {
  return (await db.selectFrom('advertisements').select('id').execute()).map(({ id }) => id);
}

/** Adds in the database, so that no count of another instance is lost. */
export function addCounts(
  { db }: Storage,
  id: string,
  { impressions, clicks }: { readonly impressions: number; readonly clicks: number },
): CompiledQuery {
  return db
    .updateTable('advertisements')
    .set((row) => ({
      impression_count: row('impression_count', '+', impressions),
      click_count: row('click_count', '+', clicks),
    }))
    .where('id', '=', id)
    .compile();
}

/** Impressions and clicks of the advertisements that exist, and when the oldest was created, by placement. */
export async function readPlacementCounts({ db }: Storage) {
  const rows = await db
    .selectFrom('advertisements')
    .select([
      'placement',
      sql<number>`sum(impression_count)`.as('impressions'),
      sql<number>`sum(click_count)`.as('clicks'),
      sql<number>`min(created_at)`.as('since'),
    ])
    .groupBy('placement')
    .execute();
  return rows.map(({ placement, impressions, clicks, since }) => ({
    placement,
    impressions: Number(impressions),
    clicks: Number(clicks),
    since: Number(since),
  }));
}
