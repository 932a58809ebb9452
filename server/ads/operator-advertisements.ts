import { v7 as uuidv7 } from 'uuid';
import {
  type AdvertisementChange,
  type NewAdvertisement,
  type OperatorAdvertisement,
  type Placement,
  placement as placements,
} from '../../contract/advertisements.ts';
import { AppError } from '../../contract/errors.ts';
import { audit } from '../admin/audit.ts';
import { type Storage, type TransactionQuery, TransactionRefused } from '../storage/types.ts';
import type { AdvertisementImage, Advertisements } from './advertisements.ts';
import type { AdvertisementCounter } from './counter.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { changedPicture, fetchedPicture, NO_PICTURE } from './fetched-picture.ts';
import { rewritePicture } from './picture.ts';
import { difference, present, shownInAudit } from './shown-advertisement.ts';
import {
  type AdvertisementRow,
  deleteAdvertisement,
  deleteImage,
  insertAdvertisement,
  listAdvertisements,
  putImage,
  readAdvertisement,
  readPlacementCounts,
  updateAdvertisement,
} from './store.ts';

type Who = { readonly username: string };

/** What the dashboard tells of advertisements. */
export interface PlacementCounts {
  readonly impressions: number;
  readonly clicks: number;
  readonly placements: readonly { placement: Placement; impressions: number; clicks: number }[];
  /** How many placements show an advertisement now. */
  readonly showing: number;
  /** When the oldest advertisement was created, in milliseconds since 1970; null if there is none. */
  readonly since: number | null;
}

/** Advertisements as the operator keeps them (behaviour 17.2). */
export interface OperatorAdvertisements {
  /** Newest first. */
  list(): Promise<OperatorAdvertisement[]>;
  /** Throws PICTURE_REFUSED, PAYLOAD_TOO_LARGE; nothing is stored then. */
  create(values: NewAdvertisement, who: Who): Promise<OperatorAdvertisement>;
  /** Throws ADVERTISEMENT_NOT_FOUND, CHANGED_ELSEWHERE, INVALID_REQUEST (end before start), and what `create` throws. */
  change(id: string, values: AdvertisementChange, who: Who): Promise<OperatorAdvertisement>;
  /** Throws ADVERTISEMENT_NOT_FOUND, PICTURE_REFUSED, PAYLOAD_TOO_LARGE. */
  setPicture(id: string, bytes: Uint8Array, who: Who): Promise<OperatorAdvertisement>;
  /** Throws ADVERTISEMENT_NOT_FOUND. */
  remove(id: string, who: Who): Promise<void>;
  counts(): Promise<PlacementCounts>;
}

export interface OperatorAdvertisementDeps {
  readonly storage: Storage;
  readonly advertisements: Advertisements;
  readonly counter: AdvertisementCounter;
  readonly fetchPicture: FetchPicture;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How often a change is tried again that names no `updatedAt`, where others change the same advertisement. */
const ATTEMPTS = 5;

export function createOperatorAdvertisements(deps: OperatorAdvertisementDeps): OperatorAdvertisements {
  return {
    list: async () => (await listAdvertisements(deps.storage)).map(present),
    create: (values, who) => create(deps, values, who),
    change: (id, values, who) => change(deps, id, { values, who }),
    setPicture: (id, bytes, who) => setPicture(deps, id, { bytes, who }),
    remove: (id, who) => remove(deps, id, who),
    counts: () => countsOf(deps),
  };
}

async function find({ storage }: OperatorAdvertisementDeps, id: string): Promise<AdvertisementRow> {
  const row = await readAdvertisement(storage, id);
  if (!row) throw new AppError('ADVERTISEMENT_NOT_FOUND');
  return row;
}

async function create(
  deps: OperatorAdvertisementDeps,
  values: NewAdvertisement,
  who: Who,
): Promise<OperatorAdvertisement> {
  const { storage, counter, fetchPicture, now } = deps;
  checkDates(values.startDate ?? null, values.endDate ?? null);
  const picture = values.imageUrl ? await fetchedPicture(fetchPicture, values.imageUrl) : NO_PICTURE;
  const [id, at] = [uuidv7(), now()];
  const row = {
    id,
    ...columnsOf(values),
    priority: values.priority,
    active: values.active ? 1 : 0,
    title: values.title,
    description: values.description,
    type: values.type,
    placement: values.placement,
    click_count: 0,
    impression_count: 0,
    picture_problem: picture.problem,
    created_at: at,
    updated_at: at,
  };
  await storage.transaction([
    { query: insertAdvertisement(storage, row), expect: 1 },
    ...storing(storage, id, picture.image),
    audit(storage, {
      who,
      action: 'advertisement.create',
      target: row.title,
      after: shownInAudit(row),
      at,
    }),
  ]);
  counter.remember(id);
  return present(await find(deps, id));
}

async function change(
  deps: OperatorAdvertisementDeps,
  id: string,
  { values: { updatedAt, ...values }, who }: { values: AdvertisementChange; who: Who },
): Promise<OperatorAdvertisement> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await find(deps, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updated_at) {
      throw new AppError('CHANGED_ELSEWHERE');
    }
    const columns = columnsOf(values);
    checkDates(
      columns.start_date === undefined ? before.start_date : columns.start_date,
      columns.end_date === undefined ? before.end_date : columns.end_date,
    );
    const picture = await changedPicture(deps.fetchPicture, before, values.imageUrl);
    try {
      const changed = { ...columns, ...(picture && { picture_problem: picture.problem }) };
      const queries = picture ? storing(deps.storage, id, picture.image) : [];
      return await store(deps, before, { values: changed, who, queries });
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (updatedAt !== undefined || attempt === ATTEMPTS) {
        await find(deps, id);
        throw new AppError('CHANGED_ELSEWHERE');
      }
    }
  }
}

