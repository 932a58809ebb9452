import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { converse } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const reply = (page: Page) => page.getByRole('article').first();

async function ask(page: Page, question: string, expected: RegExp[] = []): Promise<void> {
  watchConsole(page, expected);
  await converse(page, berea, question);
}

/** What a press brings to the downloads: the file's name and its text. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<[string, string]> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('downloads are named guidance for a reply, message for the visitor’s own', async ({ page }) => {
  await ask(page, 'What does Romans 8:28 mean?');
  await page.getByRole('button', { name: 'Save this reply' }).click();
  const [name, text] = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download reply' }).click(),
  );
  expect(name).toMatch(/^berea-guidance-[\w-]+\.txt$/);
  expect(text).toContain('all things work together for good');
  expect(text).not.toContain('**');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save your message' }).click();
  const [own, words] = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download message' }).click(),
  );
  expect(own).toMatch(/^berea-message-[\w-]+\.txt$/);
  expect(words).toBe('What does Romans 8:28 mean?\n');
});

test('the conversation can be exported as Markdown, Word and JSON', async ({ page }) => {
  await ask(page, 'What does Romans 8:28 mean?');
  await page.getByRole('button', { name: 'Save or print' }).click();
  const menu = page.getByRole('dialog', { name: 'Save or print' });
  const day = /^berea-conversation-\d{4}-\d\d-\d\d/;
  const [markdown, text] = await downloaded(page, () =>
    menu.getByRole('button', { name: /Markdown/ }).click(),
  );
  expect(markdown).toMatch(new RegExp(`${day.source}\\.md$`));
  expect(text).toContain('## You\n\nWhat does Romans 8:28 mean?');
  const [json] = await downloaded(page, () => menu.getByRole('button', { name: /JSON/ }).click());
  expect(json).toMatch(new RegExp(`${day.source}\\.json$`));
  const [word, bytes] = await downloaded(page, () => menu.getByRole('button', { name: /Word/ }).click());
  expect(word).toMatch(new RegExp(`${day.source}\\.docx$`));
  expect(bytes.startsWith('PK')).toBe(true);
});

test('printing shows a sheet after half a second, then the page again', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await ask(page, 'What does Romans 8:28 mean?');
  await page.getByRole('button', { name: 'Save or print' }).click();
  await page.getByRole('button', { name: /^Print the conversation/ }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('all things work together for good').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('body[data-sheet]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('a passage can be shown in another translation; copying and printing use it; highlights stay', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ask(page, 'What does Romans 8:28 mean?', [/503/]);
  const passage = reply(page).locator('figure').first();
  const choice = passage.getByRole('combobox', { name: /^Translation of Romans 8:28/ });
  await expect(choice).toHaveValue('kjv');
  await choice.selectOption('web');
  await expect(passage).toContainText('The reply quoted the KJV');
  await expect(passage).toContainText('all things work together for good for those who love God');
  await reply(page).getByRole('button', { name: 'Copy' }).click();
  await expect(reply(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('for those who love God');
  expect(copied).toContain('Romans 8:28 (WEB)');
  await reply(page).getByRole('button', { name: 'Save this reply' }).click();
  await page.getByRole('button', { name: 'Print reply' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > div:not(#root) section figure').first();
  await expect(printed).toContainText('all things work together for good for those who love God');
  await expect(printed.getByText('to them that love God')).toBeHidden();
  await expect(printed.locator('figcaption')).toHaveText('Romans 8:28WEBThe reply quoted the KJV');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.keyboard.press('Escape');
  await page.route('**/api/bible/verse/**', (route) => route.fulfill({ status: 503, body: '' }));
  await choice.selectOption('asv');
  await expect(passage.getByRole('alert')).toContainText('Still in the WEB.');
  await expect(choice).toHaveValue('web');
  await choice.selectOption('kjv');
  await expect(passage).toContainText('Checked word for word');
  await page.reload();
  await expect(choice).toHaveValue('kjv');
});
