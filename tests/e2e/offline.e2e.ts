import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { box, lookUp, passage, results } from './bible-screen.ts';
import { converse } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
/** What the browser itself says of every request without a network. */
const AWAY = [/ERR_INTERNET_DISCONNECTED/];

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const card = (page: Page) => page.getByRole('region', { name: 'On this device' });

/** Opens the page and waits until it would open without a network, too. */
async function openWithWorker(page: Page, address = `${berea.url}/bible`): Promise<void> {
  watchConsole(page, AWAY);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

async function download(page: Page, label: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: new RegExp(`^Download ${label}`) })
    .click();
  await expect(card(page).getByRole('button', { name: `Remove ${label}` })).toBeVisible();
}

test('a downloaded translation can be read, searched and compared offline, and removed', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await expect(card(page).getByRole('button', { name: 'Download KJV, 1.9 MB' })).toBeVisible();
  await download(page, 'KJV');
  // The index is here: another translation is its own size alone.
  await expect(card(page).getByRole('button', { name: 'Download WEB, 1.0 MB' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await lookUp(page, 'jn3:16');
  await expect(passage(page)).toContainText('For God so loved the world, that he gave his only begotten Son');
  await expect(passage(page)).toContainText('Read from this device.');
  await expect(passage(page)).toContainText('King James Version');
  await lookUp(page, 'Psalm 119');
  await expect(passage(page).getByRole('heading', { level: 2 })).toHaveText('Psalm 119');
  await expect(passage(page)).toContainText('I have gone astray like a lost sheep');
  await lookUp(page, 'Malachi 9');
  await expect(page.getByRole('alert')).toContainText('Malachi has 4 chapters');

  await page.getByRole('searchbox').fill('the truth will set you free');
  await expect(results(page).getByRole('link', { name: 'John 8:32' })).toBeVisible();
  await expect(results(page)).toContainText('Read from this device.');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await page.getByRole('searchbox').fill('cleanliness is next to godliness');
  await expect(results(page)).toContainText('is not in the Bible');
  await page.getByRole('button', { name: 'Close search' }).click();

  await page.goto(`${berea.url}/bible?ref=Psalm+23&compare=asv`);
  await expect(passage(page).getByRole('alert')).toHaveText(/The ASV is not on this device/);
  await page.goto(`${berea.url}/bible?ref=Psalm+23&version=web`);
  await expect(passage(page)).toContainText('The WEB is not on this device; this is the KJV.');

  await context.setOffline(false);
  await page.goto(`${berea.url}/bible?ref=Psalm+23`);
  await expect(passage(page)).not.toContainText('Read from this device.');
  await download(page, 'ASV');
  await context.setOffline(true);
  await page.goto(`${berea.url}/bible?ref=Psalm+23&compare=asv`);
  await expect(passage(page)).toContainText('Jehovah is my shepherd');
  await expect(passage(page).locator('mark').first()).toBeVisible();

  await card(page).getByRole('button', { name: 'Remove KJV' }).click();
  await card(page).getByRole('button', { name: 'Remove ASV' }).click();
  await expect(card(page).getByRole('button', { name: 'Download KJV, 1.9 MB' })).toBeVisible();
  expect(await page.evaluate(async () => (await (await caches.open('berea-bible')).keys()).length)).toBe(0);
});

test('with nothing downloaded, eight passages can be read offline; the rest says that it needs a connection', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await context.setOffline(true);
  await page.goto(`${berea.url}/bible?ref=Romans+12`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to load verse at this time.');
  await expect(alert).toContainText('For everything else you need to be online.');
  await expect(alert.getByRole('link')).toHaveCount(8);
  await alert.getByRole('link', { name: 'Isaiah 41:10' }).click();
  await expect(passage(page)).toContainText('Fear thou not; for I am with thee');
  await expect(passage(page)).toContainText('Read from this device.');
  await context.setOffline(false);
  // Back in reach, what the device answered is asked for anew.
  await expect(passage(page)).not.toContainText('Read from this device.');
});

test('a download shows its progress, can be cancelled, and explains a failure', async ({ page }) => {
  watchConsole(page, [/ERR_|404/]);
  let stalled: (() => void) | undefined;
  await page.route('**/kept/kjv-*.bin', async (route) => {
    await new Promise<void>((resolve) => {
      stalled = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${berea.url}/bible`);
  await card(page)
    .getByRole('button', { name: /^Download KJV/ })
    .click();
  await expect(card(page).getByRole('progressbar', { name: 'Downloading the KJV' })).toBeVisible();
  await expect(card(page)).toContainText('0.0 MB of 1.9 MB');
  await card(page).getByRole('button', { name: 'Cancel KJV' }).click();
  await expect(card(page).getByRole('button', { name: /^Download KJV/ })).toBeVisible();
  await expect(card(page).getByRole('alert')).toHaveCount(0);
  stalled?.();

  await page.unroute('**/kept/kjv-*.bin');
  await page.route('**/kept/search-*.bin', (route) => route.abort('connectionreset'));
  await card(page)
    .getByRole('button', { name: /^Download KJV/ })
    .click();
  await expect(card(page).getByRole('alert')).toContainText('The connection was lost.');
  // Its text arrived complete: only the search index is missing.
  await page.unroute('**/kept/search-*.bin');
  await card(page).getByRole('button', { name: 'Download KJV, 0.8 MB' }).click();
  await expect(card(page)).toContainText('Downloaded');

  await page.route('**/kept/web-*.bin', (route) => route.fulfill({ status: 200, body: 'not a Bible' }));
  await card(page)
    .getByRole('button', { name: /^Download WEB/ })
    .click();
  await expect(card(page).getByRole('alert')).toContainText('The connection was lost.');
  await page.unroute('**/kept/web-*.bin');
  await page.route('**/kept/web-*.bin', (route) => route.fulfill({ status: 404, body: '{}' }));
  await card(page)
    .getByRole('button', { name: /^Download WEB/ })
    .click();
  await expect(card(page).getByRole('alert')).toContainText('Berea has just been updated.');
});

test('a full device and blocked storage are explained', async ({ page, browser }) => {
  watchConsole(page);
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto(`${berea.url}/bible`);
  await card(page)
    .getByRole('button', { name: /^Download ASV/ })
    .click();
  await expect(card(page).getByRole('alert')).toHaveText(/There is not enough space on this device/);

  const closed = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  watchConsole(closed, [/ServiceWorker|service worker/i]);
  await closed.addInitScript(() => {
    CacheStorage.prototype.has = () => Promise.reject(new DOMException('closed', 'SecurityError'));
  });
  await closed.goto(`${berea.url}/bible`);
  await expect(card(closed)).toContainText('This browser does not let Berea store anything.');
  await closed.context().close();
});

test('the verse dialog of a reply uses downloaded translations, too', async ({ page, context }) => {
  await openWithWorker(page);
  await download(page, 'WEB');
  await converse(page, berea, 'What does 1 Peter 5:7 mean?');
  await context.setOffline(true);
  await page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first().click();
  const dialog = page.getByRole('dialog', { name: '1 Peter 5:7' });
  await expect(dialog).toContainText('casting all your worries on him');
  await expect(dialog).toContainText('Read from this device.');
});

test('home, chat and Bible open offline, as the server rendered them; a chapter once it was read', async ({
  page,
  context,
}) => {
  await openWithWorker(page, berea.url);
  await page.goto(`${berea.url}/bible/kjv/john/3`);
  await expect.poll(() => keptPages(page)).toContain('/bible/kjv/john/3');
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', /./],
    ['/chat', /./],
    ['/bible', /Bible Lookup/],
  ] as const) {
    await page.goto(berea.url + path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await expect(page.locator('#root')).toHaveAttribute('data-kept', '');
  }
  await page.goto(`${berea.url}/bible/kjv/john/3`);
  await expect(page.getByText('For God so loved the world')).toBeVisible();
});

test('a new build takes over completely, without a reload, and opens offline', async ({ page, context }) => {
  const renewable = await renewableBerea();
  await openWithWorker(page, `${renewable.url}/bible`);
  const shells = () => keptShells(page);
  const [first] = await shells();
  await page.evaluate(() => Object.assign(window, { stillThisPage: true }));
  renewable.renew('renewed');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(shells).toEqual([first, 'berea-shell-renewed']);
  expect(await page.evaluate(() => 'stillThisPage' in window)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  await context.setOffline(true);
  await page.reload();
  await expect(box(page)).toBeVisible();
  await renewable.close();
});

test('what is being written survives the change to a new version', async ({ page }) => {
  const renewable = await renewableBerea();
  await openWithWorker(page, `${renewable.url}/chat`);
  const field = page.getByRole('textbox', { name: /message/i });
  const toReload = page.getByRole('button', { name: 'Reload' });
  await field.fill('Why do the righteous');
  renewable.renew('renewed');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible();
  await field.pressSequentially(' suffer?');
  await page.evaluate(() => Object.assign(window, { stillThisPage: true }));
  await toReload.click();
  await expect.poll(() => page.evaluate(() => 'stillThisPage' in window)).toBe(false);
  await expect(field).toHaveValue('Why do the righteous suffer?');
  expect(await keptShells(page)).toContain('berea-shell-renewed');

  await page.goto(`${renewable.url}/contact`);
  await page.getByRole('radio', { name: 'Feedback' }).check();
  await page.getByLabel('Message').fill('Two of us could not read it.');
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  renewable.renew('again');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await page.evaluate(() => Object.assign(window, { stillThisPage: true }));
  await toReload.click();
  await expect.poll(() => page.evaluate(() => 'stillThisPage' in window)).toBe(false);
  await expect(page.getByLabel('Message')).toHaveValue('Two of us could not read it.');
  await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await page.getByLabel('Subject').fill('Large print');
  await expect(page.getByLabel('Message')).toHaveValue('Two of us could not read it.');
  await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await renewable.close();
});

test('where the flag is off, the worker and its files are removed, and downloads stay', async ({ page }) => {
  const own = await startBerea();
  await openWithWorker(page, `${own.url}/bible`);
  await download(page, 'WEB');
  // The page looks for flags every half minute: it is not there while the server is away.
  await page.goto('about:blank');
  await own.stop();
  switchOff(own.dataDir);
  await own.start();
  expect(await (await page.request.get(`${own.url}/sw.js`)).text()).toContain('unregister');
  await page.goto(`${own.url}/bible`);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ['berea-bible'] });
  // What it still asks for is none of the end's business.
  await page.close();
  await own.remove();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation on the card and offline (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme });
    const page = await context.newPage();
    await openWithWorker(page);
    await download(page, 'KJV');
    await context.setOffline(true);
    await page.goto(`${berea.url}/bible?ref=Psalm+23&compare=web`);
    await expect(passage(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    await context.close();
  });
}

function switchOff(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'berea.sqlite'));
  database.exec("UPDATE feature_flags SET enabled = 0 WHERE name = 'pwa_enabled'");
  database.close();
}

/** Addresses of the pages that the browser keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('berea-shell-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Names of the app shells that the browser keeps. */
const keptShells = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('berea-shell-')));

interface RenewableBerea {
  readonly url: string;
  readonly renew: (build: string) => void;
  readonly close: () => Promise<void>;
}

/** Berea behind a proxy that, once renewed, hands out the service worker of another build. */
async function renewableBerea(): Promise<RenewableBerea> {
  let build: string | undefined;
  const target = new URL(berea.url);
  const server: Server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': asked.url === '/sw.js' ? 'identity' : 'br' };
    const onward = forward(
      { host: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
      (given) => {
        if (asked.url !== '/sw.js' || build === undefined) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        let code = '';
        given.on('data', (part) => {
          code += part;
        });
        given.on('end', () => {
          answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
          answer.end(code.replace(/buildId:`[0-9a-f]+`/, `buildId:\`${build}\``));
        });
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: (next) => {
      build = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
