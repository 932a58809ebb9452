/** The operator's sign-in and settings. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
const PASSWORD = 'whither thou goest';
const NEW_PASSWORD = 'thy people shall be my people';

let berea: TestBerea;
/** Each test has an owner of its own: passwords change. */
test.beforeAll(async () => {
  berea = await startBerea({ ADMIN_USERNAME: 'miriam', ADMIN_PASSWORD: PASSWORD });
  const post = async (path: string, body: object, headers = {}) =>
    (
      await fetch(`${berea.url}/api/admin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const { sessionId } = await post('login', { username: 'miriam', password: PASSWORD });
  for (const username of ['ruth', 'naomi'])
    await post('users', { username, password: PASSWORD, role: 'owner' }, { 'x-admin-session': sessionId });
});
test.afterAll(() => berea.remove());

const field = (page: Page, label: string) =>
  page.locator('input').and(page.getByLabel(label, { exact: true }));
const card = (page: Page, name: string) => page.getByRole('region', { name });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('admin'))
      .sort(),
  );

async function typeLogin(page: Page, { username = 'miriam', password = PASSWORD } = {}): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
async function signIn(page: Page, login: { username?: string; password?: string } = {}): Promise<void> {
  await page.goto(`${berea.url}/admin/login`);
  await typeLogin(page, login);
  await expect(page.getByText(`Welcome, ${login.username ?? 'miriam'}`)).toBeVisible();
}
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}
async function inAnotherBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  watchConsole(page, FAILED_REQUESTS);
  return page;
}
async function atEachSize(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1280, 900, 'light'],
    [320, 568, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Holds every request to `address` back until the function that it returns is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('something stands at once where the code is late, and nothing wrong before the way to the sign-in', async ({
  page,
}) => {
  watchConsole(page);
  const release = await hold(page, /\/assets\/app-.*\.js/);
  for (const path of ['/admin?tab=settings', '/admin/login']) {
    await page.goto(berea.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading');
    await expect(page.getByRole('status')).toBeInViewport();
    await expect(page.getByRole('status')).toHaveCSS('opacity', '1');
  }
  await page.goto(`${berea.url}/admin`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading')).toBeVisible();
  release();
  await expect(page.getByText('Access denied. Redirecting to login...')).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
});

test('the dashboard waits for one answer at a time at most: its code comes with it', async ({ page }) => {
  watchConsole(page);
  await page.goto(`${berea.url}/admin/login`);
  // Whoever has just signed in is not asked for once more.
  let release = await hold(page, /\/api\/admin\/verify/);
  await typeLogin(page);
  await expect(page.getByText('Welcome, miriam')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  release();
  release = await hold(page, /\/api\/admin\/verify/);
  const [panel] = await Promise.all([
    page.waitForRequest(/\/assets\/topics-tab-.*\.js/),
    page.goto(`${berea.url}/admin?tab=topics`),
  ]);
  expect(panel.url()).toContain('topics-tab');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByText('Welcome, miriam')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Topics' })).toBeVisible();
});

test('the operator signs in, changes the password, and another browser is signed out', async ({
  page,
  browser,
}) => {
  test.slow();
  watchConsole(page, FAILED_REQUESTS);
  await page.goto(`${berea.url}/admin`);
  await expect(page.getByText('Access denied. Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL(`${berea.url}/admin/login`);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await typeLogin(page, { username: 'ruth', password: 'guessed' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('That name and password do not belong together. Please try again.');
  await expect(toast(page, 'Login failed')).toBeVisible();
  await atEachSize(page);
  await field(page, 'Password').fill(PASSWORD);
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL(`${berea.url}/admin`);
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(page.getByText('Welcome back, ruth', { exact: true })).toBeVisible();
  expect(await stored(page)).toEqual(['adminDevice', 'adminSession', 'adminUser']);
  await page.reload();
  await expect(page.getByText('Welcome, ruth')).toBeVisible();

  await openSettings(page);
  await expect(card(page, 'This installation')).toContainText('the built-in guide');
  await expect(card(page, 'Password')).toContainText('8-12 characters');
  await expect(card(page, 'Recent changes')).toContainText('ruth signed in with a new browser: Chrome on ');
  await atEachSize(page);

  const other = await inAnotherBrowser(browser);
  await signIn(other, { username: 'ruth' });
  await openSettings(other);
  const change = async (current: string, fresh: string, again = fresh): Promise<void> => {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(fresh);
    await field(page, 'Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await change(PASSWORD, NEW_PASSWORD, 'another');
  await expect(toast(page, "Passwords Don't Match")).toBeVisible();
  await change(PASSWORD, 'short');
  await expect(toast(page, 'Password Too Short')).toBeVisible();
  await change('guessed', NEW_PASSWORD);
  await expect(toast(page, 'Password Change Failed')).toBeVisible();
  await expect(card(page, 'Password')).toContainText('The current password is not right.');
  await expect(field(page, 'Current password')).toBeFocused();
  await change(PASSWORD, PASSWORD);
  await expect(card(page, 'Password')).toContainText('The new password is the one that you have.');
  await change(PASSWORD, NEW_PASSWORD);
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(field(page, 'Current password')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeFocused();

  await other.reload();
  await expect(other).toHaveURL(`${berea.url}/admin/login?tab=settings`);
  await expect(toast(other, 'Session expired')).toBeVisible();
  expect(await stored(other)).toEqual(['adminDevice']);
  await typeLogin(other, { username: 'ruth' });
  await expect(other.getByRole('main').getByRole('alert')).toBeVisible();
  await typeLogin(other, { username: 'ruth', password: NEW_PASSWORD });
  await expect(other.getByText('Welcome, ruth')).toBeVisible();

  await page.reload();
  await openSettings(page);
  const sessions = card(page, 'Signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(`${berea.url}/admin/login?tab=settings`);
  await other.context().close();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(`${berea.url}/admin/login`);
  expect(await stored(page)).toEqual(['adminDevice']);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${berea.url}/`);
});

test('an owner adds an admin, who sets up a second step and is switched off', async ({ page, browser }) => {
  watchConsole(page, FAILED_REQUESTS);
  await signIn(page);
  await openSettings(page);
  const admins = card(page, 'Admins');
  await admins.getByRole('button', { name: 'Add an admin' }).click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, 'Username')).toBeFocused();
  await field(page, 'Username').fill('miriam');
  await field(page, 'Password').fill(PASSWORD);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is an admin of this name already.');
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  await field(page, 'Username').fill('peter');
  // Escape keeps what was typed, but for the password.
  await page.keyboard.press('Escape');
  await admins.getByRole('button', { name: 'Add an admin' }).click();
  await expect(field(page, 'Username')).toHaveValue('peter');
  await field(page, 'Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(toast(page, 'Admin added')).toBeVisible();
  await expect(admins.getByRole('listitem').filter({ hasText: 'peter' })).toContainText(
    'admin, never here yet',
  );

  const peter = await inAnotherBrowser(browser);
  await signIn(peter, { username: 'peter' });
  await openSettings(peter);
  await expect(card(peter, 'This installation')).toContainText('Help lines checked');
  await expect(card(peter, 'Admins')).toHaveCount(0);
  const step = card(peter, 'Second step at sign-in');
  await step.getByRole('button', { name: 'Set up' }).click();
  await field(peter, 'Your password').fill('guessed');
  await peter.getByRole('button', { name: 'Go on' }).click();
  await expect(peter.getByRole('dialog')).toContainText('The current password is not right.');
  await field(peter, 'Your password').fill(PASSWORD);
  await peter.getByRole('button', { name: 'Go on' }).click();
  await expect(peter.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violations(peter)).toEqual([]);
  const key = await peter.getByText(/^Key: /).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32(key?.slice(5).replace(/\s/g, '') ?? '') });
  await field(peter, 'Code that the app shows').fill(totp.generate());
  await peter.getByRole('button', { name: 'Switch on' }).click();
  const codes = peter.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await peter.getByRole('button', { name: 'I have kept them' }).click();
  await expect(step).toContainText('10 recovery codes are left.');

  await peter.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(peter, 'Logged out')).toBeVisible();
  await typeLogin(peter, { username: 'peter' });
  await expect(field(peter, 'Code')).toBeFocused();
  await field(peter, 'Code').fill('000000');
  await peter.getByRole('button', { name: 'Sign In' }).click();
  await expect(peter.getByRole('main').getByRole('alert')).toContainText('This code is not right');
  // The next step's code: this one's was used to switch it on.
  await field(peter, 'Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await field(peter, 'Code').press('Enter');
  await expect(peter.getByText('Welcome, peter')).toBeVisible();
  await peter.getByRole('button', { name: 'Logout' }).click();
  await typeLogin(peter, { username: 'peter' });
  await field(peter, 'Code').fill(recoveryCode);
  await field(peter, 'Code').press('Enter');
  await openSettings(peter);
  await expect(step).toContainText('9 recovery codes are left.');
  await step.getByRole('button', { name: 'Remove' }).click();
  await field(peter, 'Your password').fill(PASSWORD);
  await peter.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(step).toContainText('Off');

  await admins.getByRole('button', { name: 'Change peter' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(admins.getByRole('listitem').filter({ hasText: 'peter' })).toContainText('switched off');
  await peter.reload();
  await expect(peter).toHaveURL(`${berea.url}/admin/login?tab=settings`);
  await typeLogin(peter, { username: 'peter' });
  await expect(peter.getByRole('main').getByRole('alert')).toContainText('do not belong together');
  await peter.context().close();
});

test('strangers lock a name; a known browser gets in, and a command on the server ends the lock', async ({
  page,
  browser,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await signIn(page, { username: 'naomi' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      page.request.post(`${berea.url}/api/admin/login`, {
        data: { username: 'naomi', password: 'guessed' },
      }),
    ),
  );
  const stranger = await inAnotherBrowser(browser);
  await stranger.goto(`${berea.url}/admin-login`);
  await typeLogin(stranger, { username: 'naomi' });
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('Too many attempts failed.');
  await typeLogin(page, { username: 'naomi' });
  await expect(page.getByText('Welcome, naomi')).toBeVisible();

  const command = async (...args: string[]): Promise<string> => {
    const script = join(import.meta.dirname, '../../scripts/admin.ts');
    const env = { ...process.env, DATA_DIR: berea.dataDir };
    return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
  };
  // While the server runs on the same database.
  expect(await command('unlock')).toContain('Nobody is locked out any more.');
  await typeLogin(stranger, { username: 'naomi' });
  await expect(stranger.getByText('Welcome, naomi')).toBeVisible();
  const [, password] = /is: (\S+)/.exec(await command('reset-password', 'naomi')) ?? [];
  await stranger.reload();
  await expect(stranger).toHaveURL(`${berea.url}/admin/login`);
  await typeLogin(stranger, { username: 'naomi', ...(password && { password }) });
  await expect(stranger.getByText('Welcome, naomi')).toBeVisible();
  await stranger.context().close();
});
