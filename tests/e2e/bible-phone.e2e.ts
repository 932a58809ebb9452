import { expect, type Locator, type Page, test } from '@playwright/test';
import { pixelsTooWide } from './accessibility.ts';
import { biblePage, box, line, passage, stored, title, unfold } from './bible-screen.ts';
import { FAILED_REQUESTS } from './quiet-console.ts';

const { berea, open } = biblePage();

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const verse = (page: Page, osis: string): Locator => page.locator(`[data-verse="${osis}"]`);
const number = (page: Page, verse: number): Locator =>
  page.getByRole('link', { name: `Verse ${verse}`, exact: true });
const actions = (page: Page): Locator => page.getByRole('group', { name: /actions/ });

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => Math.round(each.getBoundingClientRect().top));

/** Moves one finger over the text. */
const swipe = (page: Page, from: [number, number], to: [number, number]): Promise<void> =>
  passage(page).evaluate(
    (element, [start, end]) => {
      const touch = ([clientX, clientY]: [number, number]) =>
        new Touch({ identifier: 1, target: element, clientX, clientY });
      const emit = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
      emit('touchstart', [touch(start)], [touch(start)]);
      emit('touchend', [], [touch(end)]);
    },
    [from, to] as const,
  );

/** Controls that are too small for a finger. */
const smallControls = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select').evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true });
      // A link within a sentence is as high as its line.
      const isInText = getComputedStyle(each).display === 'inline' && !each.matches('[data-verse-number]');
      const name = each.getAttribute('aria-label') ?? each.textContent;
      return isSeen && !isInText && (width < 43.9 || height < 43.9) ? [`${name} ${width} x ${height}`] : [];
    }),
  );

test('verses are seen at once on every small screen, nothing moves or is too wide, and all is large enough to touch', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shift:
            (globalThis as unknown as { shift: number }).shift +
            (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height, highest] of [
    [390, 844, 180],
    [320, 568, 120],
    [844, 390, 120],
    [640, 400, 120],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const query of ['', '?ref=Psalm+23']) {
      await open(page, query);
      if (query) expect(await topOf(verse(page, 'Ps.23.1'))).toBeLessThanOrEqual(highest);
      await expect(page.getByRole('button', { name: /^Download KJV/ })).toBeAttached();
      const where = `${width} ${query}`;
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      expect(shift, where).toBeLessThanOrEqual(0.02);
      expect(await pixelsTooWide(page), where).toBeLessThanOrEqual(0);
      expect(await smallControls(page), where).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${berea().url}/check`);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
  expect(await smallControls(page)).toEqual([]);
});

test('looking up folds to a line that stays and opens again, with its text selected', async ({ page }) => {
  await open(page);
  await expect(line(page)).toHaveCount(0);
  await box(page).fill('jo');
  await expect(page.getByRole('option').filter({ visible: true })).toHaveText([
    'John',
    'Joshua',
    'Job',
    'Joel',
    'John 1:1',
    'John 1',
  ]);
  await page.getByRole('option', { name: 'John 1', exact: true }).click();
  await expect(title(page)).toHaveText('John 1');
  await expect(title(page)).toBeFocused();
  await expect(box(page)).toBeHidden();
  await number(page, 40).scrollIntoViewIfNeeded();
  await expect(line(page)).toBeInViewport();
  const before = await topOf(verse(page, 'John.1.40'));
  await line(page).click();
  await expect(line(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('John 1');
  await expect(page.locator('#finder').getByRole('link', { name: 'John 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(line(page)).toBeFocused();
  expect(await topOf(verse(page, 'John.1.40'))).toBe(before);
  await page.keyboard.press('Enter');
  await page.keyboard.type('jude 5');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Jude 1:5');
  await expect(line(page)).toContainText('Jude 1:5');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('web');
  await expect(passage(page)).toContainText('having saved a people');
});

test('a reference that does not exist can be changed at once: its box stays above what is wrong', async ({
  page,
}) => {
  await open(page, '?ref=Hezekiah+3:16', FAILED_REQUESTS);
  await expect(page.getByRole('alert')).toContainText('Verse not found');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toHaveValue('Hezekiah 3:16');
  await expect(box(page)).toBeInViewport();
  await expect(line(page)).toHaveCount(0);
  await box(page).fill('Ezekiel 3:16');
  await box(page).press('Enter');
  await expect(title(page)).toHaveText('Ezekiel 3:16');
  await expect(line(page)).toBeVisible();
  await expect(box(page)).toBeHidden();
});

test('words in the place of a reference are searched for with one tap, and are there after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '', FAILED_REQUESTS);
  await box(page).fill('love is patient');
  await box(page).press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please check the reference format and try again');
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await expect(alert.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await alert.getByRole('button', { name: 'Search verses for “love is patient”' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  const found = page.getByRole('region', { name: 'Verses found' });
  await expect(found.getByRole('listitem').first()).toContainText('1 Corinthians 13:4');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('love is patient');
  await expect(found.getByRole('listitem').first()).toContainText('1 Corinthians 13:4');
  await page.goto(`${berea().url}/bible?ref=${'w'.repeat(90)}`);
  await expect(alert).toBeVisible();
  expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
  const inside = await alert.evaluate((card) => card.scrollWidth <= card.clientWidth);
  expect(inside).toBe(true);
});

for (const [reference, width, largeText] of [
  ['1 Thessalonians 5:16-18', 320, false],
  ['Song of Solomon 2:1-4', 320, false],
  ['Romans 8:28-30; John 15:5', 390, false],
  ['Song of Solomon 2:1-4', 390, true],
] as const)
  test(`chapter and verse of ${reference} are seen in the line above the text (${width} px${largeText ? ', text at 200 per cent' : ''})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `?ref=${encodeURIComponent(reference)}`);
    await expect(title(page)).toHaveText(reference);
    if (largeText)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '34px';
      });
    await expect(line(page)).toHaveAccessibleName(`${reference}, look up another passage`);
    const isCut = await line(page).evaluate((button) => {
      const outer = button.getBoundingClientRect();
      return [...button.querySelectorAll('[aria-hidden] > span')].some((part) => {
        const { top, right, bottom, width: partWidth } = part.getBoundingClientRect();
        return partWidth > 0 && (top < outer.top || right > outer.right || bottom > outer.bottom);
      });
    });
    expect(isCut).toBe(false);
  });

