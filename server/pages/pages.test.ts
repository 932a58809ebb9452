/** Pages as HTML, rendered by the web app's components as the build leaves them (`node scripts/setup.mjs`). */
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { QUESTIONS } from '../../content/info/help.ts';
import { TERMS_SECTIONS } from '../../content/info/terms.ts';
import { PAGES } from '../../contract/pages.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';

const DIST = join(import.meta.dirname, '../../dist');
const WEB = {
  current: join(DIST, 'web'),
  previous: join(DIST, 'web-before'),
  pages: join(DIST, 'pages'),
};
const NOW = Date.UTC(2026, 0, 1, 12);

let made: TestApp;
let unlisted: TestApp;
let now = NOW;
beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://berea.example', OPERATOR_NAME: 'St Mark’s <Church>' };
  made = await anApp(settings, { web: WEB, now: () => now });
  unlisted = await anApp({}, { web: WEB, now: () => now });
});
afterAll(async () => {
  await made.close();
  await unlisted.close();
});

const DRAWN = '/ /chat /bible /help /contact /privacy /terms /share /safety'.split(' ');
const ACCEPT = { accept: 'text/html' };
async function htmlOf(url: string, app = made): Promise<string> {
  const answer = await app.app.inject({ url, headers: ACCEPT });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.body;
}
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, '’');
const dataOf = (html: string): [unknown[], Record<string, unknown>][] =>
  JSON.parse(/<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '[]');

describe('Pages without scripts', () => {
  test('the home page holds every section, the verse of the day and the sample’s passage', async () => {
    const html = await htmlOf('/');
    const text = textOf(html);
    for (const heading of [
      'Ask what is on your heart',
      'Made for the whole of a life of faith',
      'How It Works',
      'Daily Spiritual Nourishment',
      'How it is used',
      'It is never too late at night to ask.',
    ])
      expect(text).toContain(heading);
    expect(text).toContain('forgiving one another, even as God for Christ');
    expect(text).toContain('Isaiah 43:19');
    expect(text).toContain('I can do all things through Christ which strengtheneth me.');
  });

  test('the data holds the verses of three days', async () => {
    const days = dataOf(await htmlOf('/')).flatMap(([key]) =>
      key[0] === '/api/bible/daily' ? [key[1]] : [],
    );
    expect(days).toEqual(['2025-12-31', '2026-01-01', '2026-01-02']);
  });

  test('information pages hold their texts, in the operator’s name', async () => {
    const help = textOf(await htmlOf('/help'));
    for (const { question } of QUESTIONS) expect(help).toContain(question);
    const terms = await htmlOf('/terms');
    for (const { id } of TERMS_SECTIONS) expect(terms).toContain(`id="${id}"`);
    expect(terms).toContain('St Mark’s &lt;Church&gt;');
    expect(textOf(await htmlOf('/privacy'))).toContain('Last updated: January 22, 2025');
    expect(await htmlOf('/share')).toContain('QR code of https://berea.example/');
    expect(await htmlOf('/contact')).toContain('<textarea');
  });

  it.each(['/chat', '/bible', '/check', '/bible-games'])(
    '%s says what it is and what it needs',
    async (path) => {
      const html = await htmlOf(path);
      expect(html).toMatch(
        /<noscript><header>.*<main><h1>[^<]+<\/h1><p>[^<]+<\/p><p>This page needs JavaScript/,
      );
    },
  );
});

test('where something is to be seen at once, scripts are fetched after it; where nothing is, first', async () => {
  const preloads = async (path: string) =>
    (await htmlOf(path)).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  for (const tag of await preloads('/chat')) expect(tag).toContain('fetchpriority="low"');
  expect((await preloads('/bible')).length).toBeGreaterThan(2);
  for (const tag of await preloads('/check')) expect(tag).not.toContain('fetchpriority');
  expect((await preloads('/check')).length).toBeGreaterThan(2);
});

test.each(['/admin', '/admin?tab=settings', '/admin-login', '/check', '/join/BCDFGH', '/bible?ref=John+3'])(
  '%s, which the browser draws, says at once that it is on its way',
  async (path) => {
    expect(await htmlOf(path)).toMatch(
      /<div id="root" data-needs-scripts data-waiting><p role="status" class="[^"]+">Loading<\/p><\/div>/,
    );
  },
);

