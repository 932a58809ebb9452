import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { ask, messageField, openChat, openFromMore, replies, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

/** The chat on the screens that people have: an old phone, a phone, one on its side, a desk, a desk at 200 per cent. */

const watchConsole = quietConsole();
let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const SIZES = [
  { name: 'an old phone', width: 320, height: 568, hasTouch: true },
  { name: 'a phone', width: 390, height: 844, hasTouch: true },
  { name: 'a phone on its side', width: 844, height: 390, hasTouch: true },
  { name: 'a desk', width: 1280, height: 800, hasTouch: false },
  { name: 'a desk at 200 per cent', width: 640, height: 400, hasTouch: false },
] as const;

const QUESTION = 'I lie awake over money. What can I pray?';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up from now on what moves on the page without the reader's doing (`shift` on the window). */
const measureShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const total = window as unknown as { shift: number };
    total.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const topOf = async (page: Page, text: string): Promise<number> => {
  const box = await page.locator('[data-thread]').getByText(text, { exact: true }).boundingBox();
  const thread = await page.locator('[data-thread]').boundingBox();
  return (box?.y ?? Number.NaN) - (thread?.y ?? Number.NaN);
};

/** Pixels between a control and what stands below or above it. */
async function gapBetween(control: Locator, other: Locator): Promise<number> {
  const [at, box] = await Promise.all([control.boundingBox(), other.boundingBox()]);
  return Math.min(
    Math.abs((box?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)),
    Math.abs((at?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)),
  );
}

for (const { name, width, height, hasTouch } of SIZES) {
  const isPhone = width <= 900;

  test(`${name}: room to read, nothing moves, everything in reach`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch,
      reducedMotion: 'reduce',
    });
    await measureShift(context);
    const page = await context.newPage();
    watchConsole(page);
    await openChat(page, berea);
    await expect(page.getByText('You are talking with an AI.')).toBeInViewport();
    // All six ways to begin are whole on the screen: none is cut by its edge.
    for (const start of ['Anxiety and worry', 'Prayer requests', "Women's Bible Study"])
      await expect(page.getByRole('listitem').filter({ hasText: start })).toBeInViewport({ ratio: 1 });
    if (hasTouch) await messageField(page).tap();
    else await messageField(page).click();
    await messageField(page).pressSequentially(QUESTION);
    await messageField(page).press('Enter');
    await waitForReply(page);

    // The question is at the top, and the reply begins on the upper half of the screen.
    await expect.poll(async () => Math.abs(await topOf(page, QUESTION))).toBeLessThan(48);
    const firstWords = replies(page).locator('p').first();
    await expect.poll(async () => (await firstWords.boundingBox())?.y).toBeLessThan(height * 0.6);
    const field = await page.locator('form').last().boundingBox();
    if (isPhone) expect(field?.height).toBeLessThan(80);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.02,
    );

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    if (isPhone) expect(await smallTargets(page)).toEqual([]);

    if (isPhone) {
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      const more = page.getByRole('dialog', { name: 'More' });
      for (const words of [/Conversations/, 'Prompt library', 'Save or print', /Who answers/, 'Clear Chat'])
        await expect(more.getByRole('button', { name: words })).toBeInViewport({ ratio: 0.9 });
      await expect(more.getByRole('combobox', { name: 'Translation' })).toBeInViewport();
      await more.getByRole('combobox', { name: 'Light or dark' }).selectOption('Dark');
      await expect(page.locator('html[data-theme=dark]')).toBeAttached();
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      // One thing on the screen is called More.
      await expect(page.getByText('More', { exact: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const print = page.getByRole('dialog', { name: 'Print' });
      await expect(print.getByRole('button', { name: /^This answer/ })).toBeInViewport({ ratio: 1 });
      await expect(print.getByRole('button', { name: /^The whole conversation/ })).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
      await openFromMore(page, /Who answers/);
      await expect(page.getByRole('dialog', { name: 'Who answers, what is kept' })).toBeVisible();
    } else {
      for (const words of ['Save or print', 'Save this reply', 'Print']) {
        const opener = page.getByRole('button', { name: words, exact: true });
        await opener.click();
        const menu = page.getByRole('dialog');
        await expect(menu).toBeVisible();
        // The menu is put into its place just before it is painted: a look may come earlier.
        await expect.poll(() => gapBetween(opener, menu), words).toBeLessThan(12);
        expect(await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)).toBe(
          'rgba(0, 0, 0, 0)',
        );
        expect(await violations(page), words).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
    }
    await context.close();
  });
}

