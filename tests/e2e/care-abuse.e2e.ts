import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { ABUSE, abusePanel, IN_NEW_YORK } from './care-screen.ts';
import { ask, messageField, openChat, replies, waitForReply, withoutNetwork } from './chat-screen.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const NEUTRAL = 'https://www.bbc.co.uk/weather';
const leaveButton = (page: Page) => page.getByRole('button', { name: 'Leave this page quickly' });

test('abuse: the page can always be left quickly, which removes the conversation from this device', async ({
  page,
}) => {
  watchConsole(page);
  await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
  await page.goto(berea.url);
  await openChat(page, berea);
  await ask(page, 'What is grace?');
  await waitForReply(page);
  await ask(page, ABUSE);
  await expect(abusePanel(page)).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
  await expect(page).toHaveTitle('Chat · Berea');
  await expect.poll(() => keptOnDevice(page)).toEqual({ names: [], copies: 0 });
  await messageField(page).fill('And yesterday');
  await leaveButton(page).click();
  await page.waitForURL(NEUTRAL);
  await page.goBack();
  await expect(page.getByText(ABUSE)).toHaveCount(0);
  await page.goto(`${berea.url}/chat`);
  await expect(messageField(page)).toHaveValue('');
  expect(await keptOnDevice(page)).toEqual({ names: [], copies: 0 });
  const tab = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(tab).not.toContain('yesterday');
});

test('abuse: pressing Escape three times leaves, also from the field; the text says what remains', async ({
  page,
}) => {
  watchConsole(page);
  await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
  const id = await openChat(page, berea);
  await ask(page, ABUSE);
  await expect(page.getByText('or press Escape three times').first()).toBeVisible();
  await page.getByRole('button', { name: 'Help lines' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your browser’s own history still names this page.');
  await page.keyboard.press('Escape');
  await messageField(page).focus();
  await page.reload();
  await expect(leaveButton(page)).toBeVisible();
  for (let time = 0; time < 3; time++) await page.keyboard.press('Escape');
  await page.waitForURL(NEUTRAL);
  // What was said can still be opened by its address, as the text says.
  expect((await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`)).status()).toBe(200);
});

test('abuse: it can be erased on the server before leaving', async ({ page }) => {
  watchConsole(page);
  await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
  const id = await openChat(page, berea);
  await ask(page, ABUSE);
  await expect(replies(page)).toHaveCount(1);
  await waitForReply(page);
  await page.getByRole('button', { name: 'Help lines' }).click();
  await page.getByRole('button', { name: 'Erase it on the server and leave' }).click();
  await page.waitForURL(NEUTRAL);
  expect((await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`)).status()).toBe(404);
});

test('abuse: a message written without a network leaves nothing on the device', async ({ page, context }) => {
  watchConsole(page, FAILED_REQUESTS);
  await openChat(page, berea);
  await messageField(page).fill('My');
  await page.waitForLoadState('networkidle');
  await withoutNetwork(context);
  await ask(page, ABUSE);
  await expect(abusePanel(page)).toBeVisible();
  await expect(leaveButton(page)).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toEqual({ names: [], copies: 0 });
});
