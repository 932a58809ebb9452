import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import type { FakeAi } from '../support/fake-ai.ts';
import { aTap } from '../support/tap.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { quietConsole } from './quiet-console.ts';

const listen = quietConsole();
/** What a browser says of requests that a test lets fail. */
const FAILING = [/Failed to load resource/, /ERR_/];

const CRISIS = 'I want to kill myself';
const ABUSE = 'My husband hits me';
const NEUTRAL = 'https://www.bbc.co.uk/weather';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const words = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const replies = (page: Page) => page.getByRole('article');
const panel = (page: Page) =>
  page.getByRole('region', { name: 'You matter more than you can feel right now.' });
const abusePanel = (page: Page) => page.getByRole('region', { name: 'Nobody has the right to hurt you.' });
const leaveButton = (page: Page) => page.getByRole('button', { name: 'Leave this page quickly' });

async function openChat(page: Page, berea: TestBerea): Promise<string> {
  await page.goto(`${berea.url}/chat`);
  await page.waitForURL(/\/chat\/[\w-]{22}$/);
  await expect(words(page)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

async function ask(page: Page, question: string): Promise<void> {
  await words(page).fill(question);
  await words(page).press('Enter');
}

/** The last reply is complete once it can be asked for anew. */
const answered = (page: Page) => expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();

/** The calls fail as they do without a network; the page itself is there. */
async function withoutNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  return async () => {
    await context.unroute('**/api/**');
    for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

test.describe('with the built-in guide', () => {
  let berea: TestBerea;
  test.beforeAll(async () => {
    berea = await startBerea();
  });
  test.afterAll(() => berea.remove());

  test('help stands behind the words that called for it, is announced once, and stays within reach', async ({
    page,
  }) => {
    listen(page);
    await openChat(page, berea);
    await ask(page, CRISIS);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(panel(page).getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    );
    await expect(panel(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText('You matter more than you can feel right now.');
    await expect(alert).toContainText('988 Suicide & Crisis Lifeline: Call 988, or Text 988.');
    await expect(words(page)).toBeFocused();
    const before = await alert.evaluateHandle((element) => element);
    await answered(page);

    await ask(page, 'Thank you');
    await expect(replies(page)).toHaveCount(2);
    expect(await alert.evaluate((now, then) => now === then, before)).toBe(true);

    await page.reload();
    await expect(panel(page)).toHaveCount(1);
    const again = page.getByRole('button', { name: 'Help lines' });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'You matter more than you can feel right now.' });
    await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(again).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(berea.output()).not.toContain(CRISIS);
  });

  test('another country is chosen in the panel, by keyboard, and kept', async ({ page }) => {
    listen(page);
    await openChat(page, berea);
    await ask(page, CRISIS);
    const choice = panel(page).getByRole('combobox', { name: 'Your country, for the help lines' });
    await expect(panel(page)).toContainText('Not in the United States?');
    await choice.focus();
    await choice.selectOption({ label: 'United Kingdom' });
    await expect(panel(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
    await expect(choice).toBeFocused();
    await page.reload();
    await expect(panel(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
    await choice.selectOption({ label: 'Any other country' });
    await expect(panel(page).getByRole('link', { name: 'Open findahelpline.com' })).toHaveAttribute(
      'href',
      'https://findahelpline.com',
    );
    await page.reload();
    await expect(panel(page).getByRole('link', { name: 'Open findahelpline.com' })).toBeVisible();
    await page.goto(`${berea.url}/safety`);
    await expect(page.getByRole('link', { name: 'Open findahelpline.com' })).toBeVisible();
  });

  test('without a network help comes from the words themselves, and stays when the server answers', async ({
    page,
    context,
  }) => {
    listen(page, FAILING);
    await openChat(page, berea);
    await words(page).fill('I want');
    await page.waitForLoadState('networkidle');
    const back = await withoutNetwork(context);
    await ask(page, CRISIS);
    await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(page.getByRole('alert').first()).toContainText('You matter more');
    await expect(page.getByText('Waiting for the network')).toHaveCount(2);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(words(page)).toHaveValue(CRISIS);
    await expect(panel(page)).toHaveCount(1);
    await words(page).press('Enter');
    await expect(panel(page)).toHaveCount(1);
    await back();
    await expect(replies(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(1);
  });

  test('help is printed with the words', async ({ page }) => {
    listen(page);
    await openChat(page, berea);
    await ask(page, CRISIS);
    await expect(replies(page)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Help lines' })).toBeHidden();
  });

  test('abuse: the way out is always there, and leaving forgets the conversation on this device', async ({
    page,
  }) => {
    listen(page);
    await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
    await page.goto(berea.url);
    await openChat(page, berea);
    await ask(page, 'What is grace?');
    await answered(page);
    await ask(page, ABUSE);
    await expect(abusePanel(page)).toBeVisible();
    await expect(replies(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
    await expect(page).toHaveTitle('Chat · Berea');
    await expect.poll(() => keptOnDevice(page)).toEqual({ names: [], copies: 0 });
    await words(page).fill('And yesterday');
    await leaveButton(page).click();
    await page.waitForURL(NEUTRAL);
    await page.goBack();
    await expect(page.getByText(ABUSE)).toHaveCount(0);
    await page.goto(`${berea.url}/chat`);
    await expect(words(page)).toHaveValue('');
    expect(await keptOnDevice(page)).toEqual({ names: [], copies: 0 });
    const tab = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(tab).not.toContain('yesterday');
  });

  test('abuse: three times Escape leaves, also from the field; the text says what remains', async ({
    page,
  }) => {
    listen(page);
    await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
    const id = await openChat(page, berea);
    await ask(page, ABUSE);
    await expect(page.getByText('or press Escape three times').first()).toBeVisible();
    await page.getByRole('button', { name: 'Help lines' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Your browser’s own history still names this page.');
    await page.keyboard.press('Escape');
    await words(page).focus();
    await page.reload();
    await expect(leaveButton(page)).toBeVisible();
    for (let time = 0; time < 3; time++) await page.keyboard.press('Escape');
    await page.waitForURL(NEUTRAL);
    // What was said can still be opened by its address, as the text says.
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`)).status()).toBe(200);
  });

  test('abuse: it can be erased on the server before leaving', async ({ page }) => {
    listen(page);
    await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Weather</title>' }));
    const id = await openChat(page, berea);
    await ask(page, ABUSE);
    await expect(replies(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Help lines' }).click();
    await page.getByRole('button', { name: 'Erase it on the server and leave' }).click();
    await page.waitForURL(NEUTRAL);
    expect((await page.request.get(`${berea.url}/api/chat/sessions/${id}/messages`)).status()).toBe(404);
  });

  test('abuse told without a network leaves no words on the device', async ({ page, context }) => {
    listen(page, FAILING);
    await openChat(page, berea);
    await words(page).fill('My');
    await page.waitForLoadState('networkidle');
    await withoutNetwork(context);
    await ask(page, ABUSE);
    await expect(abusePanel(page)).toBeVisible();
    await expect(leaveButton(page)).toBeVisible();
    await expect.poll(() => keptOnDevice(page)).toEqual({ names: [], copies: 0 });
  });

  test('the age is asked once, by one tap, goes along with what is sent, and can be changed', async ({
    page,
  }) => {
    listen(page);
    await openChat(page, berea);
    const question = page.getByRole('group', { name: 'How old are you?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: '13 to 17' }).click();
    await expect(page.getByText('please talk to a grown-up you trust as well.')).toBeVisible();
    const sending = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/messages'),
    );
    await ask(page, 'What is grace?');
    expect((await sending).headers()['x-age-band']).toBe('13-17');
    await expect(replies(page)).toHaveCount(1);
    await openChat(page, berea);
    await words(page).press('a');
    await expect(question).toHaveCount(0);
    await page.goto(`${berea.url}/safety`);
    await page.getByRole('combobox', { name: 'Your age here' }).selectOption('18 and over');
    await page.getByRole('button', { name: 'Forget age and country' }).click();
    await openChat(page, berea);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Under 13' }).click();
    await expect(page.getByText('get your mum, your dad or another grown-up')).toBeVisible();
    await ask(page, CRISIS);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText('get your mum, your dad or another grown-up')).toHaveCount(0);
  });

  test('the age is never asked where somebody needs help', async ({ page }) => {
    listen(page);
    await openChat(page, berea);
    await expect(page.getByRole('group', { name: 'How old are you?' })).toBeVisible();
    await ask(page, CRISIS);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('group', { name: 'How old are you?' })).toHaveCount(0);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('group', { name: 'How old are you?' })).toHaveCount(0);
  });

  test('that it is a program is said at the beginning, and again after three hours of use', async ({
    page,
  }) => {
    listen(page);
    await page.clock.install();
    await openChat(page, berea);
    await expect(
      page.getByText('You are talking with an AI (the built-in guide, a computer program)'),
    ).toBeVisible();
    await ask(page, 'What is grace?');
    await expect(replies(page)).toHaveCount(1);
    const reminder = page.getByText('Berea is a computer program: it has no life, faith or feelings.');
    const use = async (minutes: number): Promise<void> => {
      for (let left = minutes; left > 0; left -= 4) {
        await page.keyboard.press('Shift');
        await page.clock.runFor(4 * 60_000);
      }
    };
    await use(172);
    await expect(reminder).toHaveCount(0);
    await use(12);
    await expect(reminder.first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Berea is a computer program' })).toHaveCount(1);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in help, its dialog, and /safety (${scheme})`, async ({ page }) => {
      listen(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const violations = async (): Promise<string[]> =>
        (
          await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
        ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
      await openChat(page, berea);
      await expect(page.getByRole('group', { name: 'How old are you?' })).toBeVisible();
      expect(await violations()).toEqual([]);
      await ask(page, ABUSE);
      await expect(abusePanel(page)).toBeVisible();
      await expect(replies(page)).toHaveCount(1);
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'Help lines' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.goto(`${berea.url}/safety`);
      await expect(page.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
});

test.describe('with a provider', () => {
  let ai: FakeAi;
  let berea: TestBerea;
  let remove: () => Promise<void>;
  test.beforeAll(async () => {
    ({ ai, berea, remove } = await startBereaWithAi());
  });
  test.afterAll(() => remove());
  test.describe.configure({ mode: 'serial' });

  test('help is there before the first word of a slow one', async ({ page }) => {
    listen(page);
    const tap = aTap();
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

  test('help is there when it fails', async ({ page }) => {
    listen(page, FAILING);
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
    test(`a reply that brings ${name} never reaches the page`, async ({ page }) => {
      listen(page);
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
      await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((text) => text.includes(never))).toEqual([]);
      await expect(panel(page)).toBeVisible();
      expect(berea.output()).not.toContain(CRISIS);
    });
  }

  test('who tells of abuse is never sent back', async ({ page }) => {
    listen(page);
    ai.always({ text: ['Go back to him ', 'and submit. Call your pastor.'] });
    await openChat(page, berea);
    await ask(page, ABUSE);
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
    await expect(abusePanel(page)).toBeVisible();
    await expect(page.getByText('Go back to him')).toHaveCount(0);
  });
});
