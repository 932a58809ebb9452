import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aDocx, aLockedPdf, aPdf, column, p } from '../support/documents.ts';
import { violations } from './accessibility.ts';
import { messageField, openChat, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
/** What the browser logs for a response with an error status, or for none. */
const FAILED_RESPONSE = [/status of 4\d\d/, /net::ERR_FAILED/];

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const SERMON = aDocx(
  [
    p('The Anchor of Hope', 'Title'),
    p('Our text is Hebrews 6:19, and beside it Romans 15:13.'),
    p('1. An anchor is thrown before the storm', 'Heading1'),
    p('The sailor who waits for the wind to rise has waited too long to look for his anchor.'),
    p('2. An anchor holds where nobody sees it', 'Heading1'),
    p('What holds the vessel lies deep under the water, and the anchor of hope lies deeper still.'),
    p('3. An anchor is tied to a rope', 'Heading1'),
    p('Prayer is the rope by which the vessel and the anchor are bound together in every storm.'),
  ].join(''),
);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove the document' });

async function open(page: Page, expected: RegExp[] = []): Promise<void> {
  watchConsole(page, expected);
  await openChat(page, berea);
}

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'text/plain'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Attach a document|Change the document/ }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Drops or pastes a file by dispatching the events that a browser would. */
async function dropOrPaste(page: Page, how: 'drop' | 'paste', name: string, text: string): Promise<void> {
  await page.evaluate(
    ([how, name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text!], name!, { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      const target = document.querySelector('main') ?? document.body;
      if (how === 'paste') {
        target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      }
    },
    [how, name, text],
  );
}

test('a men’s study with an attached sermon is a study of that sermon', async ({ page }) => {
  await open(page);
  await choose(page, 'anchor.docx', SERMON, DOCX);
  await expect(page.getByText('anchor.docx is attached: ', { exact: false })).toBeAttached();
  await expect(page.getByText(/^Word, \d+ words$/)).toBeVisible();
  await page.getByRole('button', { name: /Men.s Bible Study/ }).click();
  await page.keyboard.press('Enter');
  await expect(messageField(page)).toHaveValue(/Fishers of Men/);
  await messageField(page).press('Enter');

  const reply = page.getByRole('article').first();
  await waitForReply(page);
  await expect(reply.getByRole('heading', { name: 'Fishers of Men' })).toBeVisible();
  await expect(reply).toContainText('The Anchor of Hope');
  await expect(reply).toContainText('Hebrews 6:19');
  await expect(reply).toContainText(/thrown before the storm/i);

  // The conversation shows a document without its text; a press opens the text, also after a reload.
  await expect(removeButton(page)).toHaveCount(0);
  await page.reload();
  const sent = page.getByRole('button', { name: /Open anchor\.docx ?Word, \d+ words/ });
  await expect(sent).toBeVisible();
  await expect(page.getByText('Our text is Hebrews 6:19')).toHaveCount(0);
  await sent.click();
  const dialog = page.getByRole('dialog', { name: 'anchor.docx' });
  await expect(dialog).toContainText('What holds the vessel lies deep under the water');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sent).toBeFocused();
});

test('a document can be dropped, replaced by pasting, kept through a reload with the draft, and removed', async ({
  page,
}) => {
  await open(page);
  await messageField(page).fill('What does this say of grace?');
  await dropOrPaste(page, 'drop', 'dropped.txt', 'Grace upon grace.');
  await expect(page.getByRole('button', { name: /dropped\.txt/ })).toBeVisible();
  await dropOrPaste(page, 'paste', 'pasted.txt', 'Mercy and truth.');
  await expect(page.getByRole('button', { name: /pasted\.txt/ })).toBeVisible();
  await expect(page.getByText('dropped.txt', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /pasted\.txt/ })).toBeVisible();
  await expect(messageField(page)).toHaveValue('What does this say of grace?');
  await removeButton(page).click();
  await expect(removeButton(page)).toHaveCount(0);
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue('What does this say of grace?');
});

test('a document cannot be sent without the visitor’s own words', async ({ page }) => {
  await open(page);
  await choose(page, 'notes.txt', Buffer.from('Blessed are the meek.'));
  await expect(page.getByText('Now write what you would like to know')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await messageField(page).fill('Who are they?');
  await expect(page.getByText('Now write what you would like to know')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await messageField(page).press('Enter');
  await expect(page.getByRole('button', { name: /Open notes\.txt ?Text, 4 words/ })).toBeVisible();
});

test('unsuitable files are refused with a reason, and the draft stays', async ({ page }) => {
  await open(page, FAILED_RESPONSE);
  await messageField(page).fill('My own words');
  const toast = page.getByRole('region', { name: /Notifications/ });
  await choose(page, 'long.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  await expect(toast).toContainText('File too large');
  await expect(toast).toContainText('Please select a file smaller than 5MB.');
  await choose(page, 'picture.png', Buffer.from('x'), 'image/png');
  await expect(toast).toContainText('Unsupported file type');
  await expect(toast).toContainText('Please select a text file, PDF, or Word document (.docx).');
  await choose(page, 'program.txt', Buffer.from('MZ\x90\0\x03\0\0\0\xff\xff\x01\x02', 'latin1'));
  await expect(toast).toContainText('Unsupported file type');
  await choose(page, 'locked.pdf', aLockedPdf(), 'application/pdf');
  await expect(toast).toContainText('protected by a password');
  await choose(page, 'scan.pdf', aPdf([[]]), 'application/pdf');
  await expect(toast).toContainText('as from a scanner');
  await page.route('**/api/files/process', (route) => route.abort());
  await choose(page, 'good.pdf', aPdf([column(['Good'])]), 'application/pdf');
  await expect(toast).toContainText('Could not process the file. Please try again.');
  await expect(messageField(page)).toHaveValue('My own words');
  await expect(removeButton(page)).toHaveCount(0);
});

test('while a document is being read nothing can be sent, and reading can be cancelled', async ({ page }) => {
  await open(page);
  await messageField(page).fill('About this');
  await page.route('**/api/files/process', () => {});
  await choose(page, 'slow.txt', Buffer.from('Slow'));
  await expect(page.getByText('Reading slow.txt', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reading slow.txt', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('a message that cannot be sent returns to the draft with its document', async ({ page }) => {
  await open(page, FAILED_RESPONSE);
  await choose(page, 'notes.txt', Buffer.from('Blessed are the meek.'));
  await expect(removeButton(page)).toBeVisible();
  await messageField(page).fill('Who are they?');
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { code: 'RATE_LIMITED', message: 'Please wait a little.', error: '' },
        })
      : route.fallback(),
  );
  await messageField(page).press('Enter');
  await expect(page.getByText('Please wait a little.')).toBeVisible();
  await expect(messageField(page)).toHaveValue('Who are they?');
  await expect(removeButton(page)).toBeVisible();
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /Open notes\.txt/ })).toBeVisible();
});
