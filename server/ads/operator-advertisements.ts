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
import { type AdvertisementImage, type Advertisements, imagePath } from './advertisements.ts';
import type { AdvertisementCounter } from './counter.ts';
import { type FetchPicture, PictureUnreachable } from './fetch-picture.ts';
import { rewritePicture } from './picture.ts';
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
  const { storage, advertisements, counter, now } = deps;

  async function find(id: string): Promise<AdvertisementRow> {
    const row = await readAdvertisement(storage, id);
    if (!row) throw new AppError('ADVERTISEMENT_NOT_FOUND');
    return row;
  }

  /** Stores a change together with its picture and the audit, if nobody changed the row since it was read. */
  async function store(
    before: AdvertisementRow,
    values: Partial<AdvertisementRow>,
    { who, queries }: { who: Who; queries: readonly TransactionQuery[] },
  ): Promise<OperatorAdvertisement> {
    const { id } = before;
    const at = now();
    // Later than before also where the clock stands still: it is what tells two changes apart.
    const updatedAt = Math.max(at, before.updated_at + 1);
    const after = { ...before, ...values, updated_at: updatedAt };
    await storage.transaction([
      {
        query: updateAdvertisement(
          storage,
          { id, updatedAt: before.updated_at },
          {
            ...values,
            updated_at: updatedAt,
          },
        ),
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
    return present(await find(id));
  }

  return {
    list: async () => (await listAdvertisements(storage)).map(present),
    async create(values, who) {
      checkDates(values.startDate ?? null, values.endDate ?? null);
      const picture = values.imageUrl ? await fetchedPicture(deps, values.imageUrl) : NO_PICTURE;
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
      return present(await find(id));
    },
    async change(id, { updatedAt, ...values }, who) {
      for (let attempt = 1; ; attempt += 1) {
        const before = await find(id);
        if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updated_at) {
          throw new AppError('CHANGED_ELSEWHERE');
        }
        const columns = columnsOf(values);
        checkDates(
          columns.start_date === undefined ? before.start_date : columns.start_date,
          columns.end_date === undefined ? before.end_date : columns.end_date,
        );
        const picture = await changedPicture(deps, before, values.imageUrl);
        try {
          const changed = { ...columns, ...(picture && { picture_problem: picture.problem }) };
          const queries = picture ? storing(storage, id, picture.image) : [];
          return await store(before, changed, { who, queries });
        } catch (error) {
          if (!(error instanceof TransactionRefused)) throw error;
          if (updatedAt !== undefined || attempt === ATTEMPTS) {
            await find(id);
            throw new AppError('CHANGED_ELSEWHERE');
          }
        }
      }
    },
    async setPicture(id, bytes, who) {
      const before = await find(id);
      const image = await rewritePicture(bytes);
      try {
        return await store(
          before,
          { image_url: null, picture_problem: null },
          { who, queries: storing(storage, id, image) },
        );
      } catch (error) {
        if (!(error instanceof TransactionRefused)) throw error;
        await find(id);
        throw new AppError('CHANGED_ELSEWHERE');
      }
    },
    async remove(id, who) {
      const row = await find(id);
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
    },
    async counts() {
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
    },
  };
}

interface FetchedPicture {
  readonly image: AdvertisementImage | null;
  readonly problem: string | null;
}
const NO_PICTURE: FetchedPicture = { image: null, problem: null };

/** The picture at an address, or why its server did not give it. Throws if the address or the picture is refused. */
async function fetchedPicture(
  { fetchPicture }: OperatorAdvertisementDeps,
  address: string,
): Promise<FetchedPicture> {
  try {
    return { image: await rewritePicture(await fetchPicture(address)), problem: null };
  } catch (error) {
    if (error instanceof PictureUnreachable) return { image: null, problem: error.message };
    throw error;
  }
}

/** The picture after a change; undefined if it stays. The same address is fetched again only if it failed before. */
async function changedPicture(
  deps: OperatorAdvertisementDeps,
  before: AdvertisementRow,
  address: string | null | undefined,
): Promise<FetchedPicture | undefined> {
  if (address === undefined) return undefined;
  if (address === null) return NO_PICTURE;
  if (address === before.image_url && before.picture_problem === null) return undefined;
  return fetchedPicture(deps, address);
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

type AuditedRow = Pick<AdvertisementRow, 'title'> & Partial<AdvertisementRow>;

/** An advertisement as the audit has it: without ids and counts. */
function shownInAudit(row: AuditedRow): Record<string, unknown> {
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
function difference(before: AuditedRow, after: AuditedRow): { before: object; after: object } {
  const [old, next] = [shownInAudit(before), shownInAudit(after)];
  const changed = Object.keys(old).filter((name) => old[name] !== next[name]);
  const only = (all: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, all[name]] as const));
  return { before: only(old), after: only(next) };
}

const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

function present(row: AdvertisementRow): OperatorAdvertisement {
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
