import { expect, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import type { FakeAi } from '../support/fake-ai.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { ask, messageField, openChat, replies, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

test.describe('with the built-in guide', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());

  test('a question on a fresh database is answered from Scripture, and is still there after a reload', async ({
    page,
  }) => {
    const PASSAGES = 2;
    watchConsole(page);
    await page.goto(berea.url);
    await page.getByRole('link', { name: 'Start Chatting' }).first().click();
    await page.waitForURL(/\/chat\/[\w-]{22}$/);
    await ask(page, 'What does Romans 8:28 mean?');
    const reply = replies(page).first();
    await expect(reply).toContainText('all things work together for good');
    await expect(reply.getByText('Checked word for word').first()).toBeVisible();
    await expect(reply).toContainText('Romans 8:28');
    await expect(reply).toContainText('KJV');
    await waitForReply(page);
    await expect(reply.getByRole('combobox')).toHaveCount(PASSAGES);
    await expect(reply.getByText(`${PASSAGES} passages checked`)).toBeVisible();
    const before = await reply.innerText();
    await page.reload();
    await expect(page.getByText('What does Romans 8:28 mean?').first()).toBeVisible();
    await waitForReply(page);
    await expect(reply.getByRole('combobox')).toHaveCount(PASSAGES);
    await expect.poll(() => reply.innerText()).toBe(before);
  });

  test('passages are quoted in the reader’s translation, which is remembered', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await page.getByRole('combobox', { name: /translation/i }).selectOption('web');
    await ask(page, 'Read me John 3:16');
    await expect(replies(page).first()).toContainText('that he gave his one and only Son');
    await page.reload();
    await expect(page.getByRole('combobox', { name: /translation/i })).toHaveValue('web');
  });

  test('a quick start fills the composer, and a study asks for the group’s name', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await page.getByRole('button', { name: /Anxiety and worry/ }).click();
    await expect(messageField(page)).not.toHaveValue('');
    await messageField(page).fill('');
    await page.getByRole('button', { name: /Men.s Bible Study/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toHaveValue('Fishers of Men');
    await dialog.getByRole('textbox').fill('Iron and Grace');
    await page.keyboard.press('Enter');
    await expect(messageField(page)).toHaveValue(/Iron and Grace/);
    await messageField(page).press('Enter');
    const reply = replies(page).first();
    await expect(reply.getByRole('heading', { name: 'Iron and Grace' })).toBeVisible();
    for (const part of [
      /Welcome & Prayer/,
      /Teaching/,
      /Discussion/,
      /Application & Challenge/,
      /Closing Prayer/,
    ]) {
      await expect(reply.getByRole('heading', { name: part }).first()).toBeVisible();
    }
  });

  test('Enter sends; Shift+Enter starts a line; an input method’s Enter does not send', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await messageField(page).fill('What is');
    await messageField(page).press('Shift+Enter');
    await messageField(page).pressSequentially('grace?');
    await expect(messageField(page)).toHaveValue('What is\ngrace?');
    await messageField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(replies(page)).toHaveCount(0);
    await messageField(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    await expect(messageField(page)).toHaveValue('');
  });

  test('a message sent before the conversation is loaded is sent as soon as it is', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/messages?*', async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Loading your conversation...')).toBeVisible();
    await messageField(page).fill('What is grace?');
    await messageField(page).press('Enter');
    await expect(messageField(page)).toHaveValue('What is grace?');
    letGo();
    await waitForReply(page);
    await expect(page.getByText('What is grace?').first()).toBeVisible();
    await expect(messageField(page)).toHaveValue('');
  });

  test('Clear Chat asks, deletes, and starts a new conversation', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    await expect(replies(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    const old = page.url();
    await page.getByRole('button', { name: 'Clear Chat' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(
      'Are you sure you want to clear this conversation? This will permanently delete all messages and start a new spiritual conversation. This action cannot be undone.',
    );
    await page.keyboard.press('Escape');
    await expect(replies(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear Chat' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Chat' }).click();
    await expect(page.getByText('Conversation cleared', { exact: true })).toBeVisible();
    await expect(page.getByText('Starting a new spiritual conversation.', { exact: true })).toBeVisible();
    await expect(replies(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(old);
    const gone = await page.request.get(`${berea.url}/api/chat/sessions/${old.split('/').at(-1)}/messages`);
    expect(gone.status()).toBe(404);
  });

  test('a conversation that is gone is replaced by a new one, which takes over the draft', async ({
    page,
  }) => {
    watchConsole(page, [/404/]);
    await openChat(page, berea);
    const old = page.url();
    await page.request.delete(`${berea.url}/api/chat/sessions/${old.split('/').at(-1)}`);
    await ask(page, 'What is mercy?');
    await expect(page).not.toHaveURL(old);
    await expect(page.getByText('What is mercy?').first()).toBeVisible();
    await expect(replies(page)).toHaveCount(1);
    await page.goto(old);
    await expect(page).not.toHaveURL(old);
    await expect(messageField(page)).toBeVisible();
  });

  test('after any other failure the text stays, with a retry', async ({ page }) => {
    watchConsole(page, [/500|Failed to load/]);
    await openChat(page, berea);
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            json: { code: 'INTERNAL_ERROR', message: 'It broke.', error: 'It broke.', requestId: 'x' },
          })
        : route.continue(),
    );
    const url = page.url();
    await ask(page, 'Why do I doubt?');
    await expect(page.getByText('It broke.').first()).toBeVisible();
    await expect(messageField(page)).toHaveValue('Why do I doubt?');
    expect(page.url()).toBe(url);
    await page.unroute('**/messages');
    await messageField(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
  });

  test('the header has the way back, Clear Chat and New Chat, as wide as the screen may be', async ({
    page,
  }) => {
    watchConsole(page);
    await openChat(page, berea);
    const header = page.locator('main header');
    for (const width of [910, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole('link', { name: 'Back to home' })).toBeInViewport({ ratio: 1 });
      for (const name of ['Clear Chat', 'New Chat'])
        await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'New Chat' }).filter({ visible: true })).toHaveCount(1);
    }
  });

  test('the keyboard alone reaches everything', async ({ page }) => {
    watchConsole(page);
    await openChat(page, berea);
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    const reached = new Set<string>();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') || at?.textContent?.trim() || at?.tagName || '';
      });
      reached.add(name.slice(0, 40));
    }
    for (const name of ['Clear Chat', 'New Chat', 'Your message', 'Anxiety and worry', 'Spiritual growth']) {
      expect(
        [...reached].some((at) => at.includes(name)),
        `${name} in ${[...reached].join(' | ')}`,
      ).toBe(true);
    }
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds no violation on home, welcome and an answered chat (${scheme})`, async ({ browser }) => {
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 900 },
      ]) {
        const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        watchConsole(page);
        const findings = async (where: string): Promise<string[]> =>
          (await violations(page)).map((found) => `${where} ${viewport.width}: ${found}`);
        await page.goto(berea.url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const all = await findings('home');
        await openChat(page, berea);
        all.push(...(await findings('welcome')));
        await ask(page, 'I am anxious about my job');
        await expect(replies(page).first().getByText('Checked word for word').first()).toBeVisible();
        await waitForReply(page);
        all.push(...(await findings('answered')));
        expect(all).toEqual([]);
        expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
        await context.close();
      }
    });
  }

  test('unknown pages are the 404 screen with status 404, and /bible-lookup leads to /bible', async ({
    page,
  }) => {
    watchConsole(page, [/404/]);
    const response = await page.goto(`${berea.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const led = await page.goto(`${berea.url}/bible-lookup?ref=John+3:16`);
    expect(led?.url()).toContain('/bible?ref=John');
    expect(led?.status()).toBe(200);
  });
});

