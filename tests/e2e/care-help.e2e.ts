import { expect, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { ABUSE, abusePanel, CRISIS, IN_NEW_YORK, panel } from './care-screen.ts';
import {
  ask,
  conversationList,
  converse,
  messageField,
  openChat,
  replies,
  waitForReply,
  withoutNetwork,
} from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

test('help is shown after the message that called for it, announced once, and stays within reach', async ({
  page,
}) => {
  watchConsole(page);
  await openChat(page, berea);
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(panel(page).getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
    'href',
    'sms:741741?&body=HOME',
  );
  await expect(panel(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('You matter more than you can feel right now.');
  await expect(alert).toContainText('988 Suicide & Crisis Lifeline: Call 988, or Text 988.');
  await expect(messageField(page)).toBeFocused();
  const before = await alert.evaluateHandle((element) => element);
  await waitForReply(page);
  await expect(replies(page).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');

  await ask(page, 'Thank you');
  await expect(replies(page)).toHaveCount(2);
  expect(await alert.evaluate((now, then) => now === then, before)).toBe(true);

  await page.reload();
  await expect(panel(page)).toHaveCount(1);
  const again = page.getByRole('button', { name: 'Help lines' });
  await again.click();
  const dialog = page.getByRole('dialog', { name: 'You matter more than you can feel right now.' });
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(berea.output()).not.toContain(CRISIS);
});

test('a conversation in which danger was told has a neutral title in its header and in the list, and keeps a name of the visitor’s own', async ({
  page,
}) => {
  watchConsole(page);
  await converse(page, berea, 'What is grace?');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('What is grace?');
  await ask(page, CRISIS);
  await expect(title).toHaveText('Conversation');
  await expect(replies(page)).toHaveCount(2);
  await expect(conversationList(page).getByRole('link', { name: /^Conversation/ })).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(title).toHaveText('Conversation');
  await conversationList(page).getByRole('button', { name: 'Rename or delete “Conversation”' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('That night');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(title).toHaveText('That night');
});

test('help stays when its message is refused, also after a reload, until the message is sent', async ({
  page,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await converse(page, berea, 'What is grace?');
  const refuse = { code: 'RATE_LIMITED', message: 'Please wait a little.', error: '', requestId: 'q' };
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: refuse }) : route.continue(),
  );
  await ask(page, CRISIS);
  await expect(page.getByText('Please wait a little. Your words are kept below.')).toBeVisible();
  await expect(page.getByText('Your message was not sent.')).toBeAttached();
  await expect(page.getByText('Berea is writing.')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeInViewport();

  await page.reload();
  await expect(messageField(page)).toHaveValue(CRISIS);
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Help lines' })).toBeVisible();

  await page.unroute('**/messages');
  await messageField(page).press('Enter');
  await expect(replies(page)).toHaveCount(2);
  await waitForReply(page);
  await expect(panel(page)).toHaveCount(1);
});

test('words that were never sent are nobody’s to read: a kept draft brings no help', async ({ page }) => {
  watchConsole(page);
  await openChat(page, berea);
  await messageField(page).fill(CRISIS);
  await page.reload();
  await expect(messageField(page)).toHaveValue(CRISIS);
  await page.waitForLoadState('networkidle');
  await messageField(page).press('End');
  await expect(panel(page)).toHaveCount(0);
});

test('before any danger is told, an empty chat and its menu lead to the help lines', async ({ page }) => {
  watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, berea);
  await page.getByRole('link', { name: 'Help lines in your country' }).click();
  await expect(page.getByRole('heading', { name: 'Help now' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'More' })
    .getByRole('link', { name: /^Need help now/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Help now' })).toBeVisible();
});

test('another country can be chosen in the panel, by keyboard, and is remembered', async ({ page }) => {
  watchConsole(page);
  await openChat(page, berea);
  const chosen = Promise.withResolvers<void>();
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await chosen.promise;
    await route.continue();
  });
  await ask(page, CRISIS);
  const choice = panel(page).getByRole('combobox', { name: 'Your country, for the help lines' });
  await expect(panel(page)).toContainText('Not in the United States?');
  await choice.focus();
  await choice.selectOption({ label: 'United Kingdom' });
  await expect(panel(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await expect(choice).toBeFocused();
  // The words are stored only now, and the panel goes over to them.
  chosen.resolve();
  await waitForReply(page);
  await expect(choice).toBeFocused();
  await page.reload();
  await expect(panel(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await choice.selectOption({ label: 'Any other country' });
  await expect(panel(page).getByRole('link', { name: 'Open findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await page.reload();
  await expect(panel(page).getByRole('link', { name: 'Open findahelpline.com' })).toBeVisible();
  await page.goto(`${berea.url}/safety`);
  await expect(page.getByRole('link', { name: 'Open findahelpline.com' })).toBeVisible();
});

test('without a network the browser finds the danger itself, and the help stays when the server answers', async ({
  page,
  context,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await openChat(page, berea);
  await messageField(page).fill('I want');
  await page.waitForLoadState('networkidle');
  const back = await withoutNetwork(context);
  await ask(page, CRISIS);
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('You matter more');
  await expect(page.getByText(/Waiting (for the network|to be sent)/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(messageField(page)).toHaveValue(CRISIS);
  await expect(panel(page)).toHaveCount(1);
  await messageField(page).press('Enter');
  await expect(panel(page)).toHaveCount(1);
  await back();
  await expect(replies(page)).toHaveCount(1);
  await expect(panel(page)).toHaveCount(1);
});

test('help is printed with the message', async ({ page }) => {
  watchConsole(page);
  await openChat(page, berea);
  await ask(page, CRISIS);
  await expect(replies(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help lines' })).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violation in help, its dialog, and /safety (${scheme})`, async ({ page }) => {
    watchConsole(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await converse(page, berea, 'What is grace?');
    await expect(page.getByRole('region', { name: 'How old are you?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await ask(page, ABUSE);
    await expect(abusePanel(page)).toBeVisible();
    await expect(replies(page)).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Help lines' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${berea.url}/safety`);
    await expect(page.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
  });
}
