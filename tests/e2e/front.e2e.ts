/** Home, demo, information pages, sharing and installation. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_STEPS } from '../../content/demo.ts';
import { PAGES as APP_PAGES } from '../../contract/pages.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea({
    DONATION_URL: 'https://give.example/berea',
    CONTACT_EMAIL: 'us@berea.example',
    OPERATOR_NAME: 'St Mark’s Church',
  });
});
test.afterAll(() => berea.remove());

async function open(page: Page, path: string, expected: RegExp[] = []): Promise<void> {
  watchConsole(page, expected);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(berea.url) && /^http/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(berea.url + path);
  expect(foreign).toEqual([]);
}
/** Opens a page whose clock moves only by hand. */
async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date(2026, 0, 1, 12) });
  await page.goto(berea.url + path);
  await page.clock.pauseAt(new Date(2026, 0, 1, 12, 30));
}
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('the home page has its sections in order, and its links lead on', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask what is on your heart');
  const headings = await page.locator('main h2').allTextContents();
  expect(headings).toEqual([
    'A verse is shown in its own words, or it is not shown as a verse',
    'Made for the whole of a life of faith',
    'How It Works',
    'Daily Spiritual Nourishment',
    'How it is used',
    'It is never too late at night to ask.',
  ]);
  for (const badge of ['Always Free', 'Scripture-Based', '24/7 Available'])
    await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Support This Ministry/ })).toHaveAttribute(
    'href',
    'https://give.example/berea',
  );
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  const check = page.getByRole('region', { name: /A verse is shown in its own words/ });
  await expect(check.locator('del').first()).toContainText('everything');
  await expect(check.locator('ins').first()).toContainText('all things');
  await expect(check).toContainText('Set in the words of the KJV');
  await inMenu(page, 'How It Works').click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  await inMenu(page, 'Share').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share Berea' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { name: 'Made for the whole of a life of faith' })).toBeInViewport();
});

test('what is pressed and typed before the app is loaded is done once it is', async ({ browser }) => {
  // A worker would answer in place of the network, which is held up here.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  watchConsole(page, [/Service Worker registration blocked/]);
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${berea.url}/contact`, { waitUntil: 'load' });
  // A page that is complete needs no more than its first script.
  expect(asked.filter((path) => /\/assets\/.*\.js$/.test(path))).toHaveLength(1);
  await page.getByRole('radio', { name: 'Feedback' }).check();
  await page.getByLabel('Name').fill('Ruth');
  await page.getByLabel('Message').pressSequentially('Two of us');
  load();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  await page.getByLabel('Message').pressSequentially(' could not read it.');
  await expect(page.getByLabel('Message')).toHaveValue('Two of us could not read it.');
  await expect(page.getByLabel('Name')).toHaveValue('Ruth');
  await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await page.unroute('**/assets/app-*.js');

  // Who has chosen a theme gets a page that the app draws anew.
  await page.getByRole('button', { name: 'Dark' }).click();
  const again = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await again;
    await route.continue();
  });
  await page.goto(`${berea.url}/contact`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Technical' }).check();
  await page.getByLabel('Message').fill('It does not open.');
  await page.getByRole('button', { name: 'Light' }).click();
  load();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  await expect(page.getByRole('radio', { name: 'Technical' })).toBeChecked();
  await expect(page.getByLabel('Message')).toHaveValue('It does not open.');
  await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('on a small screen the menu opens, leads on and closes by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(inMenu(page, 'Bible Games')).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inMenu(page, 'Bible Games')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(inMenu(page, 'Share')).toBeVisible();
  await inMenu(page, 'Share').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Share Berea' })).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('every link of the public pages leads to a page, or to a part of one', async ({ page }) => {
  const broken: string[] = [];
  const seen = new Set<string>();
  const idsOf = (html: string): Set<string> =>
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  for (const from of PAGES.filter((path) => !path.startsWith('/bible/'))) {
    const html = await (await page.request.get(berea.url + from)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const to = new URL(href.replaceAll('&amp;', '&'), berea.url + from);
      if (to.origin !== berea.url || seen.has(to.href)) continue;
      seen.add(to.href);
      const answer = await page.request.get(to.href);
      const isThere = to.hash === '' || idsOf(await answer.text()).has(to.hash.slice(1));
      if (answer.status() !== 200 || !isThere) broken.push(`${from} leads to ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});

test('what is written in the sample goes along to the chat as a draft', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Ask your own question' });
  await field.fill('How do I pray when I am angry?');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/);
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('How do I pray when I am angry?');
});

