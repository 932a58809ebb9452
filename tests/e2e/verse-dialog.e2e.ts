import { expect, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { violations } from './accessibility.ts';
import { title } from './bible-screen.ts';
import { converse } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

test.describe('the verse dialog, from a reply', () => {
  test('shows the verse, compares in place, and leads to the chapter', async ({ page }) => {
    watchConsole(page);
    await converse(page, berea, 'What does 1 Peter 5:7 mean?');
    const link = page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first();
    await expect(link).toHaveAttribute('href', '/bible?ref=1+Peter+5:7');
    await link.click();
    const dialog = page.getByRole('dialog', { name: '1 Peter 5:7' });
    await expect(dialog).toContainText('Casting all your care upon him');
    await expect(dialog.getByRole('link', { name: /Bible Gateway/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Compare Versions' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Compare with' })).toHaveValue('web');
    await expect(dialog).toContainText('Underlined words are those that differ.');
    await expect(dialog.locator('mark').filter({ hasText: 'worries' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Compare Versions' }).click();
    await expect(dialog.getByRole('combobox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole('link', { name: 'Read the chapter' }).click();
    await expect(title(page)).toHaveText('1 Peter 5');
    await expect(page.getByRole('link', { name: 'Verse 7', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // The way back stays in view, survives a reload and what is read next.
    const back = page.getByRole('link', { name: 'Back to my conversation' });
    await expect(back).toBeInViewport();
    await page.getByRole('link', { name: /^Next chapter/ }).click();
    await expect(title(page)).toHaveText('2 Peter 1');
    await page.reload();
    await expect(title(page)).toHaveText('2 Peter 1');
    await expect(back).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await back.click();
    await expect(page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first()).toBeVisible();
    // The Bible that is opened from elsewhere has no conversation to go back to.
    await page.goto(`${berea.url}/bible?ref=John+3`);
    await expect(title(page)).toHaveText('John 3');
    await expect(back).toHaveCount(0);
  });

  test('shows the server’s reason and links to Bible Gateway for a verse that was not found', async ({
    page,
  }) => {
    watchConsole(page, [/404/]);
    await converse(page, berea, 'What does 1 Peter 5:7 mean?');
    const body = {
      code: 'VERSE_NOT_IN_TRANSLATION',
      message: 'Left out here.',
      error: 'Left out here.',
      requestId: 'x',
    };
    await page.route('**/api/bible/verse/**', (route) => route.fulfill({ status: 404, json: body }));
    await page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('Left out here.');
    const elsewhere = dialog.getByRole('link', { name: 'Read 1 Peter 5:7 on Bible Gateway' });
    await expect(elsewhere).toHaveAttribute(
      'href',
      'https://www.biblegateway.com/passage/?search=1+Peter+5%3A7',
    );
    await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  });
});
