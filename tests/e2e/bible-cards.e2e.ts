import { expect, test } from '@playwright/test';
import { biblePage, lookUp, passage, stored, title } from './bible-screen.ts';

const { open } = biblePage();

test.describe('cards', () => {
  test('Quick Selection follows the rules of book, chapter and verse', async ({ page }) => {
    await open(page);
    const pick = (name: string) => page.getByRole('combobox', { name, exact: true });
    const go = page.getByRole('button', { name: 'Look Up Verse' });
    await expect(go).toBeDisabled();
    await pick('Book').selectOption('Psalms');
    await expect(go).toBeDisabled();
    await pick('Chapter').selectOption('119');
    await expect(pick('Verse').getByRole('option')).toHaveCount(177);
    await pick('Verse').selectOption('105');
    await go.click();
    await expect(title(page)).toHaveText('Psalm 119:105');
    await pick('Chapter').selectOption('117');
    await expect(pick('Verse')).toHaveValue('all');
    await expect(pick('Verse').getByRole('option')).toHaveText(['Entire Chapter', 'Verse 1', 'Verse 2']);
    await go.click();
    await expect(title(page)).toHaveText('Psalm 117');
    await pick('Book').selectOption('Jude');
    await expect(pick('Chapter')).toHaveValue('');
    await pick('Version').selectOption('web');
    await expect(passage(page)).toContainText('World English Bible');
    await expect(page).toHaveURL(/ref=Psalm\+117&version=web$/);
  });

  test('Popular Verses lists twelve and opens them', async ({ page }) => {
    await open(page);
    const popular = page.getByRole('combobox', { name: 'Popular Verses' });
    await expect(popular.getByRole('option')).toHaveCount(13);
    await popular.selectOption('Jeremiah 29:11');
    await expect(title(page)).toHaveText('Jeremiah 29:11');
  });

  test('recent searches: newest first, no duplicates, ten stored and five shown', async ({ page }) => {
    await open(page);
    const card = page.getByRole('region', { name: 'Recent Searches' });
    await expect(card.getByRole('link')).toHaveCount(0);
    const references = Array.from({ length: 11 }, (_, at) => `Psalm ${at + 1}`);
    for (const reference of [...references, 'Psalm 11']) {
      await lookUp(page, reference);
      await expect(title(page)).toHaveText(reference);
    }
    const newest = references.slice(1).reverse();
    expect(await stored(page, 'bible-recent-searches')).toEqual(newest);
    await expect(card.getByRole('link')).toHaveText(newest.slice(0, 5));
    await page.reload();
    await card.getByRole('link', { name: 'Psalm 8' }).click();
    await expect(title(page)).toHaveText('Psalm 8');
    await expect(card.getByRole('link').first()).toHaveText('Psalm 8');
    await card.getByRole('button', { name: 'Clear Recent Searches' }).click();
    await expect(card.getByRole('link')).toHaveCount(0);
  });

  test('favorites are toggled; twenty are stored and five shown; they open in the reader’s translation', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('bible-favorites')) return;
      const psalms = Array.from({ length: 20 }, (_, at) => `Psalm ${at + 1}`);
      localStorage.setItem('bible-favorites', JSON.stringify(psalms));
    });
    await open(page, '?ref=John+3:16');
    const card = page.getByRole('region', { name: 'Favorites' });
    const favorite = page.getByRole('button', { name: 'Favorite' });
    await expect(card.getByRole('link')).toHaveCount(5);
    await expect(card).toContainText(
      'The list is full (20). With the next favorite the oldest, Psalm 20, goes.',
    );
    await favorite.click();
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('link').first()).toHaveText('John 3:16');
    await expect(page.getByText('the oldest, Psalm 20, was removed.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(favorite).toHaveAttribute('aria-pressed', 'false');
    await favorite.click();
    const list = await stored(page, 'bible-favorites');
    expect(list).toHaveLength(20);
    await favorite.click();
    await expect(favorite).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page, 'bible-favorites')).toHaveLength(19);
    await card.getByRole('button', { name: 'Show all 19' }).click();
    await expect(card.getByRole('link')).toHaveCount(19);
    await page.getByRole('combobox', { name: 'Version' }).selectOption('asv');
    await expect(passage(page)).toContainText('American Standard Version');
    await card.getByRole('link', { name: 'Psalm 3', exact: true }).click();
    await expect(title(page)).toHaveText('Psalm 3');
    await expect(page).toHaveURL(/version=asv/);
  });

  test('broken lists in local storage do no harm', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('bible-favorites', '{"not":"a list"');
      localStorage.setItem('bible-recent-searches', '[1,null,"Jude 1",{"a":2}]');
    });
    await open(page);
    await expect(page.getByRole('region', { name: 'Recent Searches' }).getByRole('link')).toHaveText([
      'Jude 1',
    ]);
    await expect(page.getByRole('region', { name: 'Favorites' }).getByRole('link')).toHaveCount(0);
  });

  test('there are tips', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('region', { name: 'Tips' })).toContainText('Compare Versions');
  });
});
