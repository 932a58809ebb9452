/** The operator's calls of advertisements, on both database engines. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorAdvertisement, operatorAdvertisements } from '../../contract/advertisements.ts';
import { A_PNG } from '../../tests/support/advertisements.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { aForm } from '../../tests/support/forms.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';
import { createPictureFetch } from './fetch-picture.ts';

const BOOK = {
  title: 'A year through the Psalms',
  description: 'One psalm a day.',
  type: 'book',
  placement: 'home_banner',
};

describe.each(ENGINES)('advertisements of the operator on %s', (engine) => {
  let elsewhere: Server;
  let address: string;
  let made: TestApp;
  let headers: { 'x-admin-session': string };
  beforeAll(async () => {
    elsewhere = createServer((request, response) => {
      if (request.url === '/picture.png') response.end(A_PNG);
      else if (request.url === '/page.png') response.end('<html><script>alert(1)</script></html>');
      else if (request.url === '/large.png') response.end(Buffer.alloc(50 * 1024 * 1024));
      else if (request.url === '/inside.png') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
      else response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    address = `http://pictures.example:${(elsewhere.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    elsewhere.close();
  });
  beforeEach(async () => {
    const fetchPicture = createPictureFetch({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (ip) => ip === '127.0.0.1',
    });
    made = await anApp(await databaseSettings(engine), { fetchPicture });
    headers = await aSignedInOperator(made.storage);
  });
  afterEach(() => made.close());

  const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    made.app.inject({ method, url, headers, ...(payload && { payload }) });
  const create = (values: object = {}) => call('POST', '/api/advertisements', { ...BOOK, ...values });
  const list = async () =>
    operatorAdvertisements
      .strict()
      .parse((await made.app.inject({ url: '/api/advertisements', headers })).json()).advertisements;
  async function created(values: object = {}) {
    const answer = await create(values);
    expect(answer.statusCode).toBe(201);
    return operatorAdvertisement.strict().parse(answer.json());
  }
  const audited = async () =>
    (await made.app.inject({ url: '/api/admin/audit', headers })).json().entries as Record<string, unknown>[];

  it('are created with defaults, listed newest first, edited, switched and deleted; the audit tells all of it', async () => {
    const first = await created();
    expect(first).toMatchObject({ ...BOOK, active: false, priority: 0, imageUrl: null, linkUrl: null });
    const second = await created({
      title: 'Second',
      linkUrl: 'https://example.org/',
      priority: 10,
      active: true,
      targetAudience: 'Families',
      startDate: '2026-11-29T08:00:00.000Z',
      endDate: '2026-12-23T22:00:00+01:00',
    });
    expect(second.endDate).toBe('2026-12-23T21:00:00.000Z');
    expect((await list()).map(({ title }) => title)).toEqual(['Second', BOOK.title]);

    const url = `/api/advertisements/${first.id}`;
    expect((await call('PATCH', url, { active: true })).json()).toMatchObject({ ...BOOK, active: true });
    const edit = {
      title: 'Psalms',
      type: 'course',
      priority: 4,
      imageUrl: '',
      linkUrl: 'http://example.org/b',
    };
    expect((await call('PATCH', url, edit)).json()).toMatchObject({
      ...edit,
      imageUrl: null,
      description: BOOK.description,
      active: true,
    });
    expect((await call('DELETE', url)).statusCode).toBe(204);
    expect((await call('DELETE', url)).json().code).toBe('ADVERTISEMENT_NOT_FOUND');
    expect((await list()).map(({ title }) => title)).toEqual(['Second']);
    expect(await audited()).toMatchObject([
      {
        who: 'ruth',
        action: 'advertisement.delete',
        target: 'Psalms',
        before: { priority: 4, impressions: 0 },
      },
      {
        action: 'advertisement.change',
        before: { title: BOOK.title, priority: 0 },
        after: { title: 'Psalms' },
      },
      { action: 'advertisement.change', before: { active: false }, after: { active: true } },
      { action: 'advertisement.create', target: 'Second' },
      { action: 'advertisement.create', target: BOOK.title },
    ]);
  });

  it.each([
    ['title', ''],
    ['title', '  '],
    ['title', 'x'.repeat(140_000)],
    ['description', ''],
    ['type', 'sermon'],
    ['placement', 'everywhere'],
    ['priority', 'abc'],
    ['priority', 11],
    ['priority', -1],
    ['priority', 1.5],
    ['linkUrl', 'javascript:alert(1)'],
    ['linkUrl', 'data:text/html,x'],
    ['linkUrl', 'not an address'],
    ['linkUrl', 'https://user:secret@example.org/'],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageUrl', 'data:image/png;base64,AA=='],
    ['imageUrl', 'file:///etc/passwd'],
    ['startDate', 'tomorrow'],
    ['active', 'yes'],
  ])('are refused with a wrong %s, and nothing is stored (%#)', async (field, value) => {
    const answer = await create({ [field]: value });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, field]);
    expect(await list()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('are refused with an end before the start, also where an edit brings it about', async () => {
    const [startDate, endDate] = ['2026-12-01T08:00:00Z', '2026-12-01T07:59:00Z'];
    expect((await create({ startDate, endDate })).json().issues[0].path).toBe('endDate');
    const { id } = await created({ startDate });
    const answer = await call('PATCH', `/api/advertisements/${id}`, { endDate });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'endDate']);
    expect((await list())[0]?.endDate).toBeNull();
  });

  it('keep HTML as the words that it is', async () => {
    const words = '<img src=x onerror=alert(1)> & "quoted"';
    expect(await created({ title: words, description: words, targetAudience: words })).toMatchObject({
      title: words,
      description: words,
      targetAudience: words,
    });
  });

  it('of two operators who edit one, the second is told', async () => {
    const seen = await created();
    const url = `/api/advertisements/${seen.id}`;
    expect((await call('PATCH', url, { title: 'First', updatedAt: seen.updatedAt })).statusCode).toBe(200);
    const late = await call('PATCH', url, { title: 'Second', updatedAt: seen.updatedAt });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED_ELSEWHERE']);
    const both = await Promise.all([1, 2, 3].map((priority) => call('PATCH', url, { priority })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list())[0]?.title).toBe('First');
    expect(await audited()).toHaveLength(5);
  });

  it('have no priority 0 once they are edited', async () => {
    const { id } = await created();
    const answer = await call('PATCH', `/api/advertisements/${id}`, { priority: 0 });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'priority']);
  });

  it('have their picture fetched once, written anew, and served from here', async () => {
    const advertisement = await created({ imageUrl: `${address}/picture.png` });
    expect(advertisement).toMatchObject({ imageUrl: `${address}/picture.png`, pictureProblem: null });
    const picture = await made.app.inject(advertisement.pictureUrl!);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const { json } = await call('PATCH', `/api/advertisements/${advertisement.id}`, { imageUrl: null });
    expect(json()).toMatchObject({ imageUrl: null, pictureUrl: null });
    expect((await made.app.inject(advertisement.pictureUrl!)).statusCode).toBe(404);
  });

  it.each([
    ['/page.png', 422, 'PICTURE_REFUSED'],
    ['/large.png', 413, 'PAYLOAD_TOO_LARGE'],
    ['/inside.png', 422, 'PICTURE_REFUSED'],
  ])('with a picture at %s are refused, and nothing is stored', async (path, status, code) => {
    const answer = await create({ imageUrl: address + path });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await list()).toEqual([]);
    const { id } = await created();
    await call('PATCH', `/api/advertisements/${id}`, { title: 'Other', imageUrl: address + path });
    expect((await list())[0]).toMatchObject({ title: BOOK.title, imageUrl: null });
  });

  it('are stored without a picture whose server does not answer, and say so', async () => {
    expect(await created({ imageUrl: `${address}/gone.png` })).toMatchObject({
      imageUrl: `${address}/gone.png`,
      pictureUrl: null,
      pictureProblem: 'The picture’s server answered with status 503.',
    });
  });

  it('take an uploaded picture, and refuse what is none', async () => {
    const { id } = await created();
    const upload = (bytes: Buffer) =>
      made.app.inject({ method: 'POST', url: `/api/advertisements/${id}/image`, ...aForm(bytes, headers) });
    expect((await upload(A_PNG)).json()).toMatchObject({ imageUrl: null, pictureUrl: expect.any(String) });
    const before = await list();
    for (const [bytes, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422],
      [Buffer.from('GIF89a<script>alert(1)</script>'), 422],
      [A_PNG.subarray(0, 50), 422],
      [Buffer.alloc(0), 422],
      [Buffer.alloc(1_200_000), 413],
    ] as const) {
      expect((await upload(bytes)).statusCode).toBe(status);
    }
    expect(await list()).toEqual(before);
    const nobody = await made.app.inject({
      method: 'POST',
      url: '/api/advertisements/nobody/image',
      ...aForm(A_PNG, headers),
    });
    expect(nobody.json().code).toBe('ADVERTISEMENT_NOT_FOUND');
  });

  it('are counted while they are created and deleted', async () => {
    const { id } = await created();
    const count = () => made.app.inject({ method: 'POST', url: `/api/advertisements/${id}/impression` });
    expect((await count()).statusCode).toBe(204);
    await call('DELETE', `/api/advertisements/${id}`);
    expect((await count()).statusCode).toBe(404);
  });

  it('are nobody’s but an operator’s', async () => {
    const { id } = await created();
    const url = `/api/advertisements/${id}`;
    for (const forged of [{}, { 'x-admin-session': 'guessed' }] as Record<string, string>[]) {
      const answers = await Promise.all([
        made.app.inject({ url: '/api/advertisements', headers: forged }),
        made.app.inject({ method: 'POST', url: '/api/advertisements', headers: forged, payload: BOOK }),
        made.app.inject({ method: 'PATCH', url, headers: forged, payload: { active: true } }),
        made.app.inject({ method: 'DELETE', url, headers: forged }),
        made.app.inject({ method: 'POST', url: `${url}/image`, ...aForm(A_PNG, forged) }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    }
    expect(await list()).toHaveLength(1);
  });
});
