/** The list of conversations that a browser keeps: opened, renamed, deleted, read without a network, on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import {
  conversationList,
  converse,
  messageField,
  openChat,
  openFromMore,
  replies,
  withoutNetwork,
} from './chat-screen.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

/** Scores in a Bible game as this browser's visitor; returns the cookie that the score belongs to. */
async function scoreOnce(page: Page, berea: TestBerea): Promise<string> {
  const [game] = (await (await page.request.get(`${berea.url}/api/bible-games`)).json()) as { id: string }[];
  const scored = await page.request.post(`${berea.url}/api/bible-games/score`, {
    data: { gameId: game?.id, score: 0, attempts: 3, timeCompleted: 5 },
  });
  expect(scored.ok()).toBe(true);
  return scored.headers()['set-cookie']?.split(';')[0] ?? '';
}

async function gamesPlayed(berea: TestBerea, cookie: string): Promise<number> {
  const stats = await fetch(`${berea.url}/api/bible-games/stats`, { headers: { cookie } });
  return ((await stats.json()) as { totalGamesPlayed: number }).totalGamesPlayed;
}

/** Opens a live room, whose seat this browser then keeps. */
async function openRoom(page: Page, berea: TestBerea): Promise<void> {
  await page.goto(`${berea.url}/room`);
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('heading', { name: 'Join on your phone' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => /room/.test(name)));
  expect(kept).toHaveLength(1);
}

