import { expect, type Page, test } from '@playwright/test';
import { biblePage, results, stored, title } from './bible-screen.ts';

const { open } = biblePage();

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by Verse Content' });

test.describe('Search by Verse Content', () => {
  test('starts at the third character, underlines the words, shows eight verses and more on demand', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/bible/search')) requests.push(request.url());
    });
    await open(page);
    await searchBox(page).pressSequentially('tr');
    await expect(results(page)).toHaveCount(0);
    await searchBox(page).fill('truth set you free');
    const verses = results(page).getByRole('listitem');
    await expect(verses.filter({ hasText: 'John 8:32' })).toContainText('make you free');
    await expect(verses.filter({ hasText: 'John 8:32' }).locator('mark').first()).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain('limit=8');
    await searchBox(page).fill('love');
    await expect(results(page).getByRole('status')).toContainText('verses');
    await expect(verses).toHaveCount(8);
    await expect(verses.first()).toContainText(/love/i);
    await results(page).getByRole('button', { name: 'Show more' }).click();
    await expect(verses).toHaveCount(16);
    expect(requests.map((url) => new URL(url).search)).toEqual([
      '?query=truth+set+you+free&limit=8',
      '?query=love&limit=8',
      '?query=love&limit=8&offset=8',
    ]);
  });

  test('offers no more results of an outdated query', async ({ page }) => {
    await open(page);
    await searchBox(page).fill('truth set you free');
    const more = results(page).getByRole('button', { name: 'Show more' });
    await expect(more).toBeEnabled();
    // Checks in the same step as the typing, within the debounce of 300 ms: the page still shows the old verses.
    const couldLoadMore = await searchBox(page).evaluate((input: HTMLInputElement) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      write?.call(input, 'shepherd');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return new Promise<boolean>((resolve) => {
        queueMicrotask(() => {
          const button = [...document.querySelectorAll('button')].find(
            (each) => each.textContent === 'Show more',
          );
          resolve(button?.disabled === false);
        });
      });
    });
    expect(couldLoadMore).toBe(false);
    await expect(results(page).getByRole('listitem').first()).toContainText(/shepherd/i);
    await expect(more).toBeEnabled();
  });

  test('can be limited to a testament and a book', async ({ page }) => {
    await open(page);
    await searchBox(page).fill('shepherd');
    const verses = results(page).getByRole('listitem');
    await expect(verses.first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Testament' }).selectOption('new');
    await page.getByRole('combobox', { name: 'Book to search in' }).selectOption('John');
    await expect(verses.first()).toContainText(/^John 10/);
    // Until the book's own are there, those of the testament stay.
    await expect
      .poll(async () => (await verses.allInnerTexts()).filter((text) => !/^John /.test(text)))
      .toEqual([]);
  });

  test('opens a verse from the results and adds it to the recent searches', async ({ page }) => {
    await open(page);
    await searchBox(page).fill('light of men');
    await results(page).getByRole('link', { name: 'John 1:4', exact: true }).click();
    await expect(title(page)).toHaveText('John 1:4');
    await expect(title(page)).toBeFocused();
    expect(await stored(page, 'bible-recent-searches')).toEqual(['John 1:4']);
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(results(page)).toHaveCount(0);
  });

  test('says when nothing is found, when a saying is not in the Bible, and when the query is a reference', async ({
    page,
  }) => {
    await open(page);
    await searchBox(page).fill('qqzzxx wwkkjj');
    await expect(results(page)).toContainText('No verses found matching "qqzzxx wwkkjj".');
    await searchBox(page).fill('cleanliness is next to godliness');
    await expect(results(page)).toContainText('is not in the Bible.');
    await expect(results(page).getByRole('link', { name: 'Psalm 24:3-4' })).toBeVisible();
    await expect(results(page)).not.toContainText('[[');
    await searchBox(page).fill('John 3:16');
    await expect(results(page)).toContainText('Go to the passage: John 3:16');
  });
});
