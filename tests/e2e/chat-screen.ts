import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { TestBerea } from '../support/berea.ts';

export const words = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
export const replies = (page: Page): Locator => page.getByRole('article');

/** Opens a new conversation and answers its id. */
export async function openChat(page: Page, berea: TestBerea): Promise<string> {
  await page.goto(`${berea.url}/chat`);
  await page.waitForURL(/\/chat\/[\w-]{22}$/);
  await expect(words(page)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

export async function ask(page: Page, question: string): Promise<void> {
  await words(page).fill(question);
  await words(page).press('Enter');
}

/** The last reply is complete once it can be asked for anew. */
export const answered = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();

/** A new conversation with one question and its complete reply; answers its id. */
export async function converse(page: Page, berea: TestBerea, question: string): Promise<string> {
  const id = await openChat(page, berea);
  await ask(page, question);
  await answered(page);
  return id;
}

/** The calls fail as they do without a network; the page itself is there. Answers how to bring the network back. */
export async function withoutNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  return async () => {
    await context.unroute('**/api/**');
    for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}
