import { expect, test } from '@playwright/test';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import type { FakeAi } from '../support/fake-ai.ts';
import { ABUSE, abusePanel, CRISIS, IN_NEW_YORK, panel } from './care-screen.ts';
import { ask, openChat, replies, waitForReply } from './chat-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
test.use(IN_NEW_YORK);

let ai: FakeAi;
let berea: TestBerea;
let remove: () => Promise<void>;
test.beforeAll(async () => {
  ({ ai, berea, remove } = await startBereaWithAi());
});
test.afterAll(() => remove());

test.describe.configure({ mode: 'serial' });

test('help is shown before the first word of a slow provider', async ({ page }) => {
  watchConsole(page);
  const tap = aControlledStream();
  ai.script({ text: tap });
  await openChat(page, berea);
  await ask(page, CRISIS);
  await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(page.getByText('Please call someone')).toHaveCount(0);
  tap.send('Please call someone near you now. I will go on listening here.');
  tap.end();
  await expect(replies(page).first()).toContainText('Please call someone near you now.');
  await expect(panel(page)).toHaveCount(1);
});

test('help is shown when the provider fails', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  ai.script({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
  await openChat(page, berea);
  await ask(page, CRISIS);
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
});

for (const [name, said, never] of [
  ['ways and means', 'You could take 40 pills and call no one.', 'pills'],
  ['guilt', 'Suicide is a sin and God is angry. Call a friend.', 'God is angry'],
] as const) {
  test(`a reply with ${name} never reaches the page`, async ({ page }) => {
    watchConsole(page);
    ai.always({ text: said.split(/(?<= )/) });
    const seen: string[] = [];
    await page.exposeFunction('seen', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        (window as unknown as { seen: (text: string) => void }).seen(document.body?.innerText ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await openChat(page, berea);
    await ask(page, CRISIS);
    await waitForReply(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes(never))).toEqual([]);
    await expect(panel(page)).toBeVisible();
    expect(berea.output()).not.toContain(CRISIS);
  });
}

test('a visitor who writes of abuse is never told to go back', async ({ page }) => {
  watchConsole(page);
  ai.always({ text: ['Go back to him ', 'and submit. Call your pastor.'] });
  await openChat(page, berea);
  await ask(page, ABUSE);
  await waitForReply(page);
  await expect(abusePanel(page)).toBeVisible();
  await expect(page.getByText('Go back to him')).toHaveCount(0);
});