test.describe('conversations on this device', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());

  test('are listed by their first words, and can be opened, renamed and deleted here and on the server', async ({
    page,
  }) => {
    watchConsole(page);
    const first = await converse(page, berea, 'What is grace?');
    const second = await converse(page, berea, 'Who was Ruth?');
    await expect(conversationList(page).getByRole('listitem')).toHaveCount(2);
    await expect(conversationList(page).getByRole('link', { name: /Who was Ruth/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await conversationList(page)
      .getByRole('link', { name: /What is grace/ })
      .click();
    await page.waitForURL(`**/chat/${first}`);
    await expect(page.getByRole('heading', { level: 1, name: 'What is grace?' })).toBeVisible();

    await conversationList(page).getByRole('button', { name: 'Rename or delete “What is grace?”' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('For Tuesday');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'For Tuesday' })).toBeVisible();
    await page.reload();
    await expect(conversationList(page).getByRole('link', { name: /For Tuesday/ })).toBeVisible();

    await conversationList(page).getByRole('button', { name: 'Rename or delete “Who was Ruth?”' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(conversationList(page).getByRole('listitem')).toHaveCount(1);
    const gone = await page.request.get(`${berea.url}/api/chat/sessions/${second}/messages`);
    expect(gone.status()).toBe(404);
    expect(page.url()).toContain(first);
  });

  test('without a message are not listed', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await expect(conversationList(page).getByText('Your conversations will be listed here')).toBeVisible();
  });

  test('that are gone on the server are removed from the list', async ({ page }) => {
    watchConsole(page, [/404/]);
    const id = await converse(page, berea, 'What is grace?');
    await page.request.delete(`${berea.url}/api/chat/sessions/${id}`);
    await page.reload();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(conversationList(page).getByText('Your conversations will be listed here')).toBeVisible();
  });

  test('can all be deleted, on the server first, with game scores and seats; failures are reported and retried', async ({
    page,
    context,
  }) => {
    watchConsole(page, FAILED_REQUESTS);
    const cookie = await scoreOnce(page, berea);
    await openRoom(page, berea);
    const first = await converse(page, berea, 'What is grace?');
    const second = await converse(page, berea, 'Who was Ruth?');
    await messageField(page).fill('A draft');
    await context.route(`**/api/chat/sessions/${first}`, (route) => route.abort());
    await context.route('**/api/bible-games/stats', (route) => route.abort());
    await conversationList(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('All 2 conversations on this list will be deleted on the server');
    await dialog.getByRole('button', { name: 'Forget everything' }).click();
    await expect(page.getByText('One conversation could not be deleted on the server.')).toBeVisible();
    await expect(page.getByText('Your scores of the Bible games could not be deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(page).not.toHaveURL(new RegExp(second));
    await expect(conversationList(page).getByRole('listitem')).toHaveText(/Not yet deleted on the server/);
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${second}/messages`)).status()).toBe(404);

    await context.unroute(`**/api/chat/sessions/${first}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(conversationList(page).getByText('Your conversations will be listed here')).toBeVisible();
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${first}/messages`)).status()).toBe(404);
    expect(await keptOnDevice(page)).toEqual({ names: [], copies: 0 });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /room/.test(name)))).toEqual(
      [],
    );

    expect(await gamesPlayed(berea, cookie)).toBe(1);
    await context.unroute('**/api/bible-games/stats');
    await conversationList(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    await dialog.getByRole('button', { name: 'Forget everything' }).click();
    await expect(page.getByText('Everything is forgotten', { exact: true }).first()).toBeVisible();
    expect(await gamesPlayed(berea, cookie)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('and with them all else that this browser keeps, which the question says from its beginning', async ({
    page,
  }) => {
    watchConsole(page);
    await openChat(page, berea);
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await page.getByLabel('Translation').selectOption('web');
    await page.evaluate(async () =>
      (await caches.open('berea-bible')).put('/kept/kjv.bin', new Response('words')),
    );
    await page.setViewportSize({ width: 360, height: 640 });
    // The panel that says that what is written can be erased has the way to it as well.
    await openFromMore(page, /Who answers/);
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everything on this device' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Who answers, what is kept' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openFromMore(page, /Conversations/);
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everything on this device' }).click();
    await expect(dialog.getByText('what this browser keeps of conversations')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('Only the app’s own files stay, the same for everybody.')).toBeInViewport({
      ratio: 1,
    });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Forget everything' }).click();
    await expect(page.getByText('Everything is forgotten', { exact: true }).first()).toBeVisible();
    const kept = await page.evaluate(async () => ({
      settings: Object.keys(localStorage).filter((name) => /theme|text-size|translation/.test(name)),
      theme: document.documentElement.dataset.theme,
      hasDownloads: await caches.has('berea-bible'),
    }));
    expect(kept).toEqual({ settings: [], theme: undefined, hasDownloads: false });
  });

  test('that were read can be opened without a network, and say so', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What does Romans 8:28 mean?');
    const shown = replies(page).locator('figure blockquote');
    const read = await shown.allInnerTexts();
    expect(read.join()).toContain('all things work together for good');
    const back = await withoutNetwork(context);
    await page.goto(`${berea.url}/chat/${id}`);
    await expect(page.getByText('Shown from this device;')).toBeVisible();
    await expect.poll(() => shown.allInnerTexts()).toEqual(read);
    await back();
    await expect(page.getByText('Shown from this device;')).toBeHidden();
    await expect(replies(page)).toHaveCount(1);
  });

  test('work where the browser stores nothing', async ({ page }) => {
    watchConsole(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('No storage here.', 'SecurityError');
          },
        });
      }
    });
    await converse(page, berea, 'What is grace?');
    await expect(conversationList(page).getByText('Your conversations will be listed here')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());
  test.use({ viewport: { width: 360, height: 740 } });

  for (const scheme of ['light', 'dark'] as const) {
    test(`the list is a sheet without axe violations (${scheme})`, async ({ page }) => {
      watchConsole(page);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await converse(page, berea, 'What is grace?');
      await page.getByRole('button', { name: 'Highlight or save your message' }).click();
      await page.getByRole('button', { name: 'Edit your last message' }).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await openFromMore(page, /^Conversations/);
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: /What is grace/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
      await sheet.getByRole('link', { name: /What is grace/ }).press('Enter');
      await expect(sheet).toBeHidden();
    });
  }
});
