import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES, type Page } from '../../contract/pages.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { registerStatic } from './static.ts';

const INDEX = `<!doctype html><title>Berea</title>${'<!-- shell -->'.repeat(40)}`;
const SCRIPT = `console.log('${'new '.repeat(100)}');`;
const OLD_SCRIPT = `console.log('${'old '.repeat(100)}');`;
const BIBLE = 'In the beginning '.repeat(100);
const YEAR = 'public, max-age=31536000, immutable';

const folder = temporaryFolder();
let testApp: TestApp;
beforeAll(async () => {
  const current = join(folder.path, 'web');
  const previous = join(folder.path, 'web-before');
  const downloads = join(folder.path, 'kept');
  const write = (root: string, name: string, text: string, compressed = false) => {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
    if (!compressed) return;
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  };
  write(current, 'index.html', INDEX, true);
  write(current, 'favicon.svg', '<svg/>');
  write(current, 'theme.js', '/* theme */');
  write(current, '.secret', 'hidden');
  write(current, 'assets/index-NEW.js', SCRIPT, true);
  write(previous, 'assets/index-OLD.js', OLD_SCRIPT, true);
  write(current, 'sw.js', '/* a worker */');
  write(downloads, 'kjv-0123456789abcdef.bin', BIBLE, true);
  write(downloads, 'offer.json', '{}');
  writeFileSync(join(folder.path, 'outside.txt'), 'outside');
  testApp = await anApp({}, { web: { current, previous, downloads } });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await testApp.close();
  folder.remove();
});

const page = { accept: 'text/html,application/xhtml+xml' };
const get = (url: string, headers: Record<string, string> = page) => testApp.app.inject({ url, headers });

const indexed = new Map<string, boolean>();
for (const { path, isIndexed } of Object.values(PAGES) as Page[]) {
  if (path.includes(':')) indexed.set(path.replace(/:\w+\?$/, 'AAAAAAAAAAAAAAAAAAAAAA'), false);
  indexed.set(path.replace(/\/:\w+\?$/, ''), isIndexed);
}

