import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { ask, messageField, replies, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

/** More than two pages of messages (PAGE_LENGTH in web/chat/calls.ts). */
const TURNS = 70;
const ofQuestion = (turn: number): string => `Is this question ${turn}?`;

let berea: TestBerea;
let conversation: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  berea = await startBerea();
  conversation = await conversationOf(TURNS);
});
test.afterAll(() => berea.remove());

/** A conversation that was held through the API; returns its address. */
async function conversationOf(turns: number): Promise<string> {
  const sessions = `${berea.url}/api/chat/sessions`;
  const created = await fetch(sessions, { method: 'POST' });
  const { sessionId } = (await created.json()) as { sessionId: string };
  for (let turn = 1; turn <= turns; turn++) {
    const sent = await fetch(`${sessions}/${sessionId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: ofQuestion(turn) }),
    });
    expect(sent.ok).toBe(true);
  }
  return `${berea.url}/chat/${sessionId}`;
}

const question = (page: Page, turn: number): Locator =>
  page.locator('[data-thread]').getByText(ofQuestion(turn), { exact: true });
const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

/** The calls for earlier messages wait until they are let through. */
async function holdEarlier(page: Page): Promise<{ asked: Promise<unknown>; letThrough: () => void }> {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/messages\?before=/);
  await page.route(/messages\?before=/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { asked, letThrough: held.resolve };
}

test.describe('a conversation of more than a page', () => {
  for (const width of [390, 1280]) {
    test(`keeps the reader’s position while earlier messages are added above it (${width} px)`, async ({
      page,
    }) => {
      watchConsole(page);
      await page.setViewportSize({ width, height: 844 });
      const earlier = await holdEarlier(page);
      await page.goto(conversation);
      await expect(question(page, TURNS)).toBeInViewport();
      // What is not loaded may have called for help: the bar comes once care is loaded, and moves the thread down.
      await expect(page.getByRole('button', { name: 'Help lines' })).toBeVisible();
      const before = await replies(page).count();
      expect(before).toBeLessThan(TURNS);

      const thread = page.locator('[data-thread]');
      await thread.hover();
      await expect(async () => {
        await page.mouse.wheel(0, -2_000);
        await expect(page.getByRole('button', { name: /earlier messages/i })).toBeInViewport({ timeout: 50 });
      }).toPass();
      await earlier.asked;
      const read = await page
        .getByText(/^Is this question \d+\?$/)
        .first()
        .innerText();
      const marked = page.locator('[data-thread]').getByText(read, { exact: true });
      await expect(marked).toBeInViewport();
      const top = await topOf(marked);

      earlier.letThrough();
      await expect.poll(() => page.locator('[data-turn]').count()).toBeGreaterThan(before);
      await expect(page.getByText('Loading earlier messages')).toHaveCount(0);
      expect(Math.abs((await topOf(marked)) - top)).toBeLessThanOrEqual(2);
    });
  }

  test('leaves a reader alone who scrolls by the scroll bar, without wheel, touch or key', async ({
    page,
  }) => {
    watchConsole(page);
    await page.goto(conversation);
    await expect(question(page, TURNS)).toBeInViewport();
    const turns = page.locator('[data-turn]');
    const before = await turns.count();
    const read = await turns
      .first()
      .getByText(/^Is this question \d+\?$/)
      .textContent();
    await page.locator('[data-thread]').evaluate((thread) => {
      thread.scrollTop = 0;
    });
    await expect.poll(() => turns.count()).toBeGreaterThan(before);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(page.locator('[data-thread]').getByText(read ?? '', { exact: true })).toBeInViewport();
  });

  test('opens where the reader was after a reload far up, and after leaving for another page', async ({
    page,
  }) => {
    watchConsole(page);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(conversation);
    await expect(question(page, TURNS)).toBeInViewport();
    await page.locator('[data-thread]').hover();
    await expect(async () => {
      await page.mouse.wheel(0, -4_000);
      await expect(question(page, 1)).toBeInViewport({ timeout: 50 });
    }).toPass();
    await question(page, 5).scrollIntoViewIfNeeded();
    const placeOf = (): Promise<unknown> => page.evaluate(() => history.state?.place?.turn ?? null);
    const turnAtTop = (): Promise<unknown> =>
      page.locator('[data-thread]').evaluate((thread) => {
        const { left, top, width } = thread.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + 1);
        return hit?.closest<HTMLElement>('[data-turn]')?.dataset.turn ?? null;
      });
    await expect.poll(async () => (await placeOf()) === (await turnAtTop())).toBe(true);
    const top = await topOf(question(page, 5));
    const drift = async (): Promise<number> => Math.abs((await topOf(question(page, 5))) - top);
    await page.reload();
    await expect.poll(drift).toBeLessThan(6);
    await expect(messageField(page)).toBeVisible();
    // Another page, without a copy on this device: all that is above the newest messages comes from the server.
    await page.addInitScript(() =>
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new Error('No storage here');
        },
      }),
    );
    await page.goto(`${berea.url}/bible?ref=Psalm+23`);
    await expect(page.getByRole('heading', { name: 'Psalm 23', level: 2 })).toBeVisible();
    await page.goBack();
    await expect.poll(drift).toBeLessThan(6);
  });

  test('can be read up to its first message, with each message once', async ({ page }) => {
    watchConsole(page);
    await page.goto(conversation);
    await expect(messageField(page)).toBeVisible();
    await page.locator('[data-thread]').hover();
    await expect(async () => {
      await page.mouse.wheel(0, -4_000);
      await expect(question(page, 1)).toBeInViewport({ timeout: 50 });
    }).toPass();
    await expect(page.getByRole('button', { name: /earlier messages/i })).toHaveCount(0);
    expect(await page.locator('[data-turn]').count()).toBe(TURNS);
    const asked = await page
      .locator('[data-turn]')
      .getByText(/^Is this question \d+\?$/)
      .allTextContents();
    expect(asked).toEqual(Array.from({ length: TURNS }, (_, index) => ofQuestion(index + 1)));
  });
});

test('a conversation of 500 messages is printed and saved whole', async ({ page }) => {
  test.setTimeout(180_000);
  watchConsole(page);
  await page.goto(await conversationOf(250));
  await expect(question(page, 250)).toBeInViewport();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Save or print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save or print' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Markdown/ }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file.match(/Is this question \d+\?/g)).toHaveLength(250);
  await dialog.getByRole('button', { name: /^Print the conversation/ }).click();
  const printed = page.locator('body[data-sheet] > div').last();
  await expect(printed.getByText(ofQuestion(1), { exact: true })).toBeAttached({ timeout: 30_000 });
  const onPaper = await printed.getByText(/^Is this question \d+\?$/).allTextContents();
  expect(onPaper).toEqual(Array.from({ length: 250 }, (_, index) => ofQuestion(index + 1)));
});

test('a sent message is scrolled to the top, also for a reader who was at the end', async ({ page }) => {
  watchConsole(page);
  await page.setViewportSize({ width: 390, height: 620 });
  await page.goto(await conversationOf(4));
  await expect(question(page, 4)).toBeInViewport();
  await page.locator('[data-thread]').hover();
  await page.mouse.wheel(0, -1_000);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await ask(page, 'What is grace?');
  await waitForReply(page);
  await expect(page.locator('[data-thread]').getByText('What is grace?', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
});
