import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';

/** What a browser says of requests that a test lets fail. */
export const FAILING: RegExp[] = [/Failed to load resource/, /ERR_/];

/**
 * The console stays silent, whatever a file's tests do: registers the check and answers how to listen to a page.
 * `expected` are messages that a test brings about itself.
 */
export function quietConsole(): (page: Page, expected?: RegExp[]) => void {
  const said: string[] = [];
  test.beforeEach(() => {
    said.length = 0;
  });
  test.afterEach(() => {
    expect(said).toEqual([]);
  });
  return (page, expected = []) => {
    page.on('console', (message: ConsoleMessage) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expected.some((pattern) => pattern.test(message.text()))) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
  };
}
