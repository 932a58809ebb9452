import { expect, test } from '@playwright/test';
import { pixelsTooWide, violations } from './accessibility.ts';
import { biblePage, box, found, kept, leaf, options, title } from './bible-screen.ts';

const { berea, open } = biblePage();

test.describe('the leaf', () => {
  test('compares two translations, marks other wording, and keeps that in the address', async ({ page }) => {
    await open(page, '?ref=John+1');
    await page.getByRole('button', { name: 'Compare Versions' }).click();
    const second = page.getByRole('combobox', { name: 'Compare with' });
    await expect(second.getByRole('option')).toHaveText([/WEB/, /ASV/]);
    await expect(leaf(page).locator('mark').filter({ hasText: 'overcome' })).toBeVisible();
    await expect(page).toHaveURL(/compare=web/);
    await second.selectOption('asv');
    await expect(leaf(page)).toContainText('American Standard Version');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('asv');
    await page.getByRole('button', { name: 'Compare Versions' }).click();
    await expect(leaf(page).locator('mark')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveCount(0);
  });

  test('choosing the compared translation as one’s own turns the two round', async ({ page }) => {
    await open(page, '?ref=John+1:1&compare=web');
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('web');
    await page.getByRole('combobox', { name: 'Version' }).selectOption('web');
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('kjv');
  });

  test('one verse is chosen by number, by keyboard and by touch; the bar keeps, copies and shares it', async ({
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
    await expect(page.getByText('The verse and its address were copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '/bible?ref=Psalm+23:3&version=kjv',
    );
    await bar.getByRole('button', { name: 'Favorite' }).click();
    expect(await kept(page, 'bible-favorites')).toEqual(['Psalm 23:3']);
  });

  test('says where the browser lets nothing be copied', async ({ page }) => {
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

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    test(`axe finds nothing, and nothing scrolls sideways (${scheme}, ${viewport.width})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const all: string[] = [];
      const findings = async (where: string): Promise<void> => {
        all.push(...(await violations(page)).map((each) => `${where} ${viewport.width}: ${each}`));
        const over = await pixelsTooWide(page);
        if (over > 1) all.push(`${where} ${viewport.width}: ${over} px too wide`);
      };
      await open(page, '', [/404/]);
      await findings('empty');
      await box(page).fill('joh');
      await box(page).press('ArrowDown');
      await expect(options(page)).toHaveCount(6);
      await findings('suggestions');
      await page.goto(`${berea().url}/bible?ref=Psalm+23&version=web#Ps.23.4`);
      await expect(title(page)).toBeVisible();
      await findings('poem');
      await page.goto(
        `${berea().url}/bible?ref=Song+of+Solomon+2:4-2:8;+Matthew+17:20-22&version=asv&compare=kjv`,
      );
      await expect(leaf(page).locator('mark').first()).toBeVisible();
      await findings('compared');
      await page.getByRole('searchbox').fill('cleanliness is next to godliness');
      await expect(found(page).getByRole('link').first()).toBeVisible();
      await findings('found');
      await page.goto(`${berea().url}/bible?ref=Hezekiah+3`);
      await expect(page.getByRole('alert')).toBeVisible();
      await findings('missing');
      expect(all).toEqual([]);
      await context.close();
    });
  }
}