/** Controls that are lower or narrower than 44 px where they can be touched; links within a sentence may be. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document;
    const isElsewhere = '[data-below], article p, article li';
    return [...root.querySelectorAll<HTMLElement>('button, a[href], select')]
      .filter((control) => control.checkVisibility() && !control.closest(isElsewhere))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const { top, bottom, content } = getComputedStyle(control, '::after');
        const around = content === 'none' ? 0 : -Number.parseFloat(top) - Number.parseFloat(bottom);
        return width > 1 && (height + (around || 0) < 43.5 || width < 43.5);
      })
      .map((control) => `${control.getAttribute('aria-label') ?? control.textContent}`);
  });

test('the last reply offers next steps: its chapter to read, and words that the guide understands', async ({
  page,
}) => {
  watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, berea);
  await ask(page, 'What does Psalm 56:3 mean?');
  await waitForReply(page);
  const steps = page.getByRole('list', { name: 'Go on' });
  await messageField(page).fill('A draft that stays');
  // Its chapter opens at the verse, marked, on low and narrow screens, too; and leads back to where one was.
  const thread = page.locator('[data-thread]');
  const back = page.getByRole('link', { name: 'Back to my conversation' });
  for (const [width, height] of [
    [320, 568],
    [640, 400],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const link = steps.getByRole('link', { name: 'Read Psalm 56' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/ref=Psalm\+56#Ps\.56\.3$/);
    await expect(page.locator('[data-verse="Ps.56.3"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Verse 3', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(back).toBeInViewport({ ratio: 1 });
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
    await back.click();
    await expect(thread).toBeVisible();
    await expect(steps).toBeInViewport();
  }
  await steps.getByRole('link').focus();
  // By keyboard alone: the next step is one Tab away.
  await page.keyboard.press('Tab');
  await expect(steps.getByRole('button', { name: 'A prayer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText('Amen');
  await waitForReply(page);
  expect(Math.abs(await topOf(page, 'A prayer'))).toBeLessThan(48);
  await expect(messageField(page)).toHaveValue('A draft that stays');
  await expect(steps.getByRole('button', { name: 'Another prayer' })).toBeVisible();
  await steps.getByRole('button', { name: 'Shorter' }).click();
  await expect(replies(page)).toHaveCount(3);
});

test('a long paste becomes a document, undone by one tap; over the limit Enter says so; long messages fold', async ({
  page,
}) => {
  watchConsole(page);
  await openChat(page, berea);
  const paste = (text: string): Promise<void> =>
    messageField(page).evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  const sermon = 'Grace and peace to you. '.repeat(860).trim();
  await paste(sermon);
  await expect(page.getByRole('button', { name: 'Pasted text, 4,300 words' })).toBeVisible();
  await expect(messageField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messageField(page)).toHaveValue(sermon);
  await expect(page.getByRole('button', { name: /Pasted text/ })).toHaveCount(0);
  await messageField(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Too long to be sent' })).toBeInViewport();
  await page.getByRole('button', { name: 'Make it a document' }).click();
  await expect(page.getByRole('button', { name: 'Pasted text, 4,300 words' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the document' }).click();
  const long = `What does this mean? ${'Peace. '.repeat(120)}`.trim();
  await ask(page, long);
  await waitForReply(page);
  const unfold = page.getByRole('button', { name: 'Show all' });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('an unbroken run of letters costs the field little more than words do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, berea);
  const timeToWrite = async (text: string): Promise<number> => {
    await messageField(page).fill('');
    const start = performance.now();
    await page.keyboard.insertText(text);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    return performance.now() - start;
  };
  await timeToWrite('Once, so that everything is loaded.');
  const words = await timeToWrite('Grace and peace. '.repeat(1_765));
  // Shaped again for each of its lines, the run took seventy times as long as words.
  expect(await timeToWrite('A'.repeat(30_000))).toBeLessThan(10 * words + 1_000);
});

test('the place in the thread is kept: dialog, chapter and Back, and a reload', async ({ page }) => {
  watchConsole(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await openChat(page, berea);
  for (const question of ['I am anxious about my job', 'What is grace?', 'Show me Psalm 23']) {
    await ask(page, question);
    await waitForReply(page);
  }
  const thread = page.locator('[data-thread]');
  const reference = replies(page)
    .nth(1)
    .getByRole('link', { name: /^\w+ \d+:\d+/ })
    .last();
  await reference.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const before = (await reference.boundingBox())?.y ?? 0;
  await reference.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Read the chapter' }).click();
  await expect(page).toHaveURL(/\/bible/);
  await page.goBack();
  await expect(thread).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await reference.boundingBox())?.y ?? 1e4) - before))
    .toBeLessThan(6);
  await page.reload();
  await expect(thread).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await reference.boundingBox())?.y ?? 1e4) - before))
    .toBeLessThan(6);
});

test('the focus is in the field after New Chat and Clear Chat; a conversation that is gone says so', async ({
  page,
}) => {
  watchConsole(page, [/404/]);
  await openChat(page, berea);
  await ask(page, 'What is grace?');
  await waitForReply(page);
  const first = page.url();
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(messageField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Clear Chat' }).click();
  const second = page.url();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Chat' }).click();
  await expect(page).not.toHaveURL(second);
  await expect(messageField(page)).toBeFocused();
  // Deleted elsewhere while this browser lists it.
  await page.request.delete(`${berea.url}/api/chat/sessions/${first.split('/').at(-1)}`);
  await page.goto(first);
  await expect(page.getByText('That conversation was deleted elsewhere')).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('That conversation was deleted elsewhere')).toHaveCount(0);
  await page.goto(`${berea.url}/chat/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByText('No conversation has that address')).toBeVisible();
  await expect(messageField(page)).toBeVisible();
});

test('says what is wrong: no copying, a server with a problem, a misspelt prayer', async ({ page }) => {
  watchConsole(page, [/500|Failed to load/]);
  await openChat(page, berea);
  await messageField(page).pressSequentially('Lord hear my prayar ');
  await expect(page.getByRole('button', { name: 'prayer', exact: true })).toBeVisible();
  await messageField(page).fill('');
  await ask(page, 'What is grace?');
  await waitForReply(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByText('Copy failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Unable to copy to clipboard. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.waitForTimeout(500);
  await page.route('**/messages?*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'INTERNAL_ERROR', message: 'It broke.', error: 'It broke.', requestId: 'x' },
    }),
  );
  await page.reload();
  await expect(page.getByText('Shown from this device: the server could not give it. It broke.')).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await expect(page.getByText('when the network is back')).toHaveCount(0);
});
