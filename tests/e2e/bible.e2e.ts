import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { quietConsole } from './quiet-console.ts';

const listen = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const box = (page: Page) => page.getByRole('combobox', { name: 'Bible reference' });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const leaf = (page: Page) => page.getByRole('article');
const title = (page: Page) => leaf(page).getByRole('heading', { level: 2 });
const options = (page: Page) => page.getByRole('option').filter({ visible: true });
const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

async function open(page: Page, query = '', expected: RegExp[] = []): Promise<void> {
  listen(page, expected);
  await page.goto(`${berea.url}/bible${query}`);
  await expect(box(page)).toBeVisible();
}

async function lookUp(page: Page, reference: string): Promise<void> {
  await box(page).fill(reference);
  await box(page).press('Enter');
}

test.describe('looking a reference up', () => {
  test('Enter and Search both show the verse, and the address follows in its written form', async ({
    page,
  }) => {
    await open(page);
    await expect(search(page)).toBeDisabled();
    await box(page).fill('   ');
    await expect(search(page)).toBeDisabled();
    await lookUp(page, 'jn3:16');
    await expect(title(page)).toHaveText('John 3:16');
    await expect(leaf(page)).toContainText('For God so loved the world');
    await expect(leaf(page)).toContainText('KJV');
    await expect(leaf(page)).toContainText('King James Version');
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

  test('an address opens its passage in its translation, without choosing that for the reader', async ({
    page,
  }) => {
    await open(page, '?ref=John+3:16&version=web');
    await expect(leaf(page)).toContainText('his one and only Son');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('web');
    await page.goto(`${berea.url}/bible?ref=John+3:16`);
    await expect(leaf(page)).toContainText('his only begotten Son');
  });

  test('what cannot be is refused with the reason', async ({ page }) => {
    await open(page, '', [/404/]);
    await lookUp(page, 'Malachi 7');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Verse not found');
    await expect(alert).toContainText('Please check the reference format and try again');
    await expect(alert).toContainText('Malachi has 4 chapters.');
    await lookUp(page, 'Malachi 4');
    await expect(title(page)).toHaveText('Malachi 4');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await kept(page, 'bible-recent-searches')).toEqual(['Malachi 4']);
  });

  test('a lookup that fails on the way can be tried again', async ({ page }) => {
    await open(page, '', [/Failed to load|ERR_/]);
    await page.route('**/api/bible/verse/**', (route) => route.abort());
    await lookUp(page, 'Jude 5');
    await expect(page.getByRole('alert')).toContainText('Unable to load verse at this time.');
    await page.unroute('**/api/bible/verse/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Jude 1:5');
  });

  test('a verse that the translation leaves out is explained at its place', async ({ page }) => {
    await open(page, '?ref=Matthew+17:20-22&version=asv');
    await expect(leaf(page)).toContainText('The ASV leaves Matthew 17:21 out');
  });

  test('previous, next and the whole chapter are a link away; the verse is found in it', async ({ page }) => {
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
  test('come with the second character, and the keyboard chooses', async ({ page }) => {
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

  test('a book leads on to its chapter, Escape puts them away, and so does leaving', async ({ page }) => {
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

  test('the mouse chooses, too', async ({ page }) => {
    await open(page);
    await box(page).pressSequentially('psa');
    await page.getByRole('option', { name: 'Psalm 1:1' }).click();
    await expect(title(page)).toHaveText('Psalm 1:1');
  });
});

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
    await expect(leaf(page)).toContainText('World English Bible');
    await expect(page).toHaveURL(/ref=Psalm\+117&version=web$/);
  });

  test('Popular Verses holds twelve and opens them', async ({ page }) => {
    await open(page);
    const popular = page.getByRole('combobox', { name: 'Popular Verses' });
    await expect(popular.getByRole('option')).toHaveCount(13);
    await popular.selectOption('Jeremiah 29:11');
    await expect(title(page)).toHaveText('Jeremiah 29:11');
  });

  test('recent searches: newest first, once, ten kept and five shown', async ({ page }) => {
    await open(page);
    const card = page.getByRole('region', { name: 'Recent Searches' });
    await expect(card.getByRole('link')).toHaveCount(0);
    const references = Array.from({ length: 11 }, (_, at) => `Psalm ${at + 1}`);
    for (const reference of [...references, 'Psalm 11']) {
      await lookUp(page, reference);
      await expect(title(page)).toHaveText(reference);
    }
    const newest = references.slice(1).reverse();
    expect(await kept(page, 'bible-recent-searches')).toEqual(newest);
    await expect(card.getByRole('link')).toHaveText(newest.slice(0, 5));
    await page.reload();
    await card.getByRole('link', { name: 'Psalm 8' }).click();
    await expect(title(page)).toHaveText('Psalm 8');
    await expect(card.getByRole('link').first()).toHaveText('Psalm 8');
    await card.getByRole('button', { name: 'Clear Recent Searches' }).click();
    await expect(card.getByRole('link')).toHaveCount(0);
  });

  test('favorites are toggled, twenty are kept and five shown, and open in the reader’s translation', async ({
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
    await favorite.click();
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('link').first()).toHaveText('John 3:16');
    await expect(page.getByText('Psalm 20 made room', { exact: false }).first()).toBeVisible();
    const list = await kept(page, 'bible-favorites');
    expect(list).toHaveLength(20);
    await favorite.click();
    await expect(favorite).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page, 'bible-favorites')).toHaveLength(19);
    await card.getByRole('button', { name: 'Show all 19' }).click();
    await expect(card.getByRole('link')).toHaveCount(19);
    await page.getByRole('combobox', { name: 'Version' }).selectOption('asv');
    await expect(leaf(page)).toContainText('American Standard Version');
    await card.getByRole('link', { name: 'Psalm 3', exact: true }).click();
    await expect(title(page)).toHaveText('Psalm 3');
    await expect(page).toHaveURL(/version=asv/);
  });

  test('broken lists in the browser harm nothing', async ({ page }) => {
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

  test('the tips stand there', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('region', { name: 'Tips' })).toContainText('Compare Versions');
  });
});

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

test.describe('Search by Verse Content', () => {
  const words = (page: Page) => page.getByRole('searchbox', { name: 'Search by Verse Content' });
  const found = (page: Page) => page.getByRole('region', { name: 'Verses found' });

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

test.describe('the verse dialog, from a reply', () => {
  async function ask(page: Page, question: string): Promise<void> {
    await page.goto(`${berea.url}/chat`);
    await page.waitForURL(/\/chat\/[\w-]{22}$/);
    await page.getByRole('textbox', { name: 'Your message' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
  }

  test('shows the verse, compares in place, and leads to the chapter', async ({ page }) => {
    listen(page);
    await ask(page, 'What does 1 Peter 5:7 mean?');
    const link = page.getByRole('article').getByRole('link', { name: '1 Peter 5:7' }).first();
    await expect(link).toHaveAttribute('href', '/bible?ref=1+Peter+5:7');
    await link.click();
    const dialog = page.getByRole('dialog', { name: '1 Peter 5:7' });
    await expect(dialog).toContainText('Casting all your care upon him');
    await expect(dialog.getByRole('link', { name: /Bible Gateway/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Compare Versions' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Compare with' })).toHaveValue('web');
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
  });

  test('says what the server says, and where else to read what was not found', async ({ page }) => {
    listen(page, [/404/]);
    await ask(page, 'What does 1 Peter 5:7 mean?');
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
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        all.push(
          ...violations.map(({ id, nodes }) => `${where} ${viewport.width}: ${id} ${nodes[0]?.target}`),
        );
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 1) all.push(`${where} ${viewport.width}: ${over} px too wide`);
      };
      await open(page, '', [/404/]);
      await findings('empty');
      await box(page).fill('joh');
      await box(page).press('ArrowDown');
      await expect(options(page)).toHaveCount(6);
      await findings('suggestions');
      await page.goto(`${berea.url}/bible?ref=Psalm+23&version=web#Ps.23.4`);
      await expect(title(page)).toBeVisible();
      await findings('poem');
      await page.goto(
        `${berea.url}/bible?ref=Song+of+Solomon+2:4-2:8;+Matthew+17:20-22&version=asv&compare=kjv`,
      );
      await expect(leaf(page).locator('mark').first()).toBeVisible();
      await findings('compared');
      await page.getByRole('searchbox').fill('cleanliness is next to godliness');
      await expect(
        page.getByRole('region', { name: 'Verses found' }).getByRole('link').first(),
      ).toBeVisible();
      await findings('found');
      await page.goto(`${berea.url}/bible?ref=Hezekiah+3`);
      await expect(page.getByRole('alert')).toBeVisible();
      await findings('missing');
      expect(all).toEqual([]);
      await context.close();
    });
  }
}
