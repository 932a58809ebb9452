import { expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { violations } from './accessibility.ts';
import { converse } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const replyText = (page: Page): Locator => page.getByRole('article').first().locator('[data-message]');
const marks = (page: Page): Locator => page.locator('mark[data-highlight]');
const palette = (page: Page): Locator => page.getByRole('group', { name: 'Highlight the selected words' });

async function askForPassage(page: Page): Promise<void> {
  watchConsole(page);
  await converse(page, berea, 'What does Romans 8:28 mean?');
  await complete(page);
}

/** Passages offer their translations a moment later. */
const complete = (page: Page): Promise<void> =>
  expect(page.getByRole('combobox', { name: /^Translation of/ }).last()).toBeAttached();

/** Selects from the beginning of one place to the end of another, as a pointer does. */
async function select(from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const last = await to.elementHandle();
  await from.evaluate((first, end) => {
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(end as Node, (end as Node).childNodes.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, last);
}

const kept = (page: Page): Promise<Record<string, Record<string, { text: string; category: string }[]>>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('berea-highlights') ?? '{}'));

test('a selection can be highlighted, survives a reload, and is removed by a press, which can be undone', async ({
  page,
}) => {
  await askForPassage(page);
  const scripture = replyText(page).locator('figure blockquote').first();
  await select(scripture, scripture);
  await palette(page).getByRole('button', { name: 'Key Verse' }).click();
  await expect(marks(page).first()).toContainText('all things work together for good');
  await page.reload();
  await expect(marks(page).first()).toContainText('all things work together for good');
  const [messages] = Object.values(await kept(page));
  const [list] = Object.values(messages ?? {});
  expect(list?.[0]).toMatchObject({ category: 'Key Verse', color: 'yellow', start: expect.any(Number) });
  await marks(page).first().click();
  await expect(marks(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marks(page).first()).toBeVisible();
});

test('highlights can span paragraphs and overlap', async ({ page }) => {
  await askForPassage(page);
  const text = replyText(page);
  const paragraphs = text.locator('p');
  const count = await paragraphs.count();
  expect(count).toBeGreaterThan(2);
  await select(paragraphs.first(), paragraphs.nth(2));
  await palette(page).getByRole('button', { name: 'Study Note' }).click();
  await expect(text.getByRole('button', { name: /Remove highlight, Study Note/ })).toHaveCount(1);
  await select(paragraphs.nth(1), paragraphs.nth(1));
  await palette(page).getByRole('button', { name: 'Discussion' }).click();
  await expect(page.locator('mark mark')).not.toHaveCount(0);
  const before = await text.innerText();
  await page.reload();
  await expect(page.locator('mark mark')).not.toHaveCount(0);
  await complete(page);
  // Some passages may get their translations after the last one.
  await expect.poll(() => text.innerText()).toBe(before);
  await text.getByRole('button', { name: /Remove highlight, Discussion/ }).press('Enter');
  await expect(page.locator('mark mark')).toHaveCount(0);
  await expect(marks(page)).not.toHaveCount(0);
});

test('highlighting works by keyboard alone', async ({ page }) => {
  await askForPassage(page);
  await page.getByRole('button', { name: 'Highlight', exact: true }).press('Enter');
  const tool = page.getByRole('group', { name: 'Highlight', exact: true });
  await expect(tool).toBeFocused();
  const first = await tool.getByRole('status').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('status')).not.toHaveText(first ?? '');
  const second = (await tool.getByRole('status').textContent()) ?? '';
  await page.keyboard.press('2');
  await expect(tool.getByRole('status')).toHaveText('Highlighted as Prayer Point');
  expect(await violations(page, 'fieldset', 'article')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tool).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Highlight', exact: true })).toBeFocused();
  const [messages] = Object.values(await kept(page));
  expect(Object.values(messages ?? {})[0]?.[0]).toMatchObject({ category: 'Prayer Point', text: second });
  await page.getByRole('button', { name: /Remove highlight, Prayer Point/ }).press('Enter');
  await expect(marks(page)).toHaveCount(0);
});

test('notes are exported under their file name; without highlights a message says so', async ({ page }) => {
  await askForPassage(page);
  const more = page.getByRole('button', { name: 'Save this reply' });
  await more.click();
  const menu = page.getByRole('dialog', { name: 'This reply' });
  await menu.getByRole('button', { name: 'Export highlights' }).click();
  await expect(menu.getByRole('alert')).toHaveText(
    'No highlights found to export/print. Please highlight some text first.',
  );
  await page.keyboard.press('Escape');
  const paragraph = replyText(page).locator('p').first();
  await select(paragraph, paragraph);
  await palette(page).getByRole('button', { name: 'Action Item' }).click();
  await more.click();
  const download = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Export highlights' }).click();
  const session = page.url().split('/').at(-1);
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^bible-study-notes-${session}-msg[\\w-]+-\\d{4}-\\d\\d-\\d\\d\\.txt$`),
  );
});

test('the list leads to a highlight, and Clear Chat removes the highlights', async ({ page }) => {
  await askForPassage(page);
  const own = page.locator('[data-message]').first();
  await select(own.locator('p'), own.locator('p'));
  await palette(page).getByRole('button', { name: 'Discussion' }).click();
  await page.getByRole('button', { name: 'Save or print' }).click();
  const menu = page.getByRole('dialog', { name: 'Save or print' });
  await menu.getByRole('button', { name: 'What does Romans 8:28 mean?', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Remove highlight, Discussion/ })).toBeFocused();
  await page.getByRole('button', { name: 'Clear Chat' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Chat' }).click();
  await expect(page.getByText('What is on your heart?')).toBeVisible();
  expect(await kept(page)).toEqual({});
});

test('highlights appear in other tabs; broken storage does no harm', async ({ page, context }) => {
  await askForPassage(page);
  const other = await context.newPage();
  watchConsole(other);
  await other.goto(page.url());
  await expect(other.getByRole('article').first()).toBeVisible();
  const paragraph = replyText(page).locator('p').first();
  await select(paragraph, paragraph);
  await palette(page).getByRole('button', { name: 'Key Verse' }).click();
  await expect(marks(other).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('berea-highlights', '{"x":[1,{"a":'));
  await page.reload();
  await expect(replyText(page)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});
