import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { messageField, openChat } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const asked = (page: Page) => page.getByText('Did you mean:');

/** Returns a list that collects the address of every request from now on. */
async function open(page: Page): Promise<string[]> {
  watchConsole(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openChat(page, berea);
  return fetched;
}

test('a misspelt name can be corrected; the caret stays, and undo works', async ({ page }) => {
  const fetched = await open(page);
  expect(fetched.filter((url) => /\/assets\/words-/.test(url))).toEqual([]);
  await messageField(page).pressSequentially('Who was Nebucadnezar of old');
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean Nebuchadnezzar' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Nebuchadnezzar', exact: true }).press('Enter');
  await expect(messageField(page)).toHaveValue('Who was Nebuchadnezzar of old');
  await expect(messageField(page)).toBeFocused();
  await expect(asked(page)).toBeHidden();
  await page.keyboard.type('?');
  await expect(messageField(page)).toHaveValue('Who was Nebuchadnezzar of old?');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(messageField(page)).toHaveValue('Who was Nebucadnezar of old');
});

test('a suggestion can be dismissed, and does not come back', async ({ page }) => {
  await open(page);
  await messageField(page).pressSequentially('My dog is called Isreal');
  await page.getByRole('button', { name: 'Leave “Isreal” as it is' }).click();
  await expect(asked(page)).toBeHidden();
  await messageField(page).pressSequentially(' and the cat Jeramiah');
  await expect(page.getByRole('button', { name: 'Jeremiah', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Spelling of “Jeramiah”' })).toBeVisible();
});

test('nothing is suggested for the text of a prompt', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: "Men's Bible Study", exact: true }).click();
  await page.getByRole('textbox', { name: 'Group name' }).fill('Isreal');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(messageField(page)).toHaveValue(/“Isreal”/);
  const settled = page.waitForResponse(/\/assets\/words-/, { timeout: 1_500 }).catch(() => null);
  expect(await settled).toBeNull();
  await expect(asked(page)).toBeHidden();
});
