import { expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { quietConsole } from './quiet-console.ts';

export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Bible reference' });
export const passage = (page: Page): Locator => page.getByRole('article');
export const title = (page: Page): Locator => passage(page).getByRole('heading', { level: 2 });
export const options = (page: Page): Locator => page.getByRole('option').filter({ visible: true });
export const results = (page: Page): Locator => page.getByRole('region', { name: 'Verses found' });

/** The value that local storage has under this key; null for none. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The line to which looking up folds on a small screen: the button that opens the panel again. */
export const line = (page: Page): Locator => page.getByRole('button', { name: /look up another passage/ });

/** Opens the panel of a small screen and one of its tabs; on a wide screen both ways are in view. */
export async function unfold(page: Page, tab = 'Reference'): Promise<void> {
  if (await line(page).isVisible()) await line(page).click();
  const found = page.getByRole('tab', { name: tab });
  if (await found.isVisible()) await found.click();
}

export async function lookUp(page: Page, reference: string): Promise<void> {
  await box(page).fill(reference);
  await box(page).press('Enter');
}

interface BiblePage {
  /** The server under test. */
  berea(): TestBerea;
  /** Opens /bible with this query; `expected` are the console messages that the test causes. */
  open(page: Page, query?: string, expected?: RegExp[]): Promise<void>;
}

/** Starts a server and watches the console for all tests of a file. Returns how to open the page. */
export function biblePage(): BiblePage {
  const watchConsole = quietConsole();
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());
  return {
    berea: () => berea,
    async open(page, query = '', expected = []) {
      watchConsole(page, expected);
      await page.goto(`${berea.url}/bible${query}`);
      await expect(box(page).or(line(page))).toBeVisible();
    },
  };
}
