import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { IN_NEW_YORK, panel } from './care-screen.ts';
import { ask, messageField, openChat, replies, waitForReply, withoutNetwork } from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

/** Signs of despair beside a question; nothing is said that means danger now. */
const POSSIBLE = 'I do not see the point of anything these days. What does Psalm 42 mean?';
const quietLine = (page: Page) => page.getByRole('note').filter({ hasText: 'someone is awake to talk' });

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

test('mere signs of danger leave the answer whole: one quiet line below it leads to the help lines', async ({
  page,
}) => {
  watchConsole(page);
  await openChat(page, berea);
  await ask(page, POSSIBLE);
  await waitForReply(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const reply = replies(page).first();
  await expect(reply).toContainText('Psalm 42');
  await expect(reply).toContainText('And how are you yourself today?');
  await expect(quietLine(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'How old are you?' })).toHaveCount(0);
  // Below the whole answer.
  const [answer, line] = await Promise.all([reply.boundingBox(), quietLine(page).boundingBox()]);
  expect(line!.y).toBeGreaterThanOrEqual(answer!.y + answer!.height);
  expect(await violations(page)).toEqual([]);

  const open = quietLine(page).getByRole('button', { name: 'Help lines' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Help lines' });
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  // The next turn starts afresh.
  await ask(page, 'Who wrote the book of Ruth?');
  await waitForReply(page);
  await expect(replies(page)).toHaveCount(2);
  await expect(quietLine(page)).toHaveCount(1);
  await expect(replies(page).last()).not.toContainText('how are you yourself');

  await page.reload();
  await expect(quietLine(page)).toHaveCount(1);
  expect(berea.output()).not.toContain('these days');
});

test('the quiet line fits a small phone', async ({ page }) => {
  watchConsole(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await openChat(page, berea);
  await ask(page, POSSIBLE);
  await waitForReply(page);
  await quietLine(page).scrollIntoViewIfNeeded();
  expect(await pixelsTooWide(page)).toBe(0);
});

test('without a network the line stands with the message that waits, and below its answer later', async ({
  page,
  context,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await openChat(page, berea);
  await messageField(page).fill('I do');
  await page.waitForLoadState('networkidle');
  const back = await withoutNetwork(context);
  await ask(page, POSSIBLE);
  await expect(quietLine(page)).toHaveCount(1);
  await expect(panel(page)).toHaveCount(0);
  await back();
  await waitForReply(page);
  await expect(quietLine(page)).toHaveCount(1);
});
