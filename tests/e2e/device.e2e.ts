import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import type { FakeAi } from '../support/fake-ai.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import {
  ask,
  converse,
  messageField,
  openChat,
  openFromMore,
  replies,
  waitForReply,
  withoutNetwork,
} from './chat-screen.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

const list = (page: Page) => page.getByRole('complementary', { name: 'Your conversations' });
const WAITING = 'Waiting for the network. Your words are kept and will go out by themselves.';

async function messagesOf(
  page: Page,
  berea: TestBerea,
  id: string,
): Promise<{ role: string; content: string }[]> {
  const response = await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`);
  return ((await response.json()) as { messages: { role: string; content: string }[] }).messages;
}

const ownWords = async (page: Page, berea: TestBerea, id: string): Promise<string[]> =>
  (await messagesOf(page, berea, id)).filter(({ role }) => role === 'user').map(({ content }) => content);

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

/** The text of the file that a button downloads. */
async function downloaded(page: Page, pressed: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return readFileSync(await download.path(), 'utf8');
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
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await expect(list(page).getByRole('link', { name: /Who was Ruth/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await list(page)
      .getByRole('link', { name: /What is grace/ })
      .click();
    await page.waitForURL(`**/chat/${first}`);
    await expect(page.getByRole('heading', { level: 1, name: 'What is grace?' })).toBeVisible();

    await list(page).getByRole('button', { name: 'Rename or delete “What is grace?”' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('For Tuesday');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'For Tuesday' })).toBeVisible();
    await page.reload();
    await expect(list(page).getByRole('link', { name: /For Tuesday/ })).toBeVisible();

    await list(page).getByRole('button', { name: 'Rename or delete “Who was Ruth?”' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    const gone = await page.request.get(`${berea.url}/api/chat/sessions/${second}/messages`);
    expect(gone.status()).toBe(404);
    expect(page.url()).toContain(first);
  });

  test('without a message are not listed', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await expect(list(page).getByText('Your conversations will be listed here')).toBeVisible();
  });

  test('that are gone on the server are removed from the list', async ({ page }) => {
    watchConsole(page, [/404/]);
    const id = await converse(page, berea, 'What is grace?');
    await page.request.delete(`${berea.url}/api/chat/sessions/${id}`);
    await page.reload();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(list(page).getByText('Your conversations will be listed here')).toBeVisible();
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
    await list(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('All 2 conversations on this list will be deleted on the server');
    await dialog.getByRole('button', { name: 'Forget everything' }).click();
    await expect(page.getByText('One conversation could not be deleted on the server.')).toBeVisible();
    await expect(page.getByText('Your scores of the Bible games could not be deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(page).not.toHaveURL(new RegExp(second));
    await expect(list(page).getByRole('listitem')).toHaveText(/Not yet deleted on the server/);
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${second}/messages`)).status()).toBe(404);

    await context.unroute(`**/api/chat/sessions/${first}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(list(page).getByText('Your conversations will be listed here')).toBeVisible();
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${first}/messages`)).status()).toBe(404);
    expect(await keptOnDevice(page)).toEqual({ names: [], copies: 0 });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /room/.test(name)))).toEqual(
      [],
    );

    expect(await gamesPlayed(berea, cookie)).toBe(1);
    await context.unroute('**/api/bible-games/stats');
    await list(page).getByRole('button', { name: 'Forget everything on this device' }).click();
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
    await openFromMore(page, /Conversations/);
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everything on this device' }).click();
    const dialog = page.getByRole('alertdialog');
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
    await expect(list(page).getByText('Your conversations will be listed here')).toBeVisible();
  });
});