test('the demo advances by itself, pauses, restarts, stops after the last step, and is reset by closing', async ({
  page,
}) => {
  watchConsole(page);
  await page.clock.install({ time: new Date(2026, 0, 1, 12) });
  await page.goto(berea.url);
  const opener = page.getByRole('button', { name: 'Watch Demo' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Demo' });
  const title = dialog.getByRole('heading', { level: 3 });
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeFocused();
  // From here on time moves only by hand.
  await page.clock.pauseAt(new Date(2026, 0, 1, 12, 30));
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await page.clock.runFor(1_500);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', /^(4[5-9]|5[0-5])/);
  await page.clock.runFor(1_600);
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(20_000);
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(title).toHaveText(DEMO_STEPS[2]!.title);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await page.clock.runFor(DEMO_STEPS.reduce((sum, { duration }) => sum + duration, 0) + 200);
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await expect(dialog.getByRole('button', { name: 'Start Demo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await dialog.getByRole('link', { name: 'Start Your Conversation' }).click();
  await expect(page).toHaveURL(/\/chat/);
});

test('under reduced motion the demo moves only by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo' });
  await expect(dialog.getByRole('button', { name: /Pause|Start Demo/ })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(DEMO_STEPS[0]!.title);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(DEMO_STEPS[1]!.title);
  expect(await violations(page)).toEqual([]);
});

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
  await expect(page).toHaveURL(`${berea.url}/bible`);
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
  const database = new DatabaseSync(join(berea.dataDir, 'berea.sqlite'), { readOnly: true });
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
  await expect(page).toHaveURL(`${berea.url}/`);
});

test('the address is shared: as a picture, by copying with the alert, by the share sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/share');
  const code = page.getByRole('img', { name: `QR code of ${berea.url}/` });
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${berea.url}/`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.evaluate(() =>
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { sharedData: data }) }),
  );
  await page.getByRole('button', { name: 'Share App Link' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sharedData?: unknown }).sharedData))
    .toMatchObject({ title: 'Berea', url: `${berea.url}/` });
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
    await page.goto(berea.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(words).toContainText(/\w/);
    for (const control of await controls.all()) await expect(control).toBeHidden();
    const stalled = page.getByText(/^(?:Loading|Starting your|Something went wrong)/);
    await expect(stalled.filter({ visible: true })).toHaveCount(0);
  }
  await page.goto(berea.url);
  await expect(page.getByRole('region', { name: 'Sample conversation' })).toContainText('tenderhearted');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByText('There is nothing to register')).toBeVisible();
  await page.goto(`${berea.url}/contact`);
  await expect(words.locator('noscript p')).toContainText('The form on this page needs JavaScript');
  await expect(words.getByRole('link', { name: 'us@berea.example' })).toBeVisible();
  await page.goto(`${berea.url}/chat`);
  await expect(words).toContainText('This page needs JavaScript');
  await page.goto(`${berea.url}/bible`);
  await words.getByRole('link', { name: 'John', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 1' })).toBeVisible();
  await page.goto(`${berea.url}/bible/kjv/john/3`);
  await expect(page.getByRole('article')).toContainText('For God so loved the world');
  await page.getByRole('link', { name: 'Next chapter: John 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await page.goto(`${berea.url}/bible/kjv/john/99`);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await browser.close();
});

test('no page of the app asks another host or writes to the console', async ({ page }) => {
  const written: string[] = [];
  let path = '';
  page.on('console', (message) => written.push(`${path}: ${message.text()}`));
  page.on('pageerror', (error) => written.push(`${path}: ${error.message}`));
  page.on('request', (request) => {
    if (/^(?:http|ws)/.test(request.url()) && !request.url().startsWith(berea.url))
      written.push(`${path} asks ${request.url()}`);
  });
  const addresses = Object.values(APP_PAGES).map((each) => each.path.replace(/\/:\w+\?$/, ''));
  for (path of [...addresses, '/bible-lookup', '/bible/web/psalms/23', '/bible?ref=John+3:16&compare=asv']) {
    await page.goto(berea.url + path);
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
  await expect(page).toHaveURL(`${berea.url}/bible/kjv/psalms/24`);
  await page.getByText('All chapters of Psalms').click();
  await page.getByRole('link', { name: 'Psalm 150' }).click();
  await expect(page).toHaveTitle('Psalm 150 (KJV) · Berea');
  await page.getByRole('link', { name: 'Compare, listen or keep a verse' }).click();
  await expect(page).toHaveURL(`${berea.url}/bible?ref=Psalm+150&version=kjv`);
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
  await page.goto(berea.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  for (const path of [...PAGES, '/bible', '/check']) {
    await page.goto(berea.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText('No network. What this device keeps can still be read.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No network. What this device keeps can still be read.')).toBeHidden();
});
