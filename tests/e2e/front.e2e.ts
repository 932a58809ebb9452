/** The home page and its demo. */

import { expect, test } from '@playwright/test';
import { DEMO_STEPS } from '../../content/demo.ts';
import { violations } from './accessibility.ts';
import { inMenu, publicPages } from './public-pages.ts';
import { FAILED_REQUESTS } from './quiet-console.ts';

const { watchConsole, server, open } = publicPages();

test('the home page has its sections in order, and its links lead on', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask what is on your heart');
  const headings = await page.locator('main h2').allTextContents();
  expect(headings).toEqual([
    'A verse is shown in its own words, or it is not shown as a verse',
    'Made for the whole of a life of faith',
    'How It Works',
    'Daily Spiritual Nourishment',
    'How it is used',
    'It is never too late at night to ask.',
  ]);
  for (const badge of ['Always Free', 'Scripture-Based', '24/7 Available'])
    await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Support This Ministry/ })).toHaveAttribute(
    'href',
    'https://give.example/berea',
  );
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  const check = page.getByRole('region', { name: /A verse is shown in its own words/ });
  await expect(check.locator('del').first()).toContainText('everything');
  await expect(check.locator('ins').first()).toContainText('all things');
  await expect(check).toContainText('Set in the words of the KJV');
  await inMenu(page, 'How It Works').click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  await inMenu(page, 'Share').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share Berea' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { name: 'Made for the whole of a life of faith' })).toBeInViewport();
});

test('what is pressed and typed before the app is loaded is done once it is', async ({ browser }) => {
  // A worker would answer in place of the network, which is held up here.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  watchConsole(page, [/Service Worker registration blocked/]);
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server().url}/contact`, { waitUntil: 'load' });
  // A page that is complete needs no more than its first script.
  expect(asked.filter((path) => /\/assets\/.*\.js$/.test(path))).toHaveLength(1);
  await page.getByRole('radio', { name: 'Feedback' }).check();
  await page.getByLabel('Name').fill('Ruth');
  await page.getByLabel('Message').pressSequentially('Two of us');
  load();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  await page.getByLabel('Message').pressSequentially(' could not read it.');
  await expect(page.getByLabel('Message')).toHaveValue('Two of us could not read it.');
  await expect(page.getByLabel('Name')).toHaveValue('Ruth');
  await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await page.unroute('**/assets/app-*.js');

  // Whoever has chosen a theme gets a page that the app draws anew.
  await page.getByRole('button', { name: 'Dark' }).click();
  const again = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await again;
    await route.continue();
  });
  await page.goto(`${server().url}/contact`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Technical' }).check();
  await page.getByLabel('Message').fill('It does not open.');
  await page.getByRole('button', { name: 'Light' }).click();
  load();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  await expect(page.getByRole('radio', { name: 'Technical' })).toBeChecked();
  await expect(page.getByLabel('Message')).toHaveValue('It does not open.');
  await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('on a small screen the menu opens, leads on and closes by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(inMenu(page, 'Bible Games')).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inMenu(page, 'Bible Games')).toBeVisible();
  await expect(inMenu(page, 'Bible Lookup')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inMenu(page, 'Bible Lookup')).toBeFocused();
  // It does not cover what whoever tabs on comes to.
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(inMenu(page, 'Share')).toBeVisible();
  await inMenu(page, 'Share').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Share Berea' })).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('what is written in the sample goes along to the chat as a draft', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Ask your own question' });
  await field.fill('How do I pray when I am angry?');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/);
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('How do I pray when I am angry?');
  await expect(page.getByText('Press Send to ask it.')).toBeVisible();
});

test('the demo advances by itself, pauses, restarts, stops after the last step, and is reset by closing', async ({
  page,
}) => {
  watchConsole(page);
  await page.clock.install({ time: new Date(2026, 0, 1, 12) });
  await page.goto(server().url);
  const opener = page.getByRole('button', { name: 'Watch Demo' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Demo' });
  const title = dialog.getByRole('heading', { level: 3 });
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeFocused();
  // From here on time moves only by hand.
  await page.clock.pauseAt(new Date(2026, 0, 1, 12, 30));
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await page.clock.runFor(1_500);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', /^(4[5-9]|5[0-5])/);
  await page.clock.runFor(1_600);
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(20_000);
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(title).toHaveText(DEMO_STEPS[2]!.title);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(DEMO_STEPS[1]!.title);
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await page.clock.runFor(DEMO_STEPS.reduce((sum, { duration }) => sum + duration, 0) + 200);
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await expect(dialog.getByRole('button', { name: 'Start Demo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(title).toHaveText(DEMO_STEPS[0]!.title);
  await dialog.getByRole('link', { name: 'Start Your Conversation' }).click();
  await expect(page).toHaveURL(/\/chat/);
});

test('where a part of the app cannot be loaded, the page stays, and loading it anew helps', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  watchConsole(page, [...FAILED_REQUESTS, /dynamically imported module|preload CSS|Service Worker/]);
  await page.goto(server().url);
  await inMenu(page, 'Features').click();
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
  await page.route('**/assets/*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByText('This could not be opened', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask what is on your heart');
  await inMenu(page, 'Share').click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask what is on your heart');

  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Demo' }).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/assets/*', (route) => route.abort('internetdisconnected'));
  await inMenu(page, 'Share').click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share Berea' })).toBeVisible();
  await context.close();
});

test('under reduced motion the demo moves only by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo' });
  await expect(dialog.getByRole('button', { name: /Pause|Start Demo/ })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(DEMO_STEPS[0]!.title);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(DEMO_STEPS[1]!.title);
  expect(await violations(page)).toEqual([]);
});
