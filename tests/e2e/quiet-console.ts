import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';

/** Console messages about requests that a test makes fail. */
export const FAILED_REQUESTS: RegExp[] = [/Failed to load resource/, /ERR_/];

/**
 * Makes every test of a file fail if a page logs a warning or an error. Returns a function that watches a page; `expected` are
 * messages that the test itself causes.
 */
export function quietConsole(): (page: Page, expected?: RegExp[]) => void {
  const messages: string[] = [];
  test.beforeEach(() => {
    messages.length = 0;
  });
  test.afterEach(() => {
    expect(messages).toEqual([]);
  });
  return (page, expected = []) => {
    page.on('console', (message: ConsoleMessage) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expected.some((pattern) => pattern.test(message.text()))) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
  };
}