test('a page that is drawn here does not wait', async () => {
  for (const path of DRAWN)
    expect([path, (await htmlOf(path)).includes('data-waiting')]).toEqual([path, false]);
});

test('every page names the script and the styles of its own screen', async () => {
  for (const { path } of Object.values(PAGES)) {
    const html = await htmlOf(path.replace(/\/:.*$/, '') || '/');
    const named = new Set(
      html.match(/\/assets\/[\w-]+\.(?:js|css)/g)?.map((name) => name.replace(/.*\./, '')),
    );
    const count = html.match(/\/assets\/[\w-]+\.js/g)?.length ?? 0;
    expect([path, [...named].sort(), count >= 5]).toEqual([path, ['css', 'js'], true]);
  }
});

test('no page is left to the browser because drawing it failed', async () => {
  // React marks what could not be drawn.
  for (const path of [...DRAWN, '/bible/kjv/john/3'])
    expect([path, (await htmlOf(path)).match(/<!--\$!-->|data-msg/g)]).toEqual([path, null]);
});

describe('The page of a chapter', () => {
  test('holds its text, its neighbours and its links, complete without scripts', async () => {
    const html = await htmlOf('/bible/kjv/john/3');
    expect(html).toContain('<title>John 3 (KJV) · Berea</title>');
    expect(html).toMatch(
      /<meta name="description" content="John 3, King James Version: There was a man of the [^"]+…">/,
    );
    expect(html).toContain('<link rel="canonical" href="https://berea.example/bible/kjv/john/3">');
    const text = textOf(html);
    expect(text).toContain('For God so loved the world');
    expect(text).toContain('the wrath of God abideth on him.');
    for (const href of [
      '/bible/kjv/john/2',
      '/bible/kjv/john/4',
      '/bible/web/john/3',
      '/bible/kjv/john/21',
      '/bible/kjv/genesis/1',
      '/bible?ref=John+3&amp;version=kjv',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(html).toContain('id="v16"');
    expect(html).not.toMatch(/noindex|\sstyle="/);
  });

  test('exists for the longest psalm, the shortest letter and a chapter that leaves verses out', async () => {
    expect(textOf(await htmlOf('/bible/web/psalms/119'))).toContain('176');
    expect(textOf(await htmlOf('/bible/asv/3-john/1'))).toContain('Gaius');
    expect(textOf(await htmlOf('/bible/asv/john/5'))).toContain('John 5:4');
  });

  test('is kept for ten minutes, answers 304 when unchanged, and comes in brotli', async () => {
    const headers = { ...ACCEPT, 'accept-encoding': 'br' };
    const first = await made.app.inject({ url: '/bible/kjv/psalms/23', headers });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=600' });
    const again = { ...headers, 'if-none-match': String(first.headers.etag) };
    expect((await made.app.inject({ url: '/bible/kjv/psalms/23', headers: again })).statusCode).toBe(304);
  });

  test('is found in other capitals and with a slash at its end, and keeps its query', async () => {
    for (const path of ['/bible/KJV/John/3', '/BIBLE/KJV/john/3', '/bible/kjv/john/3/'])
      for (const query of ['', '?x=1']) {
        const answer = await made.app.inject({ url: path + query, headers: ACCEPT });
        expect([answer.statusCode, answer.headers.location]).toEqual([301, `/bible/kjv/john/3${query}`]);
      }
  });

  it.each(['/bible/kjv/john/22', '/bible/niv/john/3', '/bible/kjv/hezekiah/1', '/nowhere'])(
    '%s answers 404 with a page that needs no scripts and is not indexed',
    async (url) => {
      const answer = await made.app.inject({ url, headers: ACCEPT });
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(answer.body).toContain('<h1>404 Page Not Found</h1>');
      expect(answer.body).not.toContain('canonical');
    },
  );

  test('each of them is in the sitemap', async () => {
    const sitemap = (await made.app.inject('/sitemap.xml')).body;
    expect(sitemap.match(/<loc>[^<]+\/bible\/\w+\/[\w-]+\/\d+<\/loc>/g)).toHaveLength(3_567);
  });
});

describe.each(['/', '/help', '/contact', '/privacy', '/terms', '/share', '/safety', '/chat', '/bible'])(
  '%s',
  (path) => {
    it('has one title, a description, its own styles and scripts, and nothing that the policy forbids', async () => {
      const html = await htmlOf(path);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
      expect(html).toMatch(
        /(?:<link rel="modulepreload" crossorigin href="|data-scripts=")\/assets\/[\w.-]+\.js/,
      );
      expect(html).not.toMatch(/\sstyle="/);
      const scripts = [...html.matchAll(/<script(?![^>]*src=)[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.every((tag) => /type="application\/(?:ld\+)?json"/.test(tag))).toBe(true);
    });

    it('has a canonical link and a preview, but only with PUBLIC_URL', async () => {
      expect(await htmlOf(path)).toContain(`<link rel="canonical" href="https://berea.example${path}">`);
      expect(await htmlOf(path)).toContain('content="https://berea.example/pictures/og.png"');
      expect(await htmlOf(path, unlisted)).not.toMatch(/canonical|og:image|og:url/);
    });
  },
);

test('Structured data: WebSite on the home page, FAQPage on the Help Center', async () => {
  const structured = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
  expect(structured(await htmlOf('/'))).toMatchObject({ '@type': 'WebSite', url: 'https://berea.example/' });
  const faq = structured(await htmlOf('/help'));
  expect(faq['@type']).toBe('FAQPage');
  expect(JSON.stringify(faq)).not.toMatch(/[{]\w+[}]|\]\(/);
  expect(structured(await htmlOf('/terms'))).toBeNull();
});

test('An unchanged page answers 304, in brotli where the browser takes it; a new day changes the home page', async () => {
  const headers = { ...ACCEPT, 'accept-encoding': 'gzip, br' };
  const first = await made.app.inject({ url: '/', headers });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(await htmlOf('/'));
  const again = () =>
    made.app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  expect((await again()).statusCode).toBe(304);
  now += 24 * 3_600_000;
  expect((await again()).statusCode).toBe(200);
  now = NOW;
});

test('Without PUBLIC_URL only /share depends on the address that the visitor names', async () => {
  const at = async (url: string, host: string) => {
    const { body, headers } = await unlisted.app.inject({ url, headers: { ...ACCEPT, host } });
    return { body, etag: headers.etag };
  };
  for (const path of ['/', '/help', '/bible-games'])
    expect(await at(path, 'one.example')).toEqual(await at(path, 'other.example'));
  expect((await at('/share', 'one.example')).body).toContain('QR code of http://one.example/');
  expect((await at('/share', 'other.example')).body).toContain('QR code of http://other.example/');
});

test('The app can be installed while `pwa_enabled` is on: manifest, icons, shortcuts and screenshots are there', async () => {
  expect(await htmlOf('/')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const answer = await made.app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { icons, screenshots, shortcuts } = answer.json();
  for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((one: { icons: [] }) => one.icons)])
    expect([src, (await made.app.inject(src)).statusCode]).toEqual([src, 200]);
  for (const { url } of shortcuts) expect((await made.app.inject(url)).statusCode).toBe(200);
  const flag = made.storage.db.updateTable('feature_flags').where('name', '=', 'pwa_enabled');
  await flag.set({ enabled: 0 }).execute();
  // Past every time at which another test has read the flags.
  now += 7 * 24 * 3_600_000;
  expect(await htmlOf('/')).not.toContain('rel="manifest"');
  await flag.set({ enabled: 1 }).execute();
  now += 5_000;
  expect(await htmlOf('/')).toContain('rel="manifest"');
  now = NOW;
});

test('Search engines find the public pages, and nothing where nobody knows the address', async () => {
  const robots = (await made.app.inject('/robots.txt')).body;
  expect(robots).toContain('Sitemap: https://berea.example/sitemap.xml');
  expect(robots).toContain('Disallow: /admin');
  const sitemap = (await made.app.inject('/sitemap.xml')).body;
  for (const path of ['/', '/chat', '/bible', '/help', '/share'])
    expect(sitemap).toContain(`<loc>https://berea.example${path}</loc>`);
  expect(sitemap).not.toMatch(/chat\/|admin|:\w+\?/);
  expect((await unlisted.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await unlisted.app.inject('/sitemap.xml')).statusCode).toBe(404);
});
