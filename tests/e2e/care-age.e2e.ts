import { expect, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { CRISIS, IN_NEW_YORK, panel } from './care-screen.ts';
import { ask, messageField, openChat, replies } from './chat-screen.ts';
import { quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

test('the age is asked once, answered by one tap, sent with messages, and can be changed', async ({
  page,
}) => {
  watchConsole(page);
  await openChat(page, berea);
  const question = page.getByRole('group', { name: 'How old are you?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '13 to 17' }).click();
  await expect(page.getByText('please talk to a grown-up you trust as well.')).toBeVisible();
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/messages'),
  );
  await ask(page, 'What is grace?');
  expect((await sending).headers()['x-age-band']).toBe('13-17');
  await expect(replies(page)).toHaveCount(1);
  await openChat(page, berea);
  await messageField(page).press('a');
  await expect(question).toHaveCount(0);
  await page.goto(`${berea.url}/safety`);
  await page.getByRole('combobox', { name: 'Your age here' }).selectOption('18 and over');
  await page.getByRole('button', { name: 'Forget age and country' }).click();
  await openChat(page, berea);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Under 13' }).click();
  await expect(page.getByText('get your mum, your dad or another grown-up')).toBeVisible();
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText('get your mum, your dad or another grown-up')).toHaveCount(0);
});

test('the age is not asked where help is shown', async ({ page }) => {
  watchConsole(page);
  await openChat(page, berea);
  await expect(page.getByRole('group', { name: 'How old are you?' })).toBeVisible();
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'How old are you?' })).toHaveCount(0);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'How old are you?' })).toHaveCount(0);
});

test('the chat says that it is a program at the beginning, and again after three hours of use', async ({
  page,
}) => {
  watchConsole(page);
  await page.clock.install();
  await openChat(page, berea);
  await expect(
    page.getByText('You are talking with an AI (the built-in guide, a computer program)'),
  ).toBeVisible();
  // What counts the use is loaded a little later; this question comes with it.
  await expect(page.getByRole('group', { name: 'How old are you?' })).toBeVisible();
  await ask(page, 'What is grace?');
  await expect(replies(page)).toHaveCount(1);
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
