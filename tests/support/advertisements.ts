import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Insertable } from 'kysely';
import type { Database } from '../../server/storage/schema.ts';

let count = 0;

/** A row: by default active, beside the chat, of a ministry, without dates, link and picture. */
export function anAdvertisement(
  overrides: Partial<Insertable<Database['advertisements']>> = {},
): Insertable<Database['advertisements']> {
  count += 1;
  return {
    id: `advertisement-${count}`,
    title: `Walking through grief, together (${count})`,
    description: 'A thirteen-week group in churches near you.',
    image_url: null,
    link_url: null,
    type: 'ministry',
    placement: 'chat_sidebar',
    active: 1,
    priority: 0,
    target_audience: null,
    start_date: null,
    end_date: null,
    click_count: 0,
    impression_count: 0,
    created_at: count,
    updated_at: count,
    ...overrides,
  };
}

/** A small blue PNG, 2 by 1. */
export const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOQty0GIgAFCAGf5OwDlAAAAABJRU5ErkJggg==',
  'base64',
);

/** The picture of an advertisement as a row. */
export const aPicture = (
  advertisement: string,
  bytes: Uint8Array = A_PNG,
): Insertable<Database['advertisement_images']> => ({
  advertisement,
  type: 'image/png',
  bytes,
  revision: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
});

/** Writes into a running server's SQLite file, as the admin area would: the flags on, these rows added. */
export function seedAdvertisements(
  dataDir: string,
  seed: {
    readonly flags?: readonly string[];
    readonly advertisements?: readonly object[];
    readonly pictures?: readonly object[];
  },
): void {
  const database = new DatabaseSync(join(dataDir, 'berea.sqlite'), { timeout: 5_000 });
  const insert = (table: string, row: object): void => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    database
      .prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`)
      .run(...(Object.values(row) as SQLInputValue[]));
  };
  for (const name of seed.flags ?? []) {
    database.prepare('update feature_flags set enabled = 1 where name = ?').run(name);
  }
  for (const row of seed.advertisements ?? []) insert('advertisements', row);
  for (const row of seed.pictures ?? []) insert('advertisement_images', row);
  database.close();
}

/** An advertisement's impressions and clicks. */
export function countsIn(dataDir: string, id: string): { seen: unknown; chosen: unknown } {
  const database = new DatabaseSync(join(dataDir, 'berea.sqlite'), { timeout: 5_000 });
  const row = database
    .prepare('select impression_count as seen, click_count as chosen from advertisements where id = ?')
    .get(id);
  database.close();
  return { seen: row?.seen, chosen: row?.chosen };
}