describe('Pages', () => {
  test.each([...indexed])(
    '%s answers with the app, revalidated on each visit; listed by search engines: %s',
    async (path, isIndexed) => {
      const answer = await get(`${path}?from=here`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(INDEX);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
      const again = await get(path, { ...page, 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  test.each(['/nothing-here', '/chat/a/b', '/bible/john', '/index.html', '/.secret', '/outside.txt'])(
    '%s answers with the 404 screen and status 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(INDEX);
      // A browser that has the screen already gets it whole again, not an empty 304.
      const again = await get(path, { ...page, 'if-none-match': '*', 'if-match': '"x"', range: 'bytes=0-1' });
      expect([again.statusCode, again.body]).toEqual([404, INDEX]);
    },
  );

  test.each([{ accept: '*/*' }, { accept: 'text/plain, */*;q=0.1' }, {}])(
    'An unknown address is the 404 screen for whoever takes anything: %o',
    async (headers) => {
      const answer = await get('/nothing-here', headers as Record<string, string>);
      expect([answer.statusCode, answer.body]).toEqual([404, INDEX]);
    },
  );

  test('A request that takes no page gets the JSON error', async () => {
    const answer = await get('/nothing-here', { accept: 'application/json' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('An address of many slashes takes no more than a few times as long as another', async () => {
    const timeOf = async (path: string) => {
      let least = Number.POSITIVE_INFINITY;
      for (let time = 0; time < 20; time++) {
        const began = performance.now();
        expect((await get(path)).statusCode).toBe(404);
        least = Math.min(least, performance.now() - began);
      }
      return least;
    };
    const other = await timeOf(`/${'a'.repeat(12_000)}`);
    // A pattern that tries each slash anew takes more than a hundred times as long.
    expect((await timeOf(`${'/'.repeat(12_000)}a`)) / other).toBeLessThan(20);
  });

  test('/bible-lookup redirects to /bible with its query', async () => {
    const answer = await get('/bible-lookup?ref=John%203:16&version=web');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/bible?ref=John%203:16&version=web');
  });

  test('A trailing slash redirects to the page, never to another site', async () => {
    expect((await get('/help/?a=1')).headers.location).toBe('/help?a=1');
    expect((await get('//evil.example/')).headers.location).toBeUndefined();
  });

  test.each([
    ['/Help?a=1', '/help?a=1'],
    ['/ADMIN/Login/', '/admin/login'],
    ['/Chat/aB3', '/chat/aB3'],
    ['/BIBLE/KJV/John/3', '/bible/kjv/john/3'],
  ])('%s redirects to %s, which the app would show there', async (path, page) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, page]);
  });
});

describe('Files', () => {
  test('An asset is cached for good and sent in the best encoding that the browser accepts', async () => {
    const small = await get('/assets/index-NEW.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': YEAR,
      vary: 'accept-encoding',
    });
    expect(small.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    const zipped = await get('/assets/index-NEW.js', { 'accept-encoding': 'gzip' });
    expect(zipped.rawPayload).toEqual(gzipSync(SCRIPT));
    expect((await get('/assets/index-NEW.js', {})).body).toBe(SCRIPT);
  });

  test('An asset of the previous build is still served to pages that are open', async () => {
    const answer = await get('/assets/index-OLD.js', { 'accept-encoding': 'br' });
    expect(answer.rawPayload).toEqual(brotliCompressSync(OLD_SCRIPT));
    expect(answer.headers['cache-control']).toBe(YEAR);
  });

  test('The page itself is compressed, too', async () => {
    const answer = await get('/', { ...page, 'accept-encoding': 'br' });
    expect(answer.rawPayload).toEqual(brotliCompressSync(INDEX));
  });

  test.each(['/assets/index-GONE.js', '/assets', '/kept/gone.bin'])(
    '%s is gone, gets the JSON error and is not cached',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test.each([
    [{ range: 'bytes=99999999-' }, 416, 'RANGE_NOT_SATISFIABLE'],
    [{ range: 'bytes=abc' }, 416, 'RANGE_NOT_SATISFIABLE'],
    [{ 'if-match': '"another"' }, 412, 'PRECONDITION_FAILED'],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'PRECONDITION_FAILED'],
  ])(
    'A condition or a range that a file cannot meet (%o) gets the JSON error',
    async (headers, status, code) => {
      for (const path of ['/assets/index-NEW.js', '/favicon.svg', '/kept/kjv-0123456789abcdef.bin', '/']) {
        const answer = await get(path, headers as Record<string, string>);
        expect([path, answer.statusCode, answer.json().code]).toEqual([path, status, code]);
      }
    },
  );

  test('Files beside the page are served', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect((await get('/theme.js')).body).toBe('/* theme */');
  });

  test.each([
    '/assets/',
    '/assets',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets//etc/passwd',
    '/assets/index-NEW.js/',
    '/assets/.secret',
    '/assets/index-NEW.js%00.txt',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/.secret',
  ])('%s reaches no listing and nothing outside the folder', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(body)).toHaveProperty('code');
  });

  test('/sw.js is the worker of the build and is never cached', async () => {
    const answer = await get('/sw.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.body).toBe('/* a worker */');
  });

  test('/sw.js is a worker that unregisters itself where the installation wants none', async () => {
    const app = fastify();
    const web = { current: join(folder.path, 'web'), previous: join(folder.path, 'web-before') };
    await registerStatic(app, web, async () => false);
    const answer = await app.inject('/sw.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toContain('unregister');
    await app.close();
    const withoutDatabase = fastify();
    await registerStatic(withoutDatabase, web, () => Promise.reject(new Error('The database is away.')));
    expect((await withoutDatabase.inject('/sw.js')).body).toBe('/* a worker */');
    await withoutDatabase.close();
  });

  test('a downloadable translation is sent in brotli with its compressed length, and cached for good', async () => {
    const path = '/kept/kjv-0123456789abcdef.bin';
    const small = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(BIBLE).length),
      'content-type': 'application/octet-stream',
      'cache-control': YEAR,
    });
    expect((await get(path, { 'accept-encoding': 'identity' })).body).toBe(BIBLE);
    expect((await get('/kept/offer.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/kept/kjv-ffffffffffffffff.bin', {})).statusCode).toBe(404);
    expect((await get('/kept/', {})).statusCode).toBe(404);
  });
});

test('Without a built web app, pages say so and calls still answer', async () => {
  const bare = await anApp();
  const answer = await bare.app.inject({ url: '/', headers: page });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'NOT_AVAILABLE']);
  expect((await bare.app.inject({ url: '/nothing', headers: page })).json().code).toBe('NOT_FOUND');
  expect((await bare.app.inject('/sw.js')).statusCode).toBe(200);
  expect((await bare.app.inject('/healthz')).statusCode).toBe(200);
  await bare.close();
});

/** Requests a path exactly as written: `fetch` and `inject` would normalise it first. */
function raw(path: string): Promise<{ status: number; body: string }> {
  const { port } = testApp.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json' };
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}
