import { expect, type Page, test } from '@playwright/test';
import { anAdvertisement, aPicture, countsIn, seedAdvertisements } from '../support/advertisements.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor } from '../support/conversation.ts';
import { violations } from './accessibility.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
  const link = 'https://partner.example/';
  seedAdvertisements(berea.dataDir, {
    flags: [
      'advertisements_enabled',
      'chat_sidebar_ads',
      'home_banner_ads',
      'between_messages_ads',
      'footer_ads',
    ],
    advertisements: [
      anAdvertisement({ id: 'beside', title: 'Walking through grief', link_url: link }),
      anAdvertisement({ id: 'home', title: 'Twelve evenings', placement: 'home_banner', link_url: link }),
      anAdvertisement({ id: 'between', title: 'Praying the Psalms', placement: 'between_messages' }),
      anAdvertisement({ id: 'below', title: 'Saturday helpers', placement: 'footer', link_url: link }),
      anAdvertisement({ id: 'draft', title: 'Not yet', placement: 'home_banner', active: 0, priority: 9 }),
    ],
    pictures: [aPicture('beside')],
  });
});
test.afterAll(() => berea.remove());

const advertisement = (page: Page, title: string) =>
  page.getByRole('region', { name: `Advertisement: ${title}` });

/** Sends these questions and returns the address of their conversation. */
async function conversation(...questions: string[]): Promise<string> {
  const visitor = await aVisitor(berea.url);
  for (const content of questions) await visitor.post('/messages', { content });
  return visitor.path.replace('/api/chat/sessions/', '/chat/');
}
const FIVE = ['What is grace?', 'What is faith?', 'What is hope?', 'What is love?', 'What is peace?'];

test('the home page shows the active advertisement, counts the impression, and opens its link in a new tab', async ({
  page,
  context,
}) => {
  watchConsole(page);
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'Welcome.' }));
  await page.goto(berea.url);
  const shown = advertisement(page, 'Twelve evenings');
  await expect(shown).toContainText('Ministry partner');
  await expect(page.getByText('Not yet')).toHaveCount(0);
  expect(countsIn(berea.dataDir, 'home')).toEqual({ seen: 0, chosen: 0 });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => countsIn(berea.dataDir, 'home').seen).toBe(1);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    shown.getByRole('link', { name: 'Learn More' }).click(),
  ]);
  await expect(opened.getByText('Welcome.')).toBeVisible();
  expect(await opened.evaluate(() => opener)).toBeNull();
  await expect.poll(() => countsIn(berea.dataDir, 'home')).toEqual({ seen: 1, chosen: 1 });
  await expect(page).toHaveURL(`${berea.url}/`);
});

test('one is above the footer of the home page and of the information pages', async ({ page }) => {
  watchConsole(page);
  const shown = advertisement(page, 'Saturday helpers');
  for (const [at, path] of ['/', '/help'].entries()) {
    await page.goto(berea.url + path);
    await shown.scrollIntoViewIfNeeded();
    const [ad, footer] = await Promise.all([
      shown.boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect((ad?.y ?? 0) + (ad?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    await expect(advertisement(page, 'Walking through grief')).toHaveCount(0);
    await expect.poll(() => countsIn(berea.dataDir, 'below').seen).toBe(at + 1);
  }
});

test('an advertisement is beside the conversation, with its picture from this server, and below it on a phone', async ({
  page,
}) => {
  watchConsole(page);
  await page.goto(await conversation('What is grace?'));
  const shown = advertisement(page, 'Walking through grief');
  await expect(shown).toBeVisible();
  await expect(shown.locator('img')).toHaveJSProperty('naturalWidth', 2);
  expect(await page.getByRole('complementary', { name: 'Beside the conversation' }).count()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('complementary', { name: 'Beside the conversation' })).toHaveCount(0);
  await shown.scrollIntoViewIfNeeded();
  const [ad, composer] = await Promise.all([
    shown.boundingBox(),
    page.getByRole('textbox', { name: 'Your message' }).boundingBox(),
  ]);
  expect(composer?.y).toBeGreaterThan((ad?.y ?? 0) + (ad?.height ?? 0));
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor({ state: 'detached' });
});

test('a picture that fails is not shown', async ({ page }) => {
  watchConsole(page, [/404/]);
  await page.route('**/image?**', (route) => route.fulfill({ status: 404 }));
  await page.goto(await conversation('What is grace?'));
  const shown = advertisement(page, 'Walking through grief');
  await expect(shown).toBeVisible();
  await expect(shown.locator('img')).toHaveCount(0);
});

test('one is in the thread after the tenth message, and is not announced', async ({ page }) => {
  watchConsole(page);
  await page.goto(await conversation(...FIVE, 'What is mercy?'));
  const shown = advertisement(page, 'Praying the Psalms');
  await expect(shown).toHaveCount(1);
  const turn = page.locator('[data-turn]').nth(4);
  await expect(turn).toContainText('What is peace?');
  await expect(turn.getByRole('region', { name: 'Advertisement: Praying the Psalms' })).toHaveCount(1);
  await expect(turn.locator('[aria-live="off"]', { has: shown })).toHaveCount(1);
});

test('a shorter thread has none', async ({ page }) => {
  watchConsole(page);
  await page.goto(await conversation(...FIVE.slice(0, 4)));
  await expect(advertisement(page, 'Walking through grief')).toBeVisible();
  await expect(advertisement(page, 'Praying the Psalms')).toHaveCount(0);
});

test('nobody who was shown help sees an advertisement', async ({ page }) => {
  watchConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(await conversation(...FIVE, 'I want to kill myself'));
  await expect(page.getByRole('region', { name: 'Verse of the day' })).toContainText('KJV');
  await expect(page.getByText('I want to kill myself').last()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Advertisement/ })).toHaveCount(0);
  expect(requests.filter((url) => url.includes('/api/advertisements'))).toEqual([]);
});

test('while their flags are off nothing is requested and nothing shown', async ({ page }) => {
  watchConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // The flags come with the page.
  await page.route(`${berea.url}/`, async (route) => {
    const answer = await route.fetch();
    let html = await answer.text();
    for (const name of ['home_banner_ads', 'footer_ads']) {
      const on = `{"name":"${name}","enabled":true}`;
      expect(html).toContain(on);
      html = html.replace(on, on.replace('true', 'false'));
    }
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(berea.url);
  await expect(page.getByRole('article', { name: 'Today’s verse' }).getByRole('blockquote')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Advertisement/ })).toHaveCount(0);
  expect(requests.filter((url) => url.includes('/api/advertisements'))).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds no violation in advertisements (${theme}, ${width} px)`, async ({ page }) => {
      watchConsole(page);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(berea.url);
      await expect(advertisement(page, 'Twelve evenings')).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await page.goto(await conversation(...FIVE));
      await expect(advertisement(page, 'Walking through grief')).toBeAttached();
      await expect(advertisement(page, 'Praying the Psalms')).toBeAttached();
      // The rest of the chat has its own test of this kind (chat.e2e.ts).
      const parts = ['[aria-label^="Advertisement"]', '[aria-labelledby="verse-of-the-day"]'];
      expect(await violations(page, ...parts)).toEqual([]);
    });
  }
}
