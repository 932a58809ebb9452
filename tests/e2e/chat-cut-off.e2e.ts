/** Replies of an AI service that end too early: by a server that was killed, or because they became too long. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import type { FakeAi } from '../support/fake-ai.ts';
import { ask, converse, openChat, replies, waitForReply } from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

/** The text of the file that a button downloads. */
async function downloaded(page: Page, pressed: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return readFileSync(await download.path(), 'utf8');
}

test.describe('with an AI service', () => {
  let ai: FakeAi;
  let berea: TestBerea;
  let remove: () => Promise<void>;
  test.beforeAll(async () => {
    ({ ai, berea, remove } = await startBereaWithAi());
  });
  test.afterAll(() => remove());

  test('a reply that a killed server interrupts keeps its text and offers a retry', async ({ page }) => {
    watchConsole(page, FAILED_REQUESTS);
    const tap = aControlledStream();
    ai.script({ text: tap });
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    // More than is held back: what is written so far is stored at once.
    tap.send(`Grace is a gift. ${'It cannot be earned. '.repeat(150)}`);
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    tap.send('It is received.');
    await expect(replies(page).first()).toContainText('It is received.');
    await berea.kill();
    await expect(page.getByText('The connection broke.')).toBeVisible();
    await berea.start();
    await expect(page.getByText('The reply was interrupted').first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(replies(page).first()).toContainText('Grace is a gift.');
    ai.script({ text: ['Whole again.'] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page).first()).toContainText('Whole again.');
    await expect(replies(page)).toHaveCount(1);
  });

  test('a reply that was cut off says so on screen and in files, goes on by Continue, and is downloaded whole', async ({
    page,
  }) => {
    watchConsole(page);
    const said = 'Cut off: the reply became too long.';
    ai.script({ text: ['Grace is a gift. It is given ', 'to those who'], end: 'length' });
    await converse(page, berea, 'What is grace?');
    await expect(page.getByText(said)).toBeVisible();
    const save = page.getByRole('button', { name: 'Save or print' });
    const dialog = page.getByRole('dialog', { name: 'Save or print' });
    await save.click();
    const markdown = await downloaded(page, dialog.getByRole('button', { name: /^Markdown/ }));
    expect(markdown).toContain(`It is given to those who\n\n*(${said})*`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save this reply' }).click();
    const menu = page.getByRole('dialog', { name: 'This reply' });
    const text = await downloaded(page, menu.getByRole('button', { name: /^Download/ }));
    expect(text).toContain(`to those who\n\n(${said})`);
    await page.keyboard.press('Escape');

    ai.script({ text: ['ask for it with empty hands.'] });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(replies(page).first()).toContainText(
      'It is given to those who ask for it with empty hands.',
    );
    await waitForReply(page);
    await expect(page.getByText(said)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(replies(page)).toHaveCount(1);
    await expect(replies(page)).toContainText('It is given to those who ask for it with empty hands.');

    await save.click();
    const everything = JSON.parse(
      await downloaded(page, dialog.getByRole('button', { name: /^Everything of mine/ })),
    );
    expect(everything.messages).toMatchObject([
      { role: 'user', content: 'What is grace?' },
      {
        role: 'assistant',
        content: 'Grace is a gift. It is given to those who ask for it with empty hands.',
      },
    ]);
    expect(everything.conversation).toMatchObject({ messageCount: 2 });
    expect(JSON.stringify(everything)).not.toContain(page.url().split('/').at(-1));
  });
});