async function setPicture(
  deps: OperatorAdvertisementDeps,
  id: string,
  { bytes, who }: { bytes: Uint8Array; who: Who },
): Promise<OperatorAdvertisement> {
  const before = await find(deps, id);
  const image = await rewritePicture(bytes);
  try {
    return await store(deps, before, {
      values: { image_url: null, picture_problem: null },
      who,
      queries: storing(deps.storage, id, image),
    });
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    await find(deps, id);
    throw new AppError('CHANGED_ELSEWHERE');
  }
}

/** Stores a change together with its picture and the audit, if nobody changed the row since it was read. */
async function store(
  deps: OperatorAdvertisementDeps,
  before: AdvertisementRow,
  change: { values: Partial<AdvertisementRow>; who: Who; queries: readonly TransactionQuery[] },
): Promise<OperatorAdvertisement> {
  const { storage, now } = deps;
  const { values, who, queries } = change;
  const { id } = before;
  const at = now();
  // Later than before also where the clock stands still: it is what tells two changes apart.
  const updated_at = Math.max(at, before.updated_at + 1);
  const after = { ...before, ...values, updated_at };
  await storage.transaction([
    {
      query: updateAdvertisement(storage, { id, updatedAt: before.updated_at }, { ...values, updated_at }),
      expect: 1,
    },
    ...queries,
    audit(storage, {
      who,
      action: 'advertisement.change',
      target: after.title,
      ...difference(before, after),
      at,
    }),
  ]);
  return present(await find(deps, id));
}

async function remove(deps: OperatorAdvertisementDeps, id: string, who: Who): Promise<void> {
  const { storage, counter, now } = deps;
  const row = await find(deps, id);
  try {
    await storage.transaction([
      { query: deleteAdvertisement(storage, id), expect: 1 },
      audit(storage, {
        who,
        action: 'advertisement.delete',
        target: row.title,
        before: { ...shownInAudit(row), impressions: row.impression_count, clicks: row.click_count },
        at: now(),
      }),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError('ADVERTISEMENT_NOT_FOUND');
    throw error;
  }
  counter.forget(id);
}

async function countsOf({ storage, advertisements }: OperatorAdvertisementDeps): Promise<PlacementCounts> {
  const [rows, shown] = await Promise.all([
    readPlacementCounts(storage),
    Promise.all(placements.options.map((each) => advertisements.shownAt(each))),
  ]);
  return {
    impressions: rows.reduce((sum, { impressions }) => sum + impressions, 0),
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    placements: rows.map(({ since: _, ...row }) => row),
    showing: shown.filter((each) => each.length > 0).length,
    since: rows.length === 0 ? null : Math.min(...rows.map(({ since }) => since)),
  };
}

function storing(storage: Storage, id: string, image: AdvertisementImage | null): TransactionQuery[] {
  const query = image ? putImage(storage, { advertisement: id, ...image }) : deleteImage(storage, id);
  return [{ query }];
}

function checkDates(start: number | null, end: number | null): void {
  if (start === null || end === null || end > start) return;
  const message = 'The end must be after the start.';
  throw new AppError('INVALID_REQUEST', { message, issues: [{ path: 'endDate', message }] });
}

/** Only what is given; null removes. */
function columnsOf(values: Partial<NewAdvertisement>) {
  const { title, description, type, placement, priority, active } = values;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type }),
    ...(placement !== undefined && { placement }),
    ...(priority !== undefined && { priority }),
    ...(active !== undefined && { active: active ? 1 : 0 }),
    ...(values.imageUrl !== undefined && { image_url: values.imageUrl }),
    ...(values.linkUrl !== undefined && { link_url: values.linkUrl }),
    ...(values.targetAudience !== undefined && { target_audience: values.targetAudience }),
    ...(values.startDate !== undefined && { start_date: values.startDate }),
    ...(values.endDate !== undefined && { end_date: values.endDate }),
  };
}
