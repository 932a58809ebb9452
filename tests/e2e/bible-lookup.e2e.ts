import { expect, type Page, test } from '@playwright/test';
import { biblePage, box, lookUp, options, passage, stored, title } from './bible-screen.ts';

const { berea, open } = biblePage();

const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test.describe('looking a reference up', () => {
  test('Enter and Search both show the verse, and the address gets the canonical reference', async ({
    page,
  }) => {
    await open(page);
    await expect(search(page)).toBeDisabled();
    await box(page).fill('   ');
    await expect(search(page)).toBeDisabled();
    await lookUp(page, 'jn3:16');
    await expect(title(page)).toHaveText('John 3:16');
    await expect(passage(page)).toContainText('For God so loved the world');
    await expect(passage(page)).toContainText('KJV');
    await expect(passage(page)).toContainText('King James Version');
    await expect(page).toHaveURL(/\/bible\?ref=John\+3:16$/);
    await expect(box(page)).toHaveValue('John 3:16');
    await box(page).fill('Psalm 23');
    await search(page).click();
    await expect(title(page)).toHaveText('Psalm 23');
    await expect(page).toHaveURL(/ref=Psalm\+23$/);
    await page.goBack();
    await expect(title(page)).toHaveText('John 3:16');
    await page.goForward();
    await expect(title(page)).toHaveText('Psalm 23');
    await expect(page).toHaveTitle(/^Psalm 23/);
  });

  test('a link opens its passage in its translation, without changing the reader’s choice', async ({
    page,
  }) => {
    await open(page, '?ref=John+3:16&version=web');
    await expect(passage(page)).toContainText('his one and only Son');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('web');
    await page.goto(`${berea().url}/bible?ref=John+3:16`);
    await expect(passage(page)).toContainText('his only begotten Son');
  });

  test('a reference that does not exist is refused with the reason', async ({ page }) => {
    await open(page, '', [/404/]);
    await lookUp(page, 'Malachi 7');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Verse not found');
    await expect(alert).toContainText('Please check the reference format and try again');
    await expect(alert).toContainText('Malachi has 4 chapters.');
    await lookUp(page, 'Malachi 4');
    await expect(title(page)).toHaveText('Malachi 4');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await stored(page, 'bible-recent-searches')).toEqual(['Malachi 4']);
  });

  test('a lookup that failed can be retried', async ({ page }) => {
    await open(page, '', [/Failed to load|ERR_/]);
    await page.route('**/api/bible/verse/**', (route) => route.abort());
    await lookUp(page, 'Jude 5');
    await expect(page.getByRole('alert')).toContainText('Unable to load verse at this time.');
    await page.unroute('**/api/bible/verse/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Jude 1:5');
  });

  test('a verse that the translation omits is explained where it would be', async ({ page }) => {
    await open(page, '?ref=Matthew+17:20-22&version=asv');
    await expect(passage(page)).toContainText('The ASV leaves Matthew 17:21 out');
  });

  test('previous, next and whole chapter are links; the whole chapter opens at the verse', async ({
    page,
  }) => {
    await open(page, '?ref=John+1:45');
    await page.getByRole('link', { name: 'Read John 1' }).click();
    await expect(title(page)).toHaveText('John 1');
    await expect(page).toHaveURL(/ref=John\+1#John\.1\.45$/);
    await expect(page.getByRole('link', { name: 'Verse 45', exact: true })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Verse 45', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'Previous chapter: Luke 24' }).click();
    await expect(title(page)).toHaveText('Luke 24');
    await expect(title(page)).toBeFocused();
    await page.getByRole('link', { name: 'Next chapter: John 1' }).click();
    await expect(title(page)).toHaveText('John 1');
  });
});

test.describe('suggestions', () => {
  test('appear with the second character and are chosen by keyboard', async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('j');
    await expect(options(page)).toHaveCount(0);
    await box(page).pressSequentially('oh');
    await expect(options(page)).toHaveText(['John', '1 John', '2 John', '3 John', 'John 1:1', 'John 1']);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await box(page).press('ArrowUp');
    await expect(page.getByRole('option', { name: 'John 1', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(title(page)).toHaveText('John 1:1');
    await expect(options(page)).toHaveCount(0);
  });

  test('a book can be continued with a chapter; Escape and leaving the box close the list', async ({
    page,
  }) => {
    await open(page);
    await box(page).pressSequentially('phile');
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('Philemon ');
    await expect(box(page)).toBeFocused();
    await box(page).pressSequentially('1:6');
    await box(page).press('Enter');
    await expect(title(page)).toHaveText('Philemon 1:6');
    await box(page).fill('gen');
    await expect(options(page)).toHaveCount(3);
    await box(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await box(page).fill('exo');
    await expect(options(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Book', exact: true }).focus();
    await expect(options(page)).toHaveCount(0);
  });

  test('are chosen with the mouse', async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('psa');
    await page.getByRole('option', { name: 'Psalm 1:1' }).click();
    await expect(title(page)).toHaveText('Psalm 1:1');
  });
});
