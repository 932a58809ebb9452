/** The operator's dashboard: every tab and dialog, on one server. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { A_PNG, seedAdvertisements } from '../support/advertisements.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor } from '../support/conversation.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
const PASSWORD = 'whither thou goest';

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea({ ADMIN_USERNAME: 'miriam', ADMIN_PASSWORD: PASSWORD });
});
test.afterAll(() => berea.remove());

/** Calls the API as an operator who signed in somewhere else. */
async function elsewhere(username = 'miriam') {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(berea.url + path, {
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

async function signIn(page: Page): Promise<void> {
  await page.goto(`${berea.url}/admin/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('miriam');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}
async function openTab(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Axe and the width of the page, on a desk and on a phone in the dark. */
async function atBothSizes(page: Page): Promise<void> {
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

test('with nothing yet, every tab says so; then a conversation is counted, never its words', async ({
  page,
}) => {
  watchConsole(page);
  await signIn(page);
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
  await signIn(page);
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

  await (await elsewhere())('DELETE', '/api/admin/sessions');
  await page.getByRole('switch', { name: 'Footer Ads' }).click();
  await expect(page).toHaveURL(`${berea.url}/admin/login?tab=features`);
  await expect(toast(page, 'Session expired')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.adminSession, localStorage.adminUser])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await isOn('footer_ads')).toBe(false);
});

test('an advertisement is created with a picture, seen by a visitor, edited by two, switched off and deleted', async ({
  page,
  context,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  seedAdvertisements(berea.dataDir, { flags: ['advertisements_enabled', 'home_banner_ads'] });
  await signIn(page);
  await openTab(page, 'Ads', 'Advertisements');
  await expect(page.getByText('No advertisements created yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New advertisement' }).click();
  const form = page.getByRole('form', { name: 'New advertisement' });
  const typed = (name: string) => form.getByRole('textbox', { name });
  await expect(typed('Title')).toBeFocused();
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(form.getByText('Please give a title.')).toBeVisible();
  await expect(typed('Title')).toBeFocused();
  await typed('Title').fill('Twelve evenings <b>');
  await typed('Description').fill('For two.');
  await typed('Link').fill('javascript:alert(1)');
  await form.getByLabel('Starts').fill('2030-01-02T08:00');
  await form.getByLabel('Ends').fill('2030-01-01T08:00');
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(form.getByText('The end must be after the start.')).toBeVisible();
  await expect(form.getByText(/begins with http/)).toBeVisible();
  await form.getByLabel('Starts').fill('');
  await form.getByLabel('Ends').fill('');
  await typed('Link').fill('https://partner.example/');
  await typed('Priority').fill('99');
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(form.getByText('Please give a whole number from 0 to 10.')).toBeVisible();
  await typed('Priority').fill('abc');
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(form.getByText(/^A priority is a number\. It is 0 now/)).toBeVisible();
  await expect(typed('Priority')).toBeFocused();
  await expect(typed('Priority')).toHaveValue('0');
  const preview = form.getByRole('region', { name: 'Advertisement: Twelve evenings <b>' });
  for (const place of ['Chat sidebar', 'Between messages', 'Footer', 'Home banner']) {
    await form.getByRole('combobox', { name: 'Placement' }).selectOption(place);
    await expect(form.getByRole('figure', { name: `Preview: ${place}` })).toBeVisible();
    await expect(preview).toContainText('Learn More');
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
  }

  await form.getByRole('button', { name: 'give its address' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Address of the picture' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Address of the picture' }).fill('http://127.0.0.1/a.png');
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(form.getByText(/inside a private network/)).toBeVisible();
  await expect(toast(page, 'Failed to create advertisement.')).toBeVisible();
  await form.getByRole('button', { name: 'Choose a file instead' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  const choose = (buffer: Buffer, within = form) =>
    within.locator('input[type=file]').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer });
  await choose(A_PNG);
  await expect(form.locator('img')).toBeVisible();
  await form.getByLabel('Make active immediately').check();
  await atBothSizes(page);
  // What only pretends to be a picture is refused; the rest is saved, and the form says so.
  await choose(Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(form.getByRole('button', { name: 'p.png' })).toBeVisible();
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  const edit = page.getByRole('form', { name: 'Edit advertisement' });
  await expect(edit.getByText(/^All but the picture is saved\. This is not a picture/)).toBeVisible();
  await choose(A_PNG, edit);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Advertisement updated')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(region(page, 'Showing now')).toContainText('Twelve evenings <b>');
  await atBothSizes(page);

  const visitor = await context.newPage();
  await visitor.goto(berea.url);
  const shown = region(visitor, 'Advertisement: Twelve evenings <b>');
  await expect(shown.locator('img')).toHaveAttribute('src', /^\/api\/advertisements\/.+\/image\?v=/);
  await shown.scrollIntoViewIfNeeded();
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'Welcome.' }));
  for (const _ of [1, 2]) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      shown.getByRole('link', { name: 'Learn More' }).click(),
    ]);
    await opened.close();
  }
  const ad = page.getByRole('listitem').filter({ hasText: 'Twelve evenings' });
  await expect(async () => {
    await page.reload();
    await expect(ad.first()).toContainText('1 click');
  }).toPass();
  await openTab(page, 'Overview');
  await expect(page.locator('dl', { hasText: 'Total Clicks' })).toContainText('1');
  await expect(page.getByText('Best Performer')).toBeVisible();
  await expect(page.getByText(/^Since .+ your card “Twelve evenings <b>” was seen/)).toBeVisible();
  await atBothSizes(page);

  await openTab(page, 'Ads', 'Advertisements');
  await page.getByRole('button', { name: /^Edit: Twelve evenings/ }).click();
  await expect(edit.getByRole('textbox', { name: 'Priority' })).toHaveValue('0');
  await expect(page.getByRole('switch', { name: /^Active: / })).toBeDisabled();
  // Somebody else edits it meanwhile, twice.
  const other = await elsewhere();
  const { advertisements } = await other('GET', '/api/advertisements');
  const change = (values: object) => other('PATCH', `/api/advertisements/${advertisements[0].id}`, values);
  await change({ description: 'For the two of you.' });
  await edit.getByRole('textbox', { name: 'Title' }).fill('Ten evenings');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText(/Somebody else changed this/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Show theirs' }).click();
  await expect(edit.getByRole('textbox', { name: 'Description' })).toHaveValue('For the two of you.');
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Twelve evenings <b>');
  await edit.getByRole('textbox', { name: 'Title' }).fill('Thirteen evenings');
  await change({ active: false });
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await edit.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(toast(page, 'Advertisement updated')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Active: Thirteen evenings' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete: Thirteen evenings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this advertisement?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Advertisement deleted')).toBeVisible();
  await expect(page.getByText('No advertisements created yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New advertisement' })).toBeFocused();
});

test('an advertisement that is being written outlives another tab, Back, a reload and the session', async ({
  page,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await signIn(page);
  await openTab(page, 'Ads', 'Advertisements');
  await page.getByRole('button', { name: 'New advertisement' }).click();
  const form = page.getByRole('form', { name: 'New advertisement' });
  const title = form.getByRole('textbox', { name: 'Title' });
  const isThere = async (): Promise<void> => {
    await expect(title).toHaveValue('Ten evenings');
    await expect(form.getByText('What you had typed and not saved is here again.')).toBeVisible();
  };
  await title.fill('Ten evenings');
  await form.getByRole('textbox', { name: 'Description' }).fill('For two.');
  await openTab(page, 'Topics');
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();
  expect(await violations(page)).toEqual([]);
  await (await elsewhere())('DELETE', '/api/admin/sessions');
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(page).toHaveURL(`${berea.url}/admin/login?tab=ads`);
  await page.getByRole('textbox', { name: 'Username' }).fill('miriam');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${berea.url}/admin?tab=ads`);
  await isThere();
  await form.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(toast(page, 'Advertisement created')).toBeVisible();

  await page.getByRole('button', { name: 'Edit: Ten evenings' }).click();
  const edit = page.getByRole('form', { name: 'Edit advertisement' });
  await edit.getByRole('textbox', { name: 'Title' }).fill('Eleven evenings');
  await openTab(page, 'Topics');
  await openTab(page, 'Ads', 'Advertisements');
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Eleven evenings');
  await edit.getByRole('button', { name: 'Discard it' }).click();
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Ten evenings');
  await expect(edit.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit: Ten evenings' })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete: Ten evenings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'New advertisement' })).toBeFocused();
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
  await signIn(page);
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
  await signIn(page);
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
