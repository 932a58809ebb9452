/** Information pages, sharing, installation, chapters; what holds on all public pages. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { PAGES as APP_PAGES } from '../../contract/pages.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { offlineAgain } from './offline-again.ts';
import { inMenu, publicPages } from './public-pages.ts';
import { FAILED_REQUESTS } from './quiet-console.ts';

const { watchConsole, server, open, openPaused } = publicPages();

test('the Help Center opens one answer at a time, and its quick actions lead on', async ({ page }) => {
  await open(page, '/help');
  const question = (name: string) => page.getByRole('button', { name });
  await question('Do I need an account?').click();
  await expect(page.getByText('There is nothing to register')).toBeVisible();
  await question('What does it cost?').click();
  await expect(page.getByText('There is nothing to register')).toBeHidden();
  await expect(page.getByText('there is no paid version')).toBeVisible();
  await question('What does it cost?').click();
  await expect(page.getByText('there is no paid version')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Voice playback' })).toBeVisible();
  await expect(page.getByText('Favorites keep 20 verses')).toBeVisible();
  for (const [name, href] of [
    ['Start a conversation', '/chat'],
    ['Play Bible games', '/bible-games'],
    ['Look up a verse', '/bible-lookup'],
    ['Write to us', '/contact'],
    ['Back to Home', '/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await page.getByRole('link', { name: 'Look up a verse' }).click();
  await expect(page).toHaveURL(`${server().url}/bible`);
});

async function fillContact(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ruth');
  await page.getByLabel('Email').fill('ruth@example.com');
  await page.getByLabel('Subject').fill('Large print');
  await page.getByLabel('Message').fill(message);
}

test('a contact message is kept on failure and delivered after at least 1.5 s', async ({ page }) => {
  await open(page, '/contact', FAILED_REQUESTS);
  await page.getByRole('radio', { name: 'Feedback' }).check();
  await fillContact(page, 'Two of us could not read the print-out.');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('Your words are kept here.');
  await expect(page.getByLabel('Message')).toHaveValue('Two of us could not read the print-out.');
  await page.unroute('**/api/contact');
  const began = Date.now();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeFocused();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
  await expect(page.getByRole('listitem').filter({ hasText: 'respond within 24 hours' })).toBeVisible();
  await expect(page.getByText('to ruth@example.com')).toBeVisible();
  const database = new DatabaseSync(join(server().dataDir, 'berea.sqlite'), { readOnly: true });
  const rows = database.prepare('select sealed from contact_messages').all();
  database.close();
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]!.sealed as Uint8Array).toString('latin1')).not.toContain('print');
  await page.getByRole('link', { name: 'Start a Chat' }).click();
  await expect(page).toHaveURL(/\/chat/);
});

test('help for what is written to us appears above Send', async ({ page }) => {
  await open(page, '/contact');
  await fillContact(page, 'I want to kill myself tonight.');
  const panel = page.locator('[data-help-panel]');
  await expect(panel).toBeVisible();
  const [help, send] = await Promise.all([
    panel.boundingBox(),
    page.getByRole('button', { name: 'Send Message' }).boundingBox(),
  ]);
  expect(help!.y).toBeLessThan(send!.y);
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^(tel|sms|https?):/);
});

test('Privacy and Terms are dated, name the operator, and lead to one another', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByText('Last updated: January 22, 2025')).toBeVisible();
  await expect(page.getByText('This site is run by St Mark’s Church')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'us@berea.example' })).toHaveAttribute(
    'href',
    'mailto:us@berea.example?subject=Terms%20of%20Service%20Inquiry',
  );
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${server().url}/`);
});

test('the address is shared: as a picture, by copying with the alert, by the share sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/share');
  const code = page.getByRole('img', { name: `QR code of ${server().url}/` });
  await expect(code).toHaveAttribute('width', '256');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('berea-qr-code.png');
  const alerted = page.waitForEvent('dialog');
  const shared = page.getByRole('button', { name: 'Share App Link' }).click();
  const alert = await alerted;
  expect(alert.message()).toBe('App URL copied to clipboard!');
  await alert.accept();
  await shared;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server().url}/`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.evaluate(() =>
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { sharedData: data }) }),
  );
  await page.getByRole('button', { name: 'Share App Link' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sharedData?: unknown }).sharedData))
    .toMatchObject({ title: 'Berea', url: `${server().url}/` });
});

