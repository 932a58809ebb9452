import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { messageField, openChat, openFromMore } from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const library = (page: Page) => page.getByRole('dialog', { name: 'Prompt Library' });

async function open(page: Page): Promise<void> {
  watchConsole(page);
  await openChat(page, berea);
  await expect(page.getByText('What is on your heart?')).toBeVisible();
}

async function openLibrary(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Prompt library' });
  if (await button.isVisible()) await button.click();
  else await openFromMore(page, 'Prompt library');
  await expect(library(page).getByRole('tab', { name: 'Ministry Leadership' })).toBeVisible();
}

test('a prompt asks for its fields, is put into the message field and is answered', async ({ page }) => {
  await open(page);
  await openLibrary(page);
  await library(page).getByRole('button', { name: 'Prepare a sermon on a passage' }).click();
  await library(page).getByRole('button', { name: 'Use this prompt' }).click();
  await expect(library(page).getByText('Please fill this in.').first()).toBeVisible();
  await expect(library(page).getByLabel('Passage')).toBeFocused();
  await library(page).getByLabel('Passage').fill('Luke 15:11-32');
  await library(page).getByLabel('Who will listen').fill('a village church');
  await library(page).getByRole('button', { name: 'Use this prompt' }).click();
  await expect(library(page)).toBeHidden();
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue(
    /^I am preparing to preach on Luke 15:11-32 to a village church\.\n\nDo not/,
  );
  expect(
    await messageField(page).evaluate(
      (field: HTMLTextAreaElement) => field.selectionStart === field.value.length,
    ),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('what have you seen in Luke 15:11-32');
});

test('where the library could not be loaded the page is loaded anew, and what was written stays', async ({
  page,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await openChat(page, berea);
  await messageField(page).fill('Dear friend,');
  await page.route(/prompt-library-.*\.css/, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Prompt library' });
  await button.click();
  await expect(library(page).getByRole('alert')).toContainText('The prompts could not be loaded.');
  await page.unroute(/prompt-library-.*\.css/);
  await page.keyboard.press('Escape');
  // It is never shown without its styles, which the browser is not asked for again.
  await button.click();
  await library(page).getByRole('button', { name: 'Reload Page' }).click();
  await expect(library(page)).toBeHidden();
  await expect(messageField(page)).toHaveValue('Dear friend,');
  await openLibrary(page);
  await expect(library(page).getByRole('list').first()).toHaveCSS('list-style-type', 'none');
});

test('the draft stays above the prompt', async ({ page }) => {
  await open(page);
  await messageField(page).fill('Dear friend,');
  await openLibrary(page);
  await library(page).getByRole('tab', { name: 'Personal Growth' }).click();
  await library(page).getByRole('button', { name: 'Look back on a season' }).click();
  await library(page).getByRole('button', { name: 'Use this prompt' }).click();
  await expect(messageField(page)).toHaveValue(
    /^Dear friend,\n\nLead me to look back on the past year with gratitude/,
  );
});

test('categories, search and a prompt work by keyboard; the last category is remembered', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Prompt library' }).focus();
  await page.keyboard.press('Enter');
  await expect(library(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  const tab = (name: string) => library(page).getByRole('tab', { name, exact: true });
  await expect(tab('Ministry Leadership')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab("Men's Ministry")).toBeFocused();
  await expect(tab("Men's Ministry")).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Youth Ministry')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Ministry Leadership')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(library(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Prompt library' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(library(page).getByRole('searchbox')).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Prompt library' }).click();
  await expect(tab('Youth Ministry')).toHaveAttribute('aria-selected', 'true');
});

test('the search covers all categories and says when nothing is found', async ({ page }) => {
  await open(page);
  await openLibrary(page);
  const search = library(page).getByRole('searchbox');
  await search.fill('LITURGY');
  await expect(library(page).getByRole('status')).toHaveText('1 prompt found.');
  await expect(library(page).getByRole('button', { name: 'Draft an order of service' })).toBeVisible();
  await search.fill('zzzz');
  await expect(library(page).getByText('No prompt has “zzzz”')).toBeVisible();
  await library(page).getByRole('button', { name: 'Show all prompts' }).click();
  await expect(search).toHaveValue('');
  await expect(library(page).getByRole('tab')).toHaveCount(8);
});

for (const [name, width] of [
  ['a phone', 360],
  ['a desk', 1280],
] as const) {
  test(`everything can be reached on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page);
    await openLibrary(page);
    await library(page).getByRole('button', { name: 'Plan a leaders’ meeting' }).click();
    await expect(library(page).getByLabel('Who meets')).toBeVisible();
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    expect(
      await library(page).evaluate((dialog: HTMLElement) => dialog.scrollWidth <= dialog.clientWidth),
    ).toBe(true);
  });
}
