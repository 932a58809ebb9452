import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { violations } from './accessibility.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const banner = (page: Page) => page.getByRole('region', { name: 'Verse of the day' }).first();
const card = (page: Page) => page.getByRole('article', { name: 'Today’s verse' });
const quoted = (page: Page) => card(page).getByRole('blockquote');

/** The verse of 1 January is Isaiah 43:19. Midnight is far enough for a slow machine. */
const NEW_YEAR = new Date(2026, 0, 1, 22);

async function openHome(page: Page, expected: RegExp[] = []): Promise<void> {
  watchConsole(page, expected);
  await page.clock.install({ time: NEW_YEAR });
  await page.goto(berea.url);
}
/** From here on the page's clock moves only by hand. */
const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(2026, 0, 1, 23));

test('the home page shows the verse of the reader’s own day, as banner and as card', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/bible/daily')) requests.push(new URL(request.url()).search);
  });
  await openHome(page);
  await expect(banner(page).getByRole('link', { name: 'Isaiah 43:19' })).toBeVisible();
  await expect(card(page)).toContainText('A new beginning');
  await expect(quoted(page)).toContainText('Behold, I will do a new thing');
  await expect(card(page)).toContainText('KJV');
  expect(requests).toEqual(['?date=2026-01-01']);
  await card(page).getByRole('link', { name: 'Open in the Bible' }).click();
  await expect(page).toHaveURL(/\/bible\?ref=Isaiah\+43:19$/);
  await expect(page.getByRole('article')).toContainText('Behold, I will do a new thing');
});

test('the verse changes at the reader’s midnight, without a reload', async ({ page }) => {
  await openHome(page);
  await expect(quoted(page)).toContainText('a new thing');
  await page.clock.fastForward('02:00:00');
  await expect(quoted(page)).toContainText('This is the day');
  await expect(banner(page)).toContainText('Psalm 118:24');
});

test('the verse is copied with its reference and translation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  // The server's page has the verse of the server's day: what is pressed on it is about that one.
  await expect(quoted(page)).toContainText('a new thing');
  await pauseClock(page);
  await card(page).getByRole('button', { name: 'Copy' }).click();
  await expect(card(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Behold, I will do a new thing[\s\S]*— Isaiah 43:19 \(KJV\)$/);
  await page.clock.runFor(2_100);
  await expect(card(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('the verse follows the reader’s translation at once, everywhere', async ({ page }) => {
  watchConsole(page);
  await page.goto(`${berea.url}/chat`);
  const side = page.getByRole('region', { name: 'Verse of the day' });
  await expect(side).toContainText('KJV');
  await page.evaluate(() => localStorage.setItem('berea.translation', '"asv"'));
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
  await expect(side).toContainText('ASV');
});

test('a verse that cannot be loaded says so and can be retried', async ({ page }) => {
  await page.route('**/api/bible/daily**', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'Not now.', error: 'Not now.' } }),
  );
  await openHome(page, [/404/]);
  await expect(card(page)).toContainText('The verse of the day could not be loaded.');
  await page.unroute('**/api/bible/daily**');
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(quoted(page)).toContainText('a new thing');
  await expect(banner(page)).toContainText('Isaiah 43:19');
});

for (const width of [360, 1280]) {
  test(`the layout does not shift when the verse arrives, at ${width} px`, async ({ page }) => {
    watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install({ time: NEW_YEAR });
    // Whoever has chosen a translation does not find the verse on the page: it is loaded.
    await page.addInitScript(() => localStorage.setItem('berea.translation', '"asv"'));
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/bible/daily**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(berea.url);
    await expect(page.getByText('Loading the verse of the day').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const heights = () =>
      page.evaluate(() =>
        ['[aria-label="Verse of the day"]', '[aria-label="Today’s verse"]'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0,
        ),
      );
    const before = await heights();
    release();
    await expect(quoted(page)).toBeVisible();
    const after = await heights();
    // One line at most: the real text may wrap differently from the placeholder.
    after.forEach((height, index) => {
      expect(Math.abs(height - (before[index] ?? 0))).toBeLessThan(48);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no violation on the home page (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openHome(page);
    await expect(quoted(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
