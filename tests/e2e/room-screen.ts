import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

/** How tests use the screens of a live room. */

export const PHONE = { width: 390, height: 844 };
export const WALL = { width: 1280, height: 720 };
/** A loaded machine may take long to draw six browsers. */
export const PATIENCE = { timeout: 15_000 };

/** Opens a browser for each player, with a quiet console, and closes them after each test; to be called once in a file. */
export function roomBrowsers(): (
  browser: Browser,
  viewport: { width: number; height: number },
) => Promise<Page> {
  const watchConsole = quietConsole();
  let contexts: BrowserContext[] = [];
  test.afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
  });
  return async (browser, viewport) => {
    const context = await browser.newContext({ viewport });
    contexts.push(context);
    const page = await context.newPage();
    watchConsole(page, FAILED_REQUESTS);
    return page;
  };
}

export async function openRoom(leader: Page, url: string, seconds: string): Promise<string> {
  await leader.goto(`${url}/room`);
  await leader.getByRole('combobox', { name: 'Questions from' }).selectOption('passage');
  await leader.getByRole('textbox', { name: 'Passage' }).fill('Acts 12');
  await leader.getByRole('radio', { name: '5', exact: true }).check();
  await leader.getByRole('combobox', { name: 'Time for each' }).selectOption(seconds);
  await leader.getByRole('textbox', { name: 'Name of the evening' }).fill('Tuesday evening');
  await leader.getByRole('button', { name: 'Open the room' }).click();
  await expect(leader.getByRole('heading', { name: 'Join on your phone' })).toBeVisible(PATIENCE);
  return new URL(leader.url()).pathname.split('/').at(-1) ?? '';
}

export async function join(
  phone: Page,
  url: string,
  code: string,
  name: string,
  shown = name,
): Promise<void> {
  await phone.goto(`${url}/join/${code}`);
  await expect(phone.getByText('Tuesday evening.')).toBeVisible(PATIENCE);
  await phone.getByRole('textbox', { name: 'Your name' }).fill(name);
  await phone.getByRole('button', { name: 'Take my seat' }).click();
  await expect(phone.locator('header').getByText(shown, { exact: true })).toBeVisible(PATIENCE);
}

export const option = (phone: Page, position: number) =>
  phone.getByRole('group', { name: 'Your answer' }).getByRole('button').nth(position);
export const seesQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 5`, { exact: true })).toBeVisible(PATIENCE);

export async function answer(phone: Page, number: number, position: number): Promise<void> {
  await seesQuestion(phone, number);
  await option(phone, position).click();
  await expect(phone.getByText('Received. You may change it until time is up.')).toBeVisible(PATIENCE);
}

/** The leader takes a step. */
export const step = (leader: Page, name: string) => leader.getByRole('button', { name, exact: true }).click();
