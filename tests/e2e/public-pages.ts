import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { quietConsole } from './quiet-console.ts';

/** A link of the header's menu. */
export const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** One server for the tests of a file on public pages, with an operator who is named; and the ways to open its pages. */
export function publicPages() {
  const watchConsole = quietConsole();
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea({
      DONATION_URL: 'https://give.example/berea',
      CONTACT_EMAIL: 'us@berea.example',
      OPERATOR_NAME: 'St Mark’s Church',
    });
  });
  test.afterAll(() => berea.remove());
  return {
    watchConsole,
    server: (): TestBerea => berea,
    async open(page: Page, path: string, expected: RegExp[] = []): Promise<void> {
      watchConsole(page, expected);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(berea.url) && /^http/.test(request.url())) foreign.push(request.url());
      });
      await page.goto(berea.url + path);
      expect(foreign).toEqual([]);
    },
    /** Opens a page whose clock moves only by hand. */
    async openPaused(page: Page, path: string): Promise<void> {
      await page.clock.install({ time: new Date(2026, 0, 1, 12) });
      await page.goto(berea.url + path);
      await page.clock.pauseAt(new Date(2026, 0, 1, 12, 30));
    },
  };
}
