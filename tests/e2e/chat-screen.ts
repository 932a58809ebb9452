import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { TestBerea } from '../support/berea.ts';

export const messageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
export const conversationList = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your conversations' });
export const replies = (page: Page): Locator => page.getByRole('article');

/** Opens a new conversation and returns its id. */
export async function openChat(page: Page, berea: TestBerea): Promise<string> {
  await page.goto(`${berea.url}/chat`);
  await page.waitForURL(/\/chat\/[\w-]{22}$/);
  await expect(messageField(page)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

export async function ask(page: Page, question: string): Promise<void> {
  await messageField(page).fill(question);
  await messageField(page).press('Enter');
}

/** Waits for the end of the last reply: only then can it be retried. */
export const waitForReply = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();

/** A new conversation with one question and its complete reply; returns its id. */
export async function converse(page: Page, berea: TestBerea, question: string): Promise<string> {
  const id = await openChat(page, berea);
  await ask(page, question);
  await waitForReply(page);
  return id;
}

/** On a small screen: opens something by its line in the menu More. */
export async function openFromMore(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).click();
}

/** Makes calls fail as they do without a network, while the page stays open. Returns a function that ends this. */
export async function withoutNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  return async () => {
    await context.unroute('**/api/**');
    for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}
