import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { pixelsTooWide, violations } from './accessibility.ts';
import { biblePage, box, options, passage, results, stored, title, unfold } from './bible-screen.ts';

const { berea, open } = biblePage();

test.describe('a passage', () => {
  test('compares two translations, underlines other wording, and keeps the choice in the address', async ({
    page,
  }) => {
    await open(page, '?ref=John+1');
    await page.getByRole('button', { name: 'Compare Versions' }).click();
    const second = page.getByRole('combobox', { name: 'Compare with' });
    await expect(second.getByRole('option')).toHaveText(['World English Bible', 'American Standard Version']);
    await expect(passage(page)).toContainText('Underlined words are those that differ.');
    await expect(passage(page).locator('mark').filter({ hasText: 'overcome' })).toBeVisible();
    await expect(page).toHaveURL(/compare=web/);
    await second.selectOption('asv');
    await expect(passage(page)).toContainText('American Standard Version');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('asv');
    await page.getByRole('button', { name: 'Compare Versions' }).click();
    await expect(passage(page).locator('mark')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveCount(0);
  });

  test('choosing the translation that is compared with as the main one swaps the two', async ({ page }) => {
    await open(page, '?ref=John+1:1&compare=web');
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('web');
    await page.getByRole('combobox', { name: 'Version' }).selectOption('web');
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('kjv');
  });

  test('a verse is selected by number, by keyboard and by touch; the bar saves, copies and shares it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '?ref=Psalm+23');
    const bar = page.getByRole('group', { name: /actions/ });
    await expect(bar).toContainText('Psalm 23');
    await page.getByRole('link', { name: 'Verse 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(bar).toContainText('Psalm 23:2');
    await expect(page).toHaveURL(/#Ps\.23\.2$/);
    await page.getByText('He restoreth my soul').click();
    await expect(bar).toContainText('Psalm 23:3');
    await bar.getByRole('button', { name: 'Copy' }).click();
    await expect(bar.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^He restoreth my soul: .*\n— Psalm 23:3 \(KJV\)$/);
    await bar.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The verse and a link to it were copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '/bible?ref=Psalm+23:3&version=kjv',
    );
    await bar.getByRole('button', { name: 'Favorite' }).click();
    expect(await stored(page, 'bible-favorites')).toEqual(['Psalm 23:3']);
  });

  test('says so where the browser does not allow copying', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await open(page, '?ref=John+3:16');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copy failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Unable to copy verse to clipboard.', { exact: true })).toBeVisible();
  });
});

/** The lines of a printed page, from top to bottom, and its smallest margin in millimetres. */
async function printed(page: Page): Promise<{ lines: string[]; margin: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const lines = new Map<number, string>();
      let margin = width;
      for (const item of (await sheet.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [x, y] = [Number(item.transform[4]), Math.round(Number(item.transform[5]))];
        margin = Math.min(margin, x, y, width - x - item.width, height - y - item.height);
        lines.set(y, `${lines.get(y) ?? ''}${item.str}`);
      }
      const fromTop = [...lines].sort(([a], [b]) => b - a).map(([, line]) => line);
      return { lines: fromTop, margin: (margin / 72) * 25.4 };
    }),
  );
}

test('prints have margins, and no heading is left at the foot of a page', async ({ page }) => {
  await open(page, '?ref=Psalm+119');
  await expect(title(page)).toBeVisible();
  const psalm = await printed(page);
  expect(psalm.length).toBeGreaterThan(4);
  for (const { lines, margin } of psalm) {
    expect(margin).toBeGreaterThan(15);
    expect(lines.at(-1)).not.toMatch(/^[A-Z]+\.$/);
  }
  await page.goto(`${berea().url}/check`);
  const part = (at: number) => `Part ${at}: grace\n\n${'He gives before anybody asks. '.repeat(3 + at * 2)}`;
  await page.getByRole('textbox').fill(Array.from({ length: 30 }, (_, at) => part(at)).join('\n\n'));
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const report = await printed(page);
  expect(report.length).toBeGreaterThan(3);
  for (const { lines, margin } of report) {
    expect(margin).toBeGreaterThan(15);
    expect(lines.at(-1)).not.toMatch(/^Part/);
  }
});

// Colours belong to the scheme and layout to the width: each scheme is seen narrow and wide.
for (const [scheme, viewport] of [
  ['light', { width: 320, height: 568 }],
  ['dark', { width: 390, height: 844 }],
  ['dark', { width: 768, height: 1024 }],
  ['light', { width: 1440, height: 900 }],
] as const) {
  test(`axe finds no violation, and nothing scrolls sideways (${scheme}, ${viewport.width})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problems: string[] = [];
    const inspect = async (where: string): Promise<void> => {
      problems.push(...(await violations(page)).map((each) => `${where} ${viewport.width}: ${each}`));
      const over = await pixelsTooWide(page);
      if (over > 1) problems.push(`${where} ${viewport.width}: ${over} px too wide`);
    };
    await open(page, '', [/404/]);
    await inspect('empty');
    await box(page).fill('joh');
    await box(page).press('ArrowDown');
    await expect(options(page)).toHaveCount(6);
    await inspect('suggestions');
    await page.goto(`${berea().url}/bible?ref=Psalm+23&version=web#Ps.23.4`);
    await expect(title(page)).toBeVisible();
    await inspect('poem');
    await page.goto(
      `${berea().url}/bible?ref=Song+of+Solomon+2:4-2:8;+Matthew+17:20-22&version=asv&compare=kjv`,
    );
    await expect(passage(page).locator('mark').first()).toBeVisible();
    await inspect('compared');
    await unfold(page, 'Search by Verse Content');
    await page.getByRole('searchbox').fill('cleanliness is next to godliness');
    await expect(results(page).getByRole('link').first()).toBeVisible();
    await inspect('found');
    await page.goto(`${berea().url}/bible?ref=Hezekiah+3`);
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect('missing');
    await unfold(page);
    await inspect('unfolded');
    expect(problems).toEqual([]);
    await context.close();
  });
}
