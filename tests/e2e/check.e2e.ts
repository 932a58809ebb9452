import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { CHECK_EXAMPLE } from '../../content/check-example.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { startBereaWithAi, type TestBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aDocx, p } from '../support/documents.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { ask, openChat, replies } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION/];

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const field = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const checkedText = (page: Page) => page.getByRole('article', { name: 'Your text' });
const findings = (page: Page) => page.getByRole('complementary', { name: 'Findings' });
const counts = (page: Page) => page.getByRole('group', { name: 'Show' });

async function check(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(checkedText(page)).toBeVisible();
}

async function noViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
}

test('a pasted text is shown with its findings beside it, and its corrected text can be copied', async ({
  page,
  context,
}) => {
  watchConsole(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${berea.url}/bible`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Check a text' }).click();
  await expect(page).toHaveTitle('Check a text · Berea');
  await expect(page.getByRole('button', { name: 'Check the text' })).toBeDisabled();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('combobox', { name: 'Translation for corrections' }).selectOption('kjv');
  await check(page, CHECK_EXAMPLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect(counts(page)).toContainText('6 found');
  for (const one of ['1 word for word', '2 differ', '2 not in the Bible', '1 mentioned']) {
    await expect(counts(page)).toContainText(one);
  }
  await expect(checkedText(page)).toContainText(
    '“I can do anything through Christ who makes me strong” (Philippians 4:13)',
  );
  const card = findings(page).getByRole('listitem').filter({ hasText: 'Philippians 4:13' });
  await expect(card.locator('del').first()).toHaveText('anything');
  await expect(card.locator('ins').first()).toHaveText('all things');
  await expect(card).toContainText('Set in the words of the KJV');
  const saying = findings(page).getByRole('listitem').first();
  await expect(saying).toContainText('is not in the Bible');
  await saying.getByRole('link', { name: 'Romans 5:6' }).click();
  await expect(page.getByRole('dialog', { name: 'Romans 5:6' })).toContainText(
    'when we were yet without strength',
  );
  await page.keyboard.press('Escape');
  await expect(findings(page)).toContainText('The Bible has no book named Hezekiah');

  await page.getByRole('button', { name: 'Copy corrected text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('I can do all things through Christ which strengtheneth me');
  expect(copied).not.toContain('I can do anything');
  expect(copied).toContain('“God helps those who help themselves.”');

  await page.getByRole('button', { name: /Edit/ }).click();
  await expect(field(page)).toHaveValue(CHECK_EXAMPLE);
  await expect(field(page)).toBeFocused();
});

test('findings can be stepped through by keyboard and filtered by result', async ({ page }) => {
  watchConsole(page);
  await page.goto(`${berea.url}/check`);
  await field(page).fill(CHECK_EXAMPLE);
  await field(page).press('Control+Enter');
  const marks = checkedText(page).getByRole('link');
  await expect(marks).toHaveCount(6);
  await page.getByRole('button', { name: 'Next finding' }).click();
  await expect(marks.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(marks.nth(1)).toBeFocused();
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(marks.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(marks.nth(1)).toBeFocused();

  await counts(page)
    .getByRole('button', { name: /not in the Bible/ })
    .click();
  await expect(marks).toHaveCount(2);
  await expect(findings(page).getByRole('listitem')).toHaveCount(2);
  await findings(page).getByRole('button', { name: 'Show in the text' }).last().click();
  await expect(marks.last()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next finding' })).toBeDisabled();
  await counts(page).getByRole('button', { name: /found/ }).click();
  await expect(marks).toHaveCount(6);
});

test('the report is exported as Markdown, and printing includes every finding', async ({ page }) => {
  watchConsole(page);
  await page.goto(`${berea.url}/check`);
  const many = Array.from({ length: 90 }, (_, at) => `Point ${at + 1}: see Psalm ${at + 1}:1.`).join('\n\n');
  await check(page, `${CHECK_EXAMPLE}\n\n${many}`);
  await expect(findings(page).getByRole('listitem')).toHaveCount(61);
  await findings(page).getByRole('button', { name: 'Show 36 more of 36' }).click();
  await expect(findings(page).getByRole('listitem')).toHaveCount(96);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^berea-check-\d{4}-\d\d-\d\d\.md$/);
  const report = readFileSync(await download.path(), 'utf8');
  expect(report).toMatch(/^# Checked text, \d{4}/);
  expect(report).toContain('96 found: 1 word for word, 2 differ, 2 not in the Bible, 91 mentioned.');
  expect(report).toContain('2. **Philippians 4:13**: Differs from the ');
  expect(report).toContain('## Corrected text');

  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.reload();
  await check(page, many);
  await expect(findings(page).getByRole('listitem')).toHaveCount(61);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(findings(page).getByRole('listitem')).toHaveCount(90);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(checkedText(page)).toContainText('see Psalm 90:1');
});

test('a document can be chosen or dropped, and a file that cannot be read is explained', async ({ page }) => {
  watchConsole(page, [/status of 4\d\d/]);
  await page.goto(`${berea.url}/check`);
  await field(page).fill('My own words.');
  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a document' }).click();
    await (await chooser).setFiles({ name, mimeType: '', buffer });
  };
  await choose('picture.png', Buffer.from('no'));
  await expect(page.getByText('Unsupported file type', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please select a text file, PDF, or Word document (.docx).', { exact: true }),
  ).toBeVisible();
  await choose('large.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  await expect(page.getByText('Please select a file smaller than 5MB.', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('My own words.');

  await choose('sermon.docx', aDocx(p('Our text is Hebrews 6:19, and beside it John 22:1.')));
  await expect(field(page)).toHaveValue(/Our text is Hebrews 6:19/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('My own words.');

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Dropped: Romans 8:28.'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('to check it')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(field(page)).toHaveValue(/^Dropped: Romans 8:28\./);
});

/** Opens the page with a stored text, as typing 200,000 characters would take too long. */
async function openWith(page: Page, text: string): Promise<void> {
  await page.goto(`${berea.url}/bible`);
  await page.evaluate((stored) => sessionStorage.setItem('berea.check.text', JSON.stringify(stored)), text);
  await page.goto(`${berea.url}/check`);
}

test('a text that is too long is refused before it is sent; a long text stays usable', async ({ page }) => {
  test.slow();
  watchConsole(page);
  await openWith(page, `${'Grace '.repeat(33_334)}now`);
  // A busy machine takes seconds to lay out so much text.
  await expect(page.getByText('7 characters too long: at most 200,000 can be checked at once.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Check the text' })).toBeDisabled();

  const part =
    'He says, "Jesus laughed out loud at the tomb of his friend" (John 11:35), and see Romans 8:28.\n\n';
  await openWith(page, part.repeat(Math.floor(200_000 / part.length)));
  await page.getByRole('button', { name: 'Check the text' }).click();
  // Two thousand misquotations take seconds, more on a busy machine.
  await expect(counts(page)).toContainText(/\d,?\d{3} found/, { timeout: 40_000 });
  await page.getByLabel('Previous finding').first().click();
  await expect(page.locator('[data-finding]').last()).toBeFocused();
  const cards = page.locator('aside li');
  await expect(cards.last()).toBeInViewport();
  expect(await cards.count()).toBeLessThan(70);
});

test('the text survives a reload and a failure; a check can be cancelled', async ({ page }) => {
  watchConsole(page, [/status of 5\d\d/]);
  await page.goto(`${berea.url}/check`);
  await field(page).fill('So says John 3:16.');
  await page.reload();
  await expect(field(page)).toHaveValue('So says John 3:16.');

  let answer: (() => void) | undefined;
  await page.route('**/api/bible/check', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 500, body: '' }).catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('progressbar', { name: 'Checking 18 characters …' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check the text' })).toBeFocused();
  answer?.();
  await page.unroute('**/api/bible/check');
  await page.route('**/api/bible/check', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side. Please try again.');
  await expect(field(page)).toHaveValue('So says John 3:16.');
});

test('offline, a text is checked with a downloaded translation', async ({ page, context }) => {
  watchConsole(page, OFFLINE);
  await page.goto(`${berea.url}/check`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  await field(page).fill(CHECK_EXAMPLE);
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('alert')).toContainText('no translation is downloaded on this device');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('link', { name: 'Download a translation' }).click();
  await page.getByRole('button', { name: /^Download KJV/ }).click();
  await expect(page.getByRole('button', { name: 'Remove KJV' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${berea.url}/check`);
  await expect(field(page)).toHaveValue(CHECK_EXAMPLE);
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByText('Checked on this device, with the KJV.')).toBeVisible();
  for (const one of ['6 found', '1 word for word', '2 differ', '2 not in the Bible', '1 mentioned']) {
    await expect(counts(page)).toContainText(one);
  }
  await expect(findings(page)).toContainText('Set in the words of the KJV');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation, and a tapped finding is shown on a phone (${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    watchConsole(page);
    await page.goto(`${berea.url}/check`);
    await expect(field(page)).toBeVisible();
    await noViolations(page);
    await check(page, CHECK_EXAMPLE);
    await noViolations(page);
    await checkedText(page).getByRole('link').nth(1).click();
    const sheet = page.getByRole('region', { name: 'Selected finding' });
    await expect(sheet).toContainText('Philippians 4:13');
    await expect(sheet).toBeInViewport();
    await sheet.getByRole('button', { name: 'Next finding' }).click();
    await expect(sheet).toContainText('Philippians 4:4');
    await noViolations(page);
    await sheet.getByRole('button', { name: 'Close finding' }).click();
    await expect(sheet).toBeHidden();
    await context.close();
  });
}

