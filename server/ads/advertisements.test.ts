/** The advertisement calls, on both database engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Placement, publicAdvertisements } from '../../contract/advertisements.ts';
import { A_PNG, anAdvertisement, aPicture } from '../../tests/support/advertisements.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

describe.each(ENGINES)('advertisements on %s', (engine) => {
  let made: TestApp;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    made = await anApp({ RATE_LIMITS: 'on', ...(await databaseSettings(engine)) }, { now: () => now });
  });
  afterEach(() => made.close());

  const switchOn = (...names: string[]) =>
    made.storage.db.updateTable('feature_flags').set({ enabled: 1 }).where('name', 'in', names).execute();
  const switchAllOn = () =>
    switchOn('advertisements_enabled', 'chat_sidebar_ads', 'home_banner_ads', 'between_messages_ads');
  async function add(...overrides: Parameters<typeof anAdvertisement>[0][]): Promise<string[]> {
    const rows = overrides.map((one) => anAdvertisement(one));
    await made.storage.db.insertInto('advertisements').values(rows).execute();
    return rows.map(({ id }) => id);
  }
  const get = (path: string) => made.app.inject(path);
  const post = (path: string) => made.app.inject({ method: 'POST', url: path });
  async function shown(placement: Placement = 'chat_sidebar') {
    const answer = await get(`/api/advertisements?placement=${placement}&active=true`);
    expect(answer.statusCode).toBe(200);
    return publicAdvertisements.strict().parse(answer.json()).advertisements;
  }
  const titles = async (placement?: Placement) => (await shown(placement)).map(({ title }) => title);
  const countsOf = (id: string) =>
    made.storage.db
      .selectFrom('advertisements')
      .select(['impression_count', 'click_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('are shown only while the main switch and that of their placement are on', async () => {
    await add({ title: 'beside' }, { title: 'at home', placement: 'home_banner' });
    expect(await titles()).toEqual([]);
    await switchOn('chat_sidebar_ads');
    now += 5_000;
    expect(await titles()).toEqual([]);
    await switchOn('advertisements_enabled');
    now += 5_000;
    expect(await titles()).toEqual(['beside']);
    expect(await titles('home_banner')).toEqual([]);
  });

  it('are shown only while they are active and in their dates', async () => {
    await switchAllOn();
    await add(
      { title: 'inactive', active: 0 },
      { title: 'over', end_date: NOW },
      { title: 'to come', start_date: NOW + 1 },
      { title: 'now', start_date: NOW, end_date: NOW + HOUR, priority: 2 },
      { title: 'always', priority: 1 },
    );
    expect(await titles()).toEqual(['now', 'always']);
    now += HOUR;
    expect(await titles()).toEqual(['always', 'to come']);
  });

  it('come highest priority first, then newest', async () => {
    await switchAllOn();
    await add(
      { title: 'old', priority: 3, created_at: 1 },
      { title: 'low', priority: 0, created_at: 9 },
      { title: 'new', priority: 3, created_at: 2 },
      { title: 'first', priority: 10, created_at: 0 },
    );
    expect(await titles()).toEqual(['first', 'new', 'old', 'low']);
  });

  it('tell visitors neither counts nor audience nor dates, and lead only to web addresses', async () => {
    await switchAllOn();
    await add(
      { title: 'https', link_url: 'https://example.org/a?b=c', image_url: 'https://elsewhere.example/a.png' },
      { title: 'script', link_url: 'javascript:alert(1)' },
      { title: 'none', link_url: 'not an address' },
    );
    const links = (await shown()).map(({ title, linkUrl, imageUrl }) => [title, linkUrl, imageUrl]);
    expect(links.sort()).toEqual([
      ['https', 'https://example.org/a?b=c', undefined],
      ['none', undefined, undefined],
      ['script', undefined, undefined],
    ]);
  });

  it('have their picture from this server, under an address that changes with it', async () => {
    await switchAllOn();
    const [id = ''] = await add({ image_url: 'https://elsewhere.example/a.png' });
    expect((await get(`/api/advertisements/${id}/image`)).json()).toMatchObject({
      code: 'ADVERTISEMENT_NOT_FOUND',
    });
    const picture = aPicture(id);
    await made.storage.db.insertInto('advertisement_images').values(picture).execute();
    const imageUrl = (await shown())[0]?.imageUrl ?? '';
    expect(imageUrl).toBe(`/api/advertisements/${id}/image?v=${picture.revision}`);
    const answer = await get(imageUrl);
    expect(Buffer.compare(answer.rawPayload, A_PNG)).toBe(0);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get(`/api/advertisements/${id}/image?v=old`)).headers['cache-control']).toBe('no-cache');
    const again = await made.app.inject({
      url: `/api/advertisements/${id}/image`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keep no picture of a kind that can hold a script, and none without its advertisement', async () => {
    const [id = ''] = await add({});
    const insert = (row: object) =>
      made.storage.db
        .insertInto('advertisement_images')
        .values({ ...aPicture(id), ...row })
        .execute();
    await expect(insert({ type: 'image/svg+xml' })).rejects.toThrow();
    await expect(insert({ advertisement: 'nobody' })).rejects.toThrow();
    await insert({});
    await made.storage.db.deleteFrom('advertisements').where('id', '=', id).execute();
    expect(await made.storage.db.selectFrom('advertisement_images').selectAll().execute()).toEqual([]);
  });

  it('are counted one by one, many at once', async () => {
    const [id = '', other = ''] = await add({}, {});
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => post(`/api/advertisements/${id}/impression`)),
      ...Array.from({ length: 7 }, () => post(`/api/advertisements/${id}/click`)),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(answers[0]?.body).toBe('');
    // Written in batches, within half a second.
    await expect.poll(() => countsOf(id)).toEqual({ impression_count: 30, click_count: 7 });
    expect(await countsOf(other)).toEqual({ impression_count: 0, click_count: 0 });
  });

  it.each(['nobody', "'; drop table advertisements--", 'x'.repeat(2_000)])(
    'that do not exist are 404 (%s)',
    async (id) => {
      for (const what of ['impression', 'click']) {
        const answer = await post(`/api/advertisements/${encodeURIComponent(id)}/${what}`);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'ADVERTISEMENT_NOT_FOUND']);
      }
    },
  );

  it('are counted from one address only so often', async () => {
    const [id = ''] = await add({});
    for (let click = 0; click < 240; click += 1) await post(`/api/advertisements/${id}/click`);
    const refused = await post(`/api/advertisements/${id}/click`);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    await expect.poll(() => countsOf(id)).toEqual({ impression_count: 0, click_count: 240 });
  });

  it.each(['', '?placement=chat_sidebar', '?active=true', '?placement=chat_sidebar&active=false'])(
    'are listed%s for operators only',
    async (query) => {
      const answer = await get(`/api/advertisements${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED']);
    },
  );

  it('have no other placements', async () => {
    const answer = await get('/api/advertisements?placement=everywhere&active=true');
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'placement']);
  });
});
