import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { CRISIS, IN_NEW_YORK, panel } from './care-screen.ts';
import { ask, converse, messageField, openChat, replies, waitForReply } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const question = (page: Page) => page.getByRole('region', { name: 'How old are you?' });

test('the age is asked once, below the first answer, is sent with messages, and can be changed', async ({
  page,
}) => {
  watchConsole(page);
  await openChat(page, berea);
  await expect(question(page)).toHaveCount(0);
  await ask(page, 'What is grace?');
  await question(page).getByRole('button', { name: '13 to 17' }).click();
  await expect(page.getByText('please talk to a grown-up you trust as well.')).toBeVisible();
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/messages'),
  );
  await ask(page, 'What is mercy?');
  expect((await sending).headers()['x-age-band']).toBe('13-17');
  await expect(replies(page)).toHaveCount(2);
  await converse(page, berea, 'What is hope?');
  await expect(question(page)).toHaveCount(0);
  await page.goto(`${berea.url}/safety`);
  await page.getByRole('combobox', { name: 'Your age here' }).selectOption('18 and over');
  await page.getByRole('button', { name: 'Forget age and country' }).click();
  await converse(page, berea, 'What is faith?');
  await question(page).getByRole('button', { name: 'Under 13' }).click();
  await expect(page.getByText('get your mum, your dad or another grown-up')).toBeVisible();
  await openChat(page, berea);
  await expect(page.getByText('get your mum, your dad or another grown-up')).toBeVisible();
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText('get your mum, your dad or another grown-up')).toHaveCount(0);
});

test('whoever puts the question of age away, or writes on, is not asked again', async ({ page, context }) => {
  watchConsole(page);
  await converse(page, berea, 'What is grace?');
  await question(page).getByRole('button', { name: 'I would rather not say' }).click();
  await expect(question(page)).toHaveCount(0);
  const other = await (await context.browser()!.newContext(IN_NEW_YORK)).newPage();
  watchConsole(other);
  await converse(other, berea, 'What is grace?');
  await expect(question(other)).toBeVisible();
  await ask(other, 'What is mercy?');
  await waitForReply(other);
  await expect(question(other)).toHaveCount(0);
  await converse(other, berea, 'What is hope?');
  await expect(messageField(other)).toBeEnabled();
  await expect(question(other)).toHaveCount(0);
  await other.context().close();
});

test('the age is not asked where help is shown', async ({ page }) => {
  watchConsole(page);
  await openChat(page, berea);
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await waitForReply(page);
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('the chat says that it is a program at the beginning, and again after three hours of use', async ({
  page,
}) => {
  watchConsole(page);
  await page.clock.install();
  await openChat(page, berea);
  await page
    .getByText('You are talking with an AI.')
    .getByRole('button', { name: 'What that means' })
    .click();
  const who = page.getByRole('dialog', { name: 'Who answers, what is kept' });
  await expect(who).toContainText('It is a computer program');
  await expect(who).toContainText('stored encrypted');
  await who.getByRole('button', { name: 'Close' }).click();
  await ask(page, 'What is grace?');
  await expect(replies(page)).toHaveCount(1);
  // What counts the use is loaded a little later; this question comes with it.
  await expect(question(page)).toBeVisible();
  const reminder = page.getByText('Berea is a computer program: it has no life, faith or feelings.');
  const use = async (minutes: number): Promise<void> => {
    for (let left = minutes; left > 0; left -= 4) {
      await page.keyboard.press('Shift');
      await page.clock.runFor(4 * 60_000);
    }
  };
  await use(172);
  await expect(reminder).toHaveCount(0);
  await use(12);
  await expect(reminder.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Berea is a computer program' })).toHaveCount(1);
});