test.describe('with a model that misquotes', () => {
  let own: TestBereaWithAi;
  const tap = aControlledStream();
  test.beforeAll(async () => {
    own = await startBereaWithAi({}, { reply: { text: tap } });
  });
  test.afterAll(() => own.remove());

  test('a reply sums up its checks, shows what the AI had written, and does not shift when it ends', async ({
    page,
  }) => {
    watchConsole(page);
    await openChat(page, own.berea);
    await ask(page, 'How can I trust God?');
    const reply = replies(page).first();
    tap.send(
      'Paul writes: "I can do anything at all through Christ who makes me strong" (Philippians 4:13, KJV).\n\n' +
        'And "Jesus wept" (John 11:35), so "love your neighbor like yourself" (Mark 12:31) is lived. See Hezekiah 4:12.\n\nPeace',
    );
    tap.send(' be with you.');
    await expect(reply).toContainText('I can do all things through Christ which strengtheneth me');
    await expect(reply).toContainText('Hezekiah 4:12 (not found in the Bible)');
    await expect(reply.getByText(/passages checked/)).toHaveCount(0);
    const passage = reply.getByRole('figure').first();
    await expect(passage).toContainText('Set in the words of the KJV');
    const last = reply.getByText('Hezekiah 4:12');
    const before = [await passage.boundingBox(), await last.boundingBox()];
    tap.end();
    await expect(
      reply.getByText(
        '4 passages checked: 1 word for word, 1 set in the words of the KJV, 1 in the AI’s own words, 1 not found in the Bible',
      ),
    ).toBeVisible();
    const after = [await passage.boundingBox(), await last.boundingBox()];
    expect(after.map((box) => box?.height)).toEqual(before.map((box) => box?.height));
    // Layout rounds to 1/64 of a pixel.
    expect((after[1]?.y ?? 0) - (after[0]?.y ?? 0)).toBeCloseTo((before[1]?.y ?? 0) - (before[0]?.y ?? 0), 0);

    await passage.getByText('What the AI had written').click();
    await expect(passage.locator('del').first()).toHaveText(/^anything/);
    await expect(passage.locator('ins').first()).toHaveText('things');
    await reply.getByRole('button', { name: /own words, not a quotation/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark 12:31' });
    await expect(dialog.locator('ins').first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Read Mark 12:31' }).click();
    await expect(page.getByRole('dialog', { name: 'Mark 12:31' })).toContainText(
      'Thou shalt love thy neighbour',
    );
    await page.keyboard.press('Escape');
    await noViolations(page);
  });
});
