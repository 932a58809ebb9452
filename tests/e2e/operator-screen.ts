import { expect, type Page } from '@playwright/test';
import { pixelsTooWide, violations } from './accessibility.ts';

/** How tests use the operator's rooms. */

export const OPERATOR = 'miriam';
export const PASSWORD = 'whither thou goest';

/** Calls the API as an operator who signed in somewhere else. */
export async function elsewhere(url: string, username = OPERATOR) {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const { sessionId } = await send('POST', '/api/admin/login', { username, password: PASSWORD });
  return (method: string, path: string, body?: object) =>
    send(method, path, body, { 'x-admin-session': sessionId });
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(OPERATOR);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}
export async function openTab(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Axe and the width of the page, on a desk and on a phone in the dark. */
export async function atBothSizes(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1280, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
  }
}
