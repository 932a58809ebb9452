/** The operator's dashboard: every tab and dialog but for advertisements, on one server. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor } from '../support/conversation.ts';
import { violations } from './accessibility.ts';
import {
  atBothSizes,
  elsewhere,
  OPERATOR,
  openTab,
  PASSWORD,
  region,
  signIn,
  toast,
} from './operator-screen.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea({ ADMIN_USERNAME: OPERATOR, ADMIN_PASSWORD: PASSWORD });
});
test.afterAll(() => berea.remove());

test('with nothing yet, every tab says so; then a conversation is counted, never its words', async ({
  page,
}) => {
  watchConsole(page);
  await signIn(page, berea.url);
  await expect(page.getByText('No chat sessions yet')).toBeVisible();
  await expect(page.getByText('No usage data available yet')).toBeVisible();
  await atBothSizes(page);
  // With the keyboard: arrows move along the tabs, Enter opens one.
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Sessions')).toBeFocused();
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Settings')).toBeFocused();
  for (const name of ['Ads', 'Features', 'Topics']) {
    await page.keyboard.press('ArrowLeft');
    await expect(tab(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Topics' })).toBeVisible();
  await expect(tab('Topics')).toBeFocused();
  await expect(page).toHaveURL(`${berea.url}/admin?tab=topics`);
  await expect(page.getByText('No topics yet')).toBeVisible();
  await expect(region(page, 'Care referrals')).toContainText('Help lines have not been shown yet.');
  await openTab(page, 'Sessions');
  await expect(page.getByText('No chat sessions yet')).toBeVisible();

  const visitor = await aVisitor(berea.url);
  await visitor.post('/messages', { content: 'What does Psalm 23 say about my fear of geese?' });
  await openTab(page, 'Overview');
  await expect(page.locator('dl', { hasText: 'Total Messages' })).toContainText('2');
  await expect(page.locator('dl', { hasText: 'Active Today' })).toContainText('1');
  await expect(page.getByRole('img', { name: /Sessions per day/ })).toBeVisible();
  const table = page.getByRole('table', { name: 'The same days as a table, in UTC' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row', { name: /so far 1 2$/ })).toBeVisible();
  await table.getByRole('button', { name: 'Sessions' }).click();
  await expect(table.getByRole('columnheader', { name: 'Sessions' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: '90 days', exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(91);
  await atBothSizes(page);

  await openTab(page, 'Sessions');
  await expect(region(page, 'The last session')).toContainText('2');
  await expect(region(page, 'Providers')).toContainText('Built-in guide');
  await atBothSizes(page);
  await openTab(page, 'Topics');
  await expect(region(page, 'Scripture check')).toContainText('Verified');
  await atBothSizes(page);
  expect(await page.locator('body').textContent()).not.toContain('geese');

  await openTab(page, 'Overview');
  const exported = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    await expect(toast(page, 'Data exported')).toBeVisible();
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const all = await exported('Export Data');
  expect(all.name).toMatch(/^berea-analytics-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(all.text)).toMatchObject({ analytics: { totalMessages: 2 }, note: expect.anything() });
  const csv = await exported('Download 90 days as CSV');
  expect(csv.name).toMatch(/^berea-analytics-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(91);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,2,0,0$/);
});

test('a switch under Features reaches visitors; a failure is said; an ended session leads to the sign-in', async ({
  page,
  context,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await signIn(page, berea.url);
  await openTab(page, 'Features');
  await expect(page.getByRole('switch')).toHaveCount(9);
  await atBothSizes(page);
  const flags = async () => (await (await fetch(`${berea.url}/api/feature-flags/public`)).json()).flags;
  const isOn = async (name: string) =>
    (await flags()).find((flag: { name: string }) => flag.name === name).enabled;
  for (const name of ['Advertisement System', 'Home Banner Ads', 'Chat Sidebar Ads']) {
    const flag = page.getByRole('switch', { name, exact: true });
    await expect(flag).toHaveAttribute('aria-checked', 'false');
    await flag.click();
    await expect(flag).toHaveAttribute('aria-checked', 'true');
  }
  await expect(toast(page, 'Feature flag updated')).toBeVisible();
  expect(await isOn('advertisements_enabled')).toBe(true);

  await context.route('**/api/feature-flags/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('switch', { name: 'Footer Ads' }).click();
  await expect(toast(page, 'Failed to update feature flag.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Footer Ads' })).toHaveAttribute('aria-checked', 'false');
  await context.unroute('**/api/feature-flags/*');

  await (await elsewhere(berea.url))('DELETE', '/api/admin/sessions');
  await page.getByRole('switch', { name: 'Footer Ads' }).click();
  await expect(page).toHaveURL(`${berea.url}/admin/login?tab=features`);
  await expect(toast(page, 'Session expired')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.adminSession, localStorage.adminUser])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await isOn('footer_ads')).toBe(false);
});

test('the inbox has messages and prayer requests apart; one is handled, one deleted', async ({ page }) => {
  watchConsole(page);
  const letters = [
    {
      name: 'Ruth Adeyemi',
      email: 'ruth@example.org',
      subject: 'Large print',
      message: 'Two of us.',
      type: 'general',
    },
    {
      name: 'Eileen Carr',
      email: 'eileen@example.org',
      subject: 'Please pray',
      message: 'For her.',
      type: 'prayer',
    },
  ];
  for (const letter of letters) {
    const body = JSON.stringify(letter);
    await fetch(`${berea.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await signIn(page, berea.url);
  await page.getByRole('link', { name: /^Inbox 2/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  const letter = page.getByRole('article');
  await expect(letter).toContainText('Two of us.');
  await expect(letter.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    'mailto:ruth@example.org?subject=Re%3A%20Large%20print',
  );
  await expect(page.getByText('For her.')).toHaveCount(0);
  await atBothSizes(page);
  await letter.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(page.getByText('No new messages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Prayer 1' }).click();
  await expect(letter).toContainText('For her.');
  await letter.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No prayer requests')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prayer', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Handled' }).click();
  await expect(letter.getByRole('button', { name: 'Mark as not handled' })).toBeVisible();
  // On a phone the letter is below the list: a tap on the list shows it.
  await page.setViewportSize({ width: 360, height: 480 });
  await page.getByRole('list', { name: 'Messages' }).getByRole('button').click();
  await expect(letter.getByRole('heading', { name: 'Large print' })).toBeInViewport();
});

test('what someone said stands on the home page, until it is removed', async ({ page, context }) => {
  watchConsole(page);
  await signIn(page, berea.url);
  await openTab(page, 'Settings');
  await page.getByRole('button', { name: 'Enter words' }).click();
  const dialog = page.getByRole('dialog', { name: 'What people said' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Each needs a name and words.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ruth Adeyemi');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enter words' })).toBeFocused();
  await page.getByRole('button', { name: 'Enter words' }).click();
  await expect(dialog.getByText('What you had written is here again.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruth Adeyemi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Each needs a name and words.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Their words' }).fill('We read it together on Thursday.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(berea.url);
  const section = visitor.locator('#testimonials');
  await expect(section).toContainText('We read it together on Thursday.');
  await expect(section).toContainText('5 of 5 stars');
  await expect(visitor.getByText('A leader, on Monday evening')).toHaveCount(0);
  expect(await violations(visitor)).toEqual([]);
  await page.getByRole('button', { name: 'Change words' }).click();
  await dialog.getByRole('button', { name: 'Remove person 1' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter words' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('A leader, on Monday evening')).toBeVisible();
  }).toPass();
});
