/** What somebody wrote and the server has not answered: drafts, messages that wait for the network, edits. */
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
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
const WAITING = 'Waiting for the network. Your words are kept and will go out by themselves.';

async function messagesOf(
  page: Page,
  berea: TestBerea,
  id: string,
): Promise<{ role: string; content: string }[]> {
  const response = await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`);
  return ((await response.json()) as { messages: { role: string; content: string }[] }).messages;
}

const ownWords = async (page: Page, berea: TestBerea, id: string): Promise<string[]> =>
  (await messagesOf(page, berea, id)).filter(({ role }) => role === 'user').map(({ content }) => content);

test.describe('what is written', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());

  test('a draft survives the end of the page', async ({ page, context }) => {
    watchConsole(page);
    const id = await converse(page, berea, 'What is grace?');
    await messageField(page).fill('And what is');
    await page.close();
    const later = await context.newPage();
    await later.goto(`${berea.url}/chat/${id}`);
    await expect(messageField(later)).toHaveValue('And what is');
    await messageField(later).press('Enter');
    await expect(replies(later)).toHaveCount(2);
    await later.reload();
    await expect(replies(later)).toHaveCount(2);
    await expect(messageField(later)).toHaveValue('');
  });

  test('a draft of a conversation that never began moves to a new one', async ({ page, context }) => {
    watchConsole(page);
    await openChat(page, berea);
    await messageField(page).fill('Why do I');
    await page.close();
    const later = await context.newPage();
    await openChat(later, berea);
    await expect(messageField(later)).toHaveValue('Why do I');
  });

  test('a message sent without a network waits visibly and is sent once, also after a reload', async ({
    page,
    context,
  }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await expect(page.getByText('And what is mercy?')).toBeVisible();
    await expect(messageField(page)).toHaveValue('');
    await page.reload();
    await expect(page.getByText(WAITING)).toBeVisible();
    await back();
    await expect(replies(page)).toHaveCount(2);
    await expect(page.getByText(WAITING)).toBeHidden();
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
  });

  test('a waiting message is sent once, from any tab', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    const same = await context.newPage();
    await same.goto(`${berea.url}/chat/${id}`);
    await expect(same.getByText(WAITING)).toBeVisible();
    await back();
    await expect(replies(page)).toHaveCount(2);
    await expect(replies(same)).toHaveCount(2);
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
  });

  test('a message that waited when the tab was closed is sent from another conversation', async ({
    page,
    context,
  }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.close();
    await back();
    const other = await context.newPage();
    await openChat(other, berea);
    await expect(async () => {
      expect(await ownWords(other, berea, id)).toEqual(['What is grace?', 'And what is mercy?']);
    }).toPass();
  });

  test('a waiting message can be taken back, and is then not sent', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await ask(page, 'And what is mercy?');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(messageField(page)).toHaveValue('And what is mercy?');
    await expect(page.getByText(WAITING)).toBeHidden();
    await back();
    await page.reload();
    await expect(messageField(page)).toHaveValue('And what is mercy?');
    expect(await ownWords(page, berea, id)).toEqual(['What is grace?']);
  });

  test('the last message can be edited, and gets a new reply', async ({ page }) => {
    watchConsole(page);
    const id = await converse(page, berea, 'What does Romans 8:28 mean?');
    await messageField(page).fill('A draft');
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await expect(messageField(page)).toBeFocused();
    await expect(messageField(page)).toHaveValue('What does Romans 8:28 mean?');
    await page.keyboard.press('Escape');
    await expect(messageField(page)).toHaveValue('A draft');
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await ask(page, 'What does John 3:16 mean?');
    await expect(replies(page).first()).toContainText('For God so loved the world');
    await expect(replies(page)).toHaveCount(1);
    await expect(page.getByText('Romans 8:28 mean')).toHaveCount(0);
    await expect(messageField(page)).toHaveValue('A draft');
    expect(await ownWords(page, berea, id)).toEqual(['What does John 3:16 mean?']);
    await expect(conversationList(page).getByRole('link', { name: /John 3:16/ })).toBeVisible();
  });

  test('an edit without a network is sent later, once', async ({ page, context }) => {
    watchConsole(page, FAILED_REQUESTS);
    const id = await converse(page, berea, 'What is grace?');
    const back = await withoutNetwork(context);
    await page.getByRole('button', { name: 'Edit your last message' }).click();
    await ask(page, 'What is mercy?');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.reload();
    await expect(page.getByText(WAITING)).toBeVisible();
    await back();
    await expect(page.getByText(WAITING)).toBeHidden();
    await waitForReply(page);
    expect(await ownWords(page, berea, id)).toEqual(['What is mercy?']);
  });
});