test.describe('with an AI service', () => {
  let ai: FakeAi;
  let berea: TestBerea;
  let remove: () => Promise<void>;
  test.beforeAll(async () => {
    ({ ai, berea, remove } = await startBereaWithAi());
  });
  test.afterAll(() => remove());
  test.describe.configure({ mode: 'serial' });

  test('a reply streams in, continues after a reload, and is then complete', async ({ page }) => {
    watchConsole(page);
    const tap = aControlledStream();
    ai.script({ text: tap });
    await openChat(page, berea);
    const { answeredBy } = await (await page.request.get(`${berea.url}/api/about`)).json();
    await expect(page.getByText('You are talking with an AI.')).toContainText(
      `Your words are sent to ${answeredBy.name} to be answered.`,
    );
    await ask(page, 'What is grace?');
    await expect(page.getByText('Seeking biblical guidance').first()).toBeVisible();
    tap.send('Grace is a gift. ');
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.reload();
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    tap.send('It cannot be earned.');
    await expect(replies(page).first()).toContainText('It cannot be earned.');
    tap.end();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(replies(page).first()).toContainText('Grace is a gift. It cannot be earned.');
    await replies(page).first().getByRole('button', { name: answeredBy.name }).click();
    await expect(page.getByRole('dialog', { name: 'Who answers, what is kept' })).toContainText(
      `sent to ${answeredBy.name}`,
    );
  });

  test('Stop keeps the text so far, and Try again requests a new reply', async ({ page }) => {
    watchConsole(page);
    const tap = aControlledStream();
    ai.script({ text: tap });
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    tap.send('Grace is a gift. ');
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped. What was written is kept.')).toBeVisible();
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    ai.script({ text: ['A whole answer.'] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page).first()).toContainText('A whole answer.');
    await expect(replies(page)).toHaveCount(1);
  });

  test('the guide answers in place of a service that fails, and says so', async ({ page }) => {
    watchConsole(page);
    ai.script({ status: 500 }, { status: 500 }, { status: 500 });
    await openChat(page, berea);
    await ask(page, 'What does Romans 8:28 mean?');
    await expect(replies(page).first()).toContainText('built-in guide', { timeout: 30_000 });
    await expect(replies(page).first()).toContainText('all things work together for good');
  });

  test('a broken stream keeps the text so far and offers a retry', async ({ page }) => {
    watchConsole(page);
    ai.script({ text: ['Grace is a gift. '], end: 'cut' });
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    await expect(page.getByText('broke off in the middle').first()).toBeVisible();
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    ai.script({ text: ['Whole again.'] });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(replies(page).first()).toContainText('Whole again.');
  });

  test('a misquotation is never shown as Scripture, and text that was shown is never changed', async ({
    page,
  }) => {
    watchConsole(page);
    const tap = aControlledStream();
    ai.script({ text: tap });
    await openChat(page, berea);
    await ask(page, 'Comfort me.');
    const seen: string[] = [];
    const look = async (): Promise<void> => {
      seen.push(await replies(page).first().innerText());
    };
    const pieces = [
      'Jesus says, "Come to me, everyone who is tired of hard work, ',
      'and I will surely give you a long vacation" (Matthew 11:28). ',
      'He means it.\n\n',
      '> For God so loved the world that he gave a lot of money to everyone who asked.\n',
      '> — John 3:16 (KJV)\n\n',
      'And Hezekiah 3:5 says nothing, for there is no such book.',
    ];
    tap.send('Take heart. ');
    await expect(replies(page).first()).toContainText('Take heart.');
    for (const piece of pieces) {
      tap.send(piece);
      await look();
    }
    tap.end();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    const reply = replies(page).first();
    for (const block of await reply.locator('figure blockquote').all()) {
      expect(await block.innerText()).not.toMatch(/vacation|money/);
    }
    await expect(reply.getByText(/Set in the words of the KJV/).first()).toBeVisible();
    await expect(reply).toContainText('For God so loved the world, that he gave his only begotten Son');
    for (const moment of seen) expect(moment).not.toMatch(/vacation|money/);
  });

  test('Markdown with scripts, event handlers and pictures is shown as text', async ({ page }) => {
    watchConsole(page);
    ai.script({
      text: [
        '<script>window.hit = 1</script> <img src=x onerror="window.hit = 1"> ',
        '[a link](javascript:window.hit=1) [another](https://example.org/) ![a picture](https://example.org/p.png)',
      ],
    });
    await openChat(page, berea);
    await ask(page, 'Show me tricks');
    const reply = replies(page).first();
    await expect(reply).toContainText('a picture');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await reply.locator('img, script').count()).toBe(0);
    expect(
      await reply.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['https://example.org/']);
    await expect(reply.getByRole('link', { name: 'another' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