/** What Chromium does when it offers installation. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { wasPrompted: true }),
    });
    dispatchEvent(event);
  });

test('installation is offered in the header, on the share page, and after 10 s by a dialog that waits for typing', async ({
  page,
}) => {
  watchConsole(page);
  await openPaused(page, '/contact');
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await page.mouse.move(100, 100);
  await offerInstallation(page);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Install Berea' });
  await page.clock.runFor(9_500);
  await expect(dialog).toBeHidden();
  await page.getByLabel('Message').pressSequentially('Dear');
  await page.clock.runFor(2_000);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();
  await inMenu(page, 'Share').click();
  await page.clock.runFor(30_000);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Install Berea' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { wasPrompted?: boolean }).wasPrompted))
    .toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('✓ App is installed on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: /Install/ })).toHaveCount(0);
});

test('the dialog that offers installation opens the browser’s own question', async ({ page }) => {
  watchConsole(page);
  await openPaused(page, '/help');
  await page.mouse.move(100, 100);
  await offerInstallation(page);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
  await page.clock.runFor(10_500);
  const dialog = page.getByRole('dialog', { name: 'Install Berea' });
  await dialog.getByRole('button', { name: 'Install App' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { wasPrompted?: boolean }).wasPrompted))
    .toBe(true);
  // The offer is used up.
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
});

test('without scripts the pages are complete, and show nothing that would not work', async ({
  playwright,
  launchOptions,
}) => {
  // Scripts that only the test switches off leave <noscript> hidden.
  const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const words = page.getByRole('main');
  const controls = page.locator('button:not([aria-controls]), input, select, textarea');
  for (const path of [...PAGES, '/chat', '/bible', '/check', '/bible-games', '/nowhere']) {
    await page.goto(server().url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(words).toContainText(/\w/);
    for (const control of await controls.all()) await expect(control).toBeHidden();
    const stalled = page.getByText(/^(?:Loading|Starting your|Something went wrong)/);
    await expect(stalled.filter({ visible: true })).toHaveCount(0);
  }
  await page.goto(server().url);
  await expect(page.getByRole('region', { name: 'Sample conversation' })).toContainText('tenderhearted');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByText('There is nothing to register')).toBeVisible();
  await page.goto(`${server().url}/contact`);
  await expect(words.locator('noscript p')).toContainText('The form on this page needs JavaScript');
  await expect(words.getByRole('link', { name: 'us@berea.example' })).toBeVisible();
  await page.goto(`${server().url}/chat`);
  await expect(words).toContainText('This page needs JavaScript');
  await page.goto(`${server().url}/bible`);
  await words.getByRole('link', { name: 'John', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 1' })).toBeVisible();
  await page.goto(`${server().url}/bible/kjv/john/3`);
  await expect(page.getByRole('article')).toContainText('For God so loved the world');
  await page.getByRole('link', { name: 'Next chapter: John 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await page.goto(`${server().url}/bible/kjv/john/99`);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await browser.close();
});

test('every link of the public pages leads to a page, or to a part of one', async ({ page }) => {
  const broken: string[] = [];
  const seen = new Set<string>();
  const idsOf = (html: string): Set<string> =>
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  for (const from of PAGES.filter((path) => !path.startsWith('/bible/'))) {
    const html = await (await page.request.get(server().url + from)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const to = new URL(href.replaceAll('&amp;', '&'), server().url + from);
      if (to.origin !== server().url || seen.has(to.href)) continue;
      seen.add(to.href);
      const answer = await page.request.get(to.href);
      const isThere = to.hash === '' || idsOf(await answer.text()).has(to.hash.slice(1));
      if (answer.status() !== 200 || !isThere) broken.push(`${from} leads to ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});

test('no page of the app asks another host or writes to the console', async ({ page }) => {
  const written: string[] = [];
  let path = '';
  page.on('console', (message) => written.push(`${path}: ${message.text()}`));
  page.on('pageerror', (error) => written.push(`${path}: ${error.message}`));
  page.on('request', (request) => {
    if (/^(?:http|ws)/.test(request.url()) && !request.url().startsWith(server().url))
      written.push(`${path} asks ${request.url()}`);
  });
  const addresses = Object.values(APP_PAGES).map((each) => each.path.replace(/\/:\w+\?$/, ''));
  for (path of [...addresses, '/bible-lookup', '/bible/web/psalms/23', '/bible?ref=John+3:16&compare=asv']) {
    await page.goto(server().url + path);
    // A page that is complete starts its app with the first sign of a reader.
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
    await page.waitForLoadState('networkidle');
  }
  expect(written).toEqual([]);
});

test('a chapter is read, turned, read in another translation, and opened to study', async ({ page }) => {
  await open(page, '/bible/web/psalms/23');
  await expect(page).toHaveTitle('Psalm 23 (WEB) · Berea');
  await page.getByRole('link', { name: 'Next chapter: Psalm 24' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/The earth is Yahweh.s/);
  await page.getByRole('link', { name: 'KJV', exact: true }).click();
  await expect(page.getByRole('article')).toContainText(/The earth is the LORD.s, and the fulness thereof/i);
  await expect(page).toHaveURL(`${server().url}/bible/kjv/psalms/24`);
  await page.getByText('All chapters of Psalms').click();
  await page.getByRole('link', { name: 'Psalm 150' }).click();
  await expect(page).toHaveTitle('Psalm 150 (KJV) · Berea');
  await page.getByRole('link', { name: 'Compare, listen or keep a verse' }).click();
  await expect(page).toHaveURL(`${server().url}/bible?ref=Psalm+150&version=kjv`);
  await expect(page.getByRole('heading', { level: 2, name: 'Psalm 150' })).toBeVisible();
});

const PAGES = ['/', '/help', '/contact', '/privacy', '/terms', '/share', '/safety', '/bible/kjv/john/3'];
// 640 by 400 is a desktop's window at 200%.
for (const { width, height, colorScheme } of [
  { width: 320, height: 640, colorScheme: 'dark' },
  { width: 640, height: 400, colorScheme: 'light' },
  { width: 1280, height: 640, colorScheme: 'light' },
] as const) {
  test(`axe finds no violation and nothing is too wide, at ${width} px (${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await violations(page)]).toEqual([path, []]);
      expect([path, await pixelsTooWide(page)]).toEqual([path, expect.any(Number)]);
      expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    }
    await context.close();
  });
}

test('printed, a page is its text alone', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header[data-print], footer[data-print]').first()).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test('every page opens without a network after the first visit, and says that there is none', async ({
  page,
  context,
}) => {
  watchConsole(page, [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto(server().url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  for (const path of [...PAGES, '/bible', '/check']) {
    await page.goto(server().url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await offlineAgain(context);
  await expect(page.getByText('No network. What this device keeps can still be read.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No network. What this device keeps can still be read.')).toBeHidden();
});
