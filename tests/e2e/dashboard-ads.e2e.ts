/** Advertisements in the operator's dashboard: made, kept while they are written, edited by two, switched off, deleted. */
import { expect, test } from '@playwright/test';
import { A_PNG, seedAdvertisements } from '../support/advertisements.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
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

test('an advertisement is created with a picture, seen by a visitor, edited by two, switched off and deleted', async ({
  page,
  context,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  seedAdvertisements(berea.dataDir, { flags: ['advertisements_enabled', 'home_banner_ads'] });
  await signIn(page, berea.url);
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
  const other = await elsewhere(berea.url);
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
  await signIn(page, berea.url);
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
  await (await elsewhere(berea.url))('DELETE', '/api/admin/sessions');
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