test('the other tab searches by verse content; its verse opens and folds the search', async ({ page }) => {
  await open(page, '?ref=Psalm+23');
  await unfold(page);
  await page.getByRole('tab', { name: 'Reference' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Search by Verse Content' })).toBeFocused();
  await expect(box(page)).toBeHidden();
  await page.getByRole('searchbox').fill('I am the way');
  const found = page.getByRole('region', { name: 'Verses found' });
  await expect(found.getByRole('listitem').first()).toContainText('John 14:6');
  await found.getByRole('link', { name: 'John 14:6' }).click();
  await expect(title(page)).toHaveText('John 14:6');
  await expect(found).toBeHidden();
  await line(page).click();
  await page.mouse.click(200, 820);
  await expect(line(page)).toHaveAttribute('aria-expanded', 'false');
});

test('swipes and arrow keys lead to other chapters, but not while typing or selecting', async ({ page }) => {
  await open(page, '?ref=Psalm+23');
  await page
    .getByRole('button', { name: 'Got it' })
    .click({ trial: true, timeout: 500 })
    .catch(() => {});
  await swipe(page, [300, 400], [120, 420]);
  await expect(title(page)).toHaveText('Psalm 24');
  await swipe(page, [120, 400], [300, 390]);
  await expect(title(page)).toHaveText('Psalm 23');
  await swipe(page, [200, 600], [120, 300]);
  await swipe(page, [200, 400], [180, 400]);
  await swipe(page, [388, 400], [200, 400]);
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText('Psalm 24');
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText('Psalm 23');
  await verse(page, 'Ps.23.2').evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await line(page).click();
  await box(page).press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Psalm 23');
  await expect(page).toHaveURL(/ref=Psalm\+23$/);
  expect(await stored(page, 'bible-recent-searches')).toBeNull();
});

test('a tapped verse shows its actions at the thumb, and its comparison opens where it can be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '?ref=Psalm+23');
  await expect(page.getByRole('button', { name: 'Compare Versions' })).toBeEnabled();
  await page.getByText('Yea, though I walk').tap();
  await expect(actions(page)).toBeInViewport({ ratio: 1 });
  await expect(actions(page)).toContainText('Psalm 23:4');
  const sheet = await topOf(actions(page));
  const bottom = (element: Locator): Promise<number> =>
    element.evaluate((each) => Math.round(each.getBoundingClientRect().bottom));
  expect(await bottom(verse(page, 'Ps.23.4'))).toBeLessThan(sheet);
  await actions(page).getByRole('button', { name: 'Compare' }).click();
  const second = page.getByText('though I walk through the valley of the shadow of death,').last();
  await expect(second).toBeInViewport();
  expect(await topOf(second)).toBeLessThan(sheet);
  await expect(page).toHaveURL(/compare=web#Ps\.23\.4$/);
  // Which translation it is can be read beside each text, and chosen where the reader is.
  const choice = page.getByRole('combobox', { name: 'Compare with' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(choice.getByRole('option')).toHaveText(['World English Bible', 'American Standard Version']);
  await expect(page.getByText('Underlined words are those that differ.').first()).toBeInViewport();
  for (const name of ['KJV', 'WEB'])
    await expect(passage(page).getByText(name, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  expect(await smallControls(page)).toEqual([]);
  expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
  await choice.selectOption('asv');
  await expect(page).toHaveURL(/compare=asv#Ps\.23\.4$/);
  await expect(page.getByText('American Standard Version').first()).toBeAttached();
  await page.getByRole('button', { name: 'Compare Versions', pressed: true }).click();
  await expect(second).toHaveCount(1);
  expect(await bottom(verse(page, 'Ps.23.4'))).toBeLessThan(sheet);
  await actions(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/ref=Psalm\+23$/);
  await expect(actions(page)).toHaveAccessibleName('Psalm 23, actions');
});

test('the text size is remembered; the place is kept when it changes, after Back and after a reload', async ({
  page,
}) => {
  await open(page, '?ref=Psalm+119');
  const larger = page.getByRole('button', { name: 'Larger text' });
  await larger.click();
  const size = await verse(page, 'Ps.119.1').evaluate((each) => getComputedStyle(each).fontSize);
  await verse(page, 'Ps.119.80').evaluate((each) => each.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -90));
  const before = await topOf(verse(page, 'Ps.119.80'));
  await larger.dispatchEvent('click');
  expect(Math.abs((await topOf(verse(page, 'Ps.119.80'))) - before)).toBeLessThan(60);
  await page.getByRole('button', { name: 'Smaller text' }).dispatchEvent('click');
  const left = await topOf(verse(page, 'Ps.119.80'));
  // Fonts that arrive later move lines by a pixel or two.
  const drift = async (): Promise<number> => Math.abs((await topOf(verse(page, 'Ps.119.80'))) - left);
  // The place is stored once the page is at rest.
  await expect.poll(() => page.evaluate(() => history.state?.place)).toBeTruthy();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText('Psalm 120');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(20);
  await page.goBack();
  await expect(title(page)).toHaveText('Psalm 119');
  await expect.poll(drift).toBeLessThan(4);
  await page.reload();
  await expect(title(page)).toHaveText('Psalm 119');
  await expect.poll(drift).toBeLessThan(4);
  expect(await verse(page, 'Ps.119.1').evaluate((each) => getComputedStyle(each).fontSize)).toBe(size);
  await page.goto(`${berea().url}/check`);
  await page.goBack();
  await expect.poll(drift).toBeLessThan(4);
});

test('a failure of the server is not called a missing network', async ({ page }) => {
  await page.route(/\/(api\/bible|kept)\//, (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '?ref=Jude+5', FAILED_REQUESTS);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side. Please try again.');
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText(
    'Something went wrong on our side.',
  );
  await expect(page.locator('main')).not.toContainText(/connection|online|could not be reached/);
});