test.describe('what is written', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());

  test('a draft survives the end of the page', async ({ page, context }) => {
    watchConsole(page);
    const id = await converse(page, berea, 'What is grace?');
    await messageField(page).fill('And what is');
    await page.close();
    const later = await context.newPage();
    await later.goto(`${berea.url}/chat/${id}`);
    await expect(messageField(later)).toHaveValue('And what is');
    await messageField(later).press('Enter');
    await expect(replies(later)).toHaveCount(2);
    await later.reload();
    await expect(replies(later)).toHaveCount(2);
    await expect(messageField(later)).toHaveValue('');
  });

  test('a draft of a conversation that never began moves to a new one', async ({ page, context }) => {
    watchConsole(page);
    await openChat(page, berea);
    await messageField(page).fill('Why do I');
    await page.close();
    const later = await context.newPage();
    await openChat(later, berea);
    await expect(messageField(later)).toHaveValue('Why do I');
  });

  test('a message sent without a network waits visibly and is sent once, also after a reload', async ({
    page,
    context,
  }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await expect(page.getByText('And what is mercy?')).toBeVisible();
    await expect(messageField(page)).toHaveValue('');
    await page.reload();
    await expect(page.getByText(WAITING)).toBeVisible();
    await back();
    await expect(replies(page)).toHaveCount(2);
    await expect(page.getByText(WAITING)).toBeHidden();
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
  });

  test('a waiting message is sent once, from any tab', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    const same = await context.newPage();
    await same.goto(`${berea.url}/chat/${id}`);
    await expect(same.getByText(WAITING)).toBeVisible();
    await back();
    await expect(replies(page)).toHaveCount(2);
    await expect(replies(same)).toHaveCount(2);
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
  });

  test('a message that waited when the tab was closed is sent from another conversation', async ({
    page,
    context,
  }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.close();
    await back();
    const other = await context.newPage();
    await openChat(other, berea);
    await expect(async () => {
      expect(await ownWords(other, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
    }).toPass();
  });

  test('a waiting message can be taken back, and is then not sent', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(messageField(page)).toHaveValue('And what is mercy?');
    await expect(page.getByText(WAITING)).toBeHidden();
    await back();
    await page.reload();
    await expect(messageField(page)).toHaveValue('And what is mercy?');
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?']);
  });

  test('the last message can be edited, and gets a new reply', async ({ page }) => {
    watchConsole(page);
    const id = await converse(page, berea, 'What does Romans 8:28 mean?');
    await messageField(page).fill('A draft');
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await expect(messageField(page)).toBeFocused();
    await expect(messageField(page)).toHaveValue('What does Romans 8:28 mean?');
    await page.keyboard.press('Escape');
    await expect(messageField(page)).toHaveValue('A draft');
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await ask(page, 'What does John 3:16 mean?');
    await expect(replies(page).first()).toContainText('For God so loved the world');
    await expect(replies(page)).toHaveCount(1);
    await expect(page.getByText('Romans 8:28 mean')).toHaveCount(0);
    await expect(messageField(page)).toHaveValue('A draft');
    expect(await ownWords(page, berea, id)).toEqual(['What does John 3:16 mean?']);
    await expect(list(page).getByRole('link', { name: /John 3:16/ })).toBeVisible();
  });

  test('an edit without a network is sent later, once', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await ask(page, 'What is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.reload();
    await expect(page.getByText(WAITING)).toBeVisible();
    await back();
    await expect(page.getByText(WAITING)).toBeHidden();
    await waitForReply(page);
    expect(await ownWords(page, berea, id)).toEqual(['What is mercy?']);
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

test.describe('with an AI service', () => {
  let ai: FakeAi;
  let berea: TestBerea;
  let remove: () => Promise<void>;
  test.beforeAll(async () => {
    ({ ai, berea, remove } = await startBereaWithAi());
  });
  test.afterAll(() => remove());

  test('a reply that a killed server interrupts keeps its text and offers a retry', async ({ page }) => {
    watchConsole(page, FAILED_REQUESTS);
    const tap = aControlledStream();
    ai.script({ text: tap });
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    // More than is held back: what is written so far is stored at once.
    tap.send(`Grace is a gift. ${'It cannot be earned. '.repeat(150)}`);
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    tap.send('It is received.');
    await expect(replies(page).first()).toContainText('It is received.');
    await berea.kill();
    await expect(page.getByText('The connection broke.')).toBeVisible();
    await berea.start();
    await expect(page.getByText('The reply was interrupted').first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    ai.script({ text: ['Whole again.'] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page).first()).toContainText('Whole again.');
    await expect(replies(page)).toHaveCount(1);
  });

  test('a reply that was cut off says so on screen and in files, goes on by Continue, and is downloaded whole', async ({
    page,
  }) => {
    watchConsole(page);
    const said = 'Cut off: the reply became too long.';
    ai.script({ text: ['Grace is a gift. It is given ', 'to those who'], end: 'length' });
    await converse(page, berea, 'What is grace?');
    await expect(page.getByText(said)).toBeVisible();
    const save = page.getByRole('button', { name: 'Save or print' });
    const dialog = page.getByRole('dialog', { name: 'Save or print' });
    await save.click();
    const markdown = await downloaded(page, dialog.getByRole('button', { name: /^Markdown/ }));
    expect(markdown).toContain(`It is given to those who\n\n*(${said})*`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save this reply' }).click();
    const menu = page.getByRole('dialog', { name: 'This reply' });
    const text = await downloaded(page, menu.getByRole('button', { name: /^Download/ }));
    expect(text).toContain(`to those who\n\n(${said})`);
    await page.keyboard.press('Escape');

    ai.script({ text: ['ask for it with empty hands.'] });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(replies(page).first()).toContainText(
      'It is given to those who ask for it with empty hands.',
    );
    await waitForReply(page);
    await expect(page.getByText(said)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(replies(page)).toHaveCount(1);
    await expect(replies(page)).toContainText('It is given to those who ask for it with empty hands.');

    await save.click();
    const everything = JSON.parse(
      await downloaded(page, dialog.getByRole('button', { name: /^Everything of mine/ })),
    );
    expect(everything.messages).toMatchObject([
      { role: 'user', content: 'What is grace?' },
      {
        role: 'assistant',
        content: 'Grace is a gift. It is given to those who ask for it with empty hands.',
      },
    ]);
    expect(everything.conversation).toMatchObject({ messageCount: 2 });
    expect(JSON.stringify(everything)).not.toContain(page.url().split('/').at(-1));
  });
});
