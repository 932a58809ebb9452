import { expect, type Locator, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { quietConsole } from './quiet-console.ts';

export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Bible reference' });
export const leaf = (page: Page): Locator => page.getByRole('article');
export const title = (page: Page): Locator => leaf(page).getByRole('heading', { level: 2 });
export const options = (page: Page): Locator => page.getByRole('option').filter({ visible: true });
export const found = (page: Page): Locator => page.getByRole('region', { name: 'Verses found' });

/** What the page keeps in local storage under this name; null: nothing. */
export const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

export async function lookUp(page: Page, reference: string): Promise<void> {
  await box(page).fill(reference);
  await box(page).press('Enter');
}

interface BiblePage {
  /** The server that is asked. */
  berea(): TestBerea;
  /** Opens /bible with this query; `expected` are messages of the console that the test brings about itself. */
  open(page: Page, query?: string, expected?: RegExp[]): Promise<void>;
}

/** Registers a server and the check of the console for all tests of a file, and answers how to open the page. */
export function biblePage(): BiblePage {
  const listen = quietConsole();
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());
  return {
    berea: () => berea,
    async open(page, query = '', expected = []) {
      listen(page, expected);
      await page.goto(`${berea.url}/bible${query}`);
      await expect(box(page)).toBeVisible();
    },
  };
}
