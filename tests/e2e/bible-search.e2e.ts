import { expect, type Page, test } from '@playwright/test';
import { biblePage, found, kept, title } from './bible-screen.ts';

const { open } = biblePage();

const words = (page: Page) => page.getByRole('searchbox', { name: 'Search by Verse Content' });

test.describe('Search by Verse Content', () => {
  test('begins with the third character, marks the words, shows eight and more on demand', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/bible/search')) asked.push(request.url());
    });
    await open(page);
    await words(page).pressSequentially('tr');
    await expect(found(page)).toHaveCount(0);
    await words(page).fill('truth set you free');
    const verses = found(page).getByRole('listitem');
    await expect(verses.filter({ hasText: 'John 8:32' })).toContainText('make you free');
    await expect(verses.filter({ hasText: 'John 8:32' }).locator('mark').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('limit=8');
    await words(page).fill('love');
    await expect(found(page).getByRole('status')).toContainText('verses');
    await expect(verses).toHaveCount(8);
    await expect(verses.first()).toContainText(/love/i);
    await found(page).getByRole('button', { name: 'Show more' }).click();
    await expect(verses).toHaveCount(16);
    expect(asked.map((url) => new URL(url).search)).toEqual([
      '?query=truth+set+you+free&limit=8',
      '?query=love&limit=8',
      '?query=love&limit=8&offset=8',
    ]);
  });

  test('does not show more of what is no longer asked for', async ({ page }) => {
    await open(page);
    await words(page).fill('truth set you free');
    const more = found(page).getByRole('button', { name: 'Show more' });
    await expect(more).toBeEnabled();
    // Within the timer's 300 ms, in one step with the typing: the page still shows the former verses.
    const wasOpen = await words(page).evaluate((input: HTMLInputElement) => {
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
    expect(wasOpen).toBe(false);
    await expect(found(page).getByRole('listitem').first()).toContainText(/shepherd/i);
    await expect(more).toBeEnabled();
  });

  test('is narrowed to a testament and a book', async ({ page }) => {
    await open(page);
    await words(page).fill('shepherd');
    const verses = found(page).getByRole('listitem');
    await expect(verses.first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Testament' }).selectOption('new');
    await page.getByRole('combobox', { name: 'Book to search in' }).selectOption('John');
    await expect(verses.first()).toContainText(/^John 10/);
    for (const text of await verses.allInnerTexts()) expect(text).toMatch(/^John /);
  });

  test('opens a verse that was found, and keeps it among the recent ones', async ({ page }) => {
    await open(page);
    await words(page).fill('light of men');
    await found(page).getByRole('link', { name: 'John 1:4', exact: true }).click();
    await expect(title(page)).toHaveText('John 1:4');
    await expect(title(page)).toBeFocused();
    expect(await kept(page, 'bible-recent-searches')).toEqual(['John 1:4']);
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(found(page)).toHaveCount(0);
  });

  test('says where there is nothing, where a saying is not in the Bible, and where a reference was written', async ({
    page,
  }) => {
    await open(page);
    await words(page).fill('qqzzxx wwkkjj');
    await expect(found(page)).toContainText('No verses found matching "qqzzxx wwkkjj".');
    await words(page).fill('cleanliness is next to godliness');
    await expect(found(page)).toContainText('is not in the Bible.');
    await expect(found(page).getByRole('link', { name: 'Psalm 24:3-4' })).toBeVisible();
    await expect(found(page)).not.toContainText('[[');
    await words(page).fill('John 3:16');
    await expect(found(page)).toContainText('This is a place in the Bible: John 3:16');
  });
});
