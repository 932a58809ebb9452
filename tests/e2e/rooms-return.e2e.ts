/** Live rooms where somebody leaves, is removed, comes late or plays again, and where the focus is meanwhile (behaviour 15.7). */
import { expect, type Page, test } from '@playwright/test';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import {
  answer,
  join,
  openRoom,
  option,
  PATIENCE,
  PHONE,
  roomBrowsers,
  seesQuestion,
  step,
  WALL,
} from './room-screen.ts';

let berea: TestBerea;
test.beforeAll(async () => {
  berea = await startBerea();
});
test.afterAll(() => berea.remove());

const aBrowser = roomBrowsers();

const hasFocus = (page: Page, role: 'heading' | 'button', name: string | RegExp) =>
  expect(page.getByRole(role, { name })).toBeFocused(PATIENCE);

test('a player who was removed joins again at once, in the new seat', async ({ browser }) => {
  test.setTimeout(60_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '0');
  const phone = await aBrowser(browser, PHONE);
  await join(phone, berea.url, code, 'Ruth');
  await leader.getByRole('button', { name: 'Room' }).click();
  await leader.getByRole('button', { name: 'Remove Ruth' }).click();
  await expect(leader.getByText('Remove Ruth from the room, with all points?')).toBeVisible();
  await hasFocus(leader, 'button', 'Cancel');
  await leader.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(leader.getByText('Ruth is removed.')).toBeVisible(PATIENCE);
  await expect(leader.getByRole('list', { name: 'Players' })).toBeFocused();
  await leader.keyboard.press('Escape');

  await hasFocus(phone, 'heading', 'This seat is gone');
  await phone.getByRole('link', { name: 'Join a room' }).click();
  await phone.getByRole('textbox', { name: 'Code' }).fill(code);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Ruth');
  await phone.getByRole('button', { name: 'Take my seat' }).click();
  await expect(phone.getByRole('heading', { name: 'You are in, Ruth' })).toBeVisible(PATIENCE);
  await expect(leader.getByText('1 person is here.')).toBeVisible(PATIENCE);
  await step(leader, 'Start');
  await answer(phone, 1, 0);
});

test('whoever leaves a room finds the way back, as leader and as player', async ({ browser }) => {
  test.setTimeout(60_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '0');
  const phone = await aBrowser(browser, PHONE);
  await join(phone, berea.url, code, 'Ruth');
  await step(leader, 'Start');
  await seesQuestion(phone, 1);
  await leader.getByRole('link', { name: 'Berea, to the Bible games' }).click();
  await leader.getByRole('link', { name: 'Back to your room' }).click();
  await expect(leader.getByRole('button', { name: 'Reveal' })).toBeVisible(PATIENCE);
  await leader.goto(`${berea.url}/room`);
  await expect(leader.getByText(/^Tuesday evening, .*: you opened it$/)).toBeVisible(PATIENCE);
  expect(await violations(leader)).toEqual([]);
  await phone.goto(`${berea.url}/join`);
  await expect(phone.getByText(/^Tuesday evening, .*: you are Ruth$/)).toBeVisible(PATIENCE);
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Back to your room' }).click();
  await seesQuestion(phone, 1);

  // When the game is over, there is nothing to go back to.
  await leader.getByRole('link', { name: 'Back to your room' }).click();
  await leader.getByRole('button', { name: 'Room' }).click();
  await leader.getByRole('button', { name: 'End the game' }).click();
  await leader.getByRole('button', { name: 'Yes, end the game' }).click();
  await expect(leader.getByText('Late?', { exact: false })).toHaveCount(0, PATIENCE);
  await phone.goto(`${berea.url}/bible-games`);
  await expect(phone.getByRole('heading', { name: 'Live in a room' })).toBeVisible(PATIENCE);
  await expect(phone.getByRole('link', { name: 'Back to your room' })).toHaveCount(0);
});

test('the same people play again, without typing anything', async ({ browser }) => {
  test.setTimeout(90_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '0');
  const phone = await aBrowser(browser, PHONE);
  await join(phone, berea.url, code, 'Ruth');
  await step(leader, 'Start');
  await answer(phone, 1, 0);
  await leader.getByRole('button', { name: 'Room' }).click();
  await leader.getByRole('button', { name: 'End the game' }).click();
  await leader.getByRole('button', { name: 'Yes, end the game' }).click();

  const late = await aBrowser(browser, PHONE);
  await late.goto(`${berea.url}/join/${code}`);
  await expect(late.getByText('The game in this room is over.')).toHaveCount(1, PATIENCE);
  await late.getByRole('textbox', { name: 'Your name' }).fill('Late');
  await late.getByRole('button', { name: 'Take my seat' }).click();
  await expect(late.getByRole('textbox', { name: 'Code' })).toBeFocused(PATIENCE);
  await expect(late.getByText('The game in this room is over.')).toHaveCount(1);

  await step(leader, 'Play again');
  await hasFocus(leader, 'button', 'Not yet');
  expect(await violations(leader)).toEqual([]);
  await leader
    .getByRole('dialog')
    .or(leader.getByRole('alertdialog'))
    .getByRole('button', { name: 'Play again' })
    .click();
  await hasFocus(leader, 'button', 'Start');
  await hasFocus(phone, 'heading', 'You are in, Ruth');
  await late.getByRole('button', { name: 'Take my seat' }).click();
  await expect(late.getByRole('heading', { name: 'You are in, Late' })).toBeVisible(PATIENCE);
  await step(leader, 'Start');
  await seesQuestion(phone, 1);
  await expect(phone.getByText('0 points')).toBeVisible();
  await expect(option(phone, 0)).toHaveAttribute('aria-pressed', 'false');
  await answer(phone, 1, 1);
  await answer(late, 1, 1);
  await expect(leader.getByText('2 of 2 have answered.')).toBeVisible(PATIENCE);
});

test('the focus goes along with the game, and each is told whose turn it is', async ({ browser }) => {
  test.setTimeout(120_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '20');
  await hasFocus(leader, 'heading', 'Join on your phone');
  // Nobody is there yet.
  const start = leader.getByRole('button', { name: 'Start' });
  await expect(start).toHaveAccessibleDescription('You can start when somebody has joined.');
  await start.focus();
  await leader.keyboard.press('Enter');
  await expect(leader.getByText('Nobody is here yet.')).toBeVisible();
  expect(await violations(leader)).toEqual([]);

  const phone = await aBrowser(browser, PHONE);
  await join(phone, berea.url, code, 'Ruth');
  await hasFocus(phone, 'heading', 'You are in, Ruth');
  await expect(start).toHaveAttribute('aria-disabled', 'false', PATIENCE);
  await leader.keyboard.press('Enter');
  await hasFocus(leader, 'button', 'Reveal');
  await seesQuestion(phone, 1);
  await expect(phone.locator('main h1')).toBeFocused();
  const late = await aBrowser(browser, PHONE);
  await join(late, berea.url, code, 'Late');
  await expect(leader.getByText('Late, just joined')).toBeVisible(PATIENCE);
  await expect(late.getByText('You are back', { exact: false })).toHaveCount(0);
  await expect(leader.getByText('0 of 1 has answered.')).toBeVisible();
  await expect(phone.getByText('Time is up. The leader shows the answer next.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    leader.getByText('Time is up. 0 of 1 has answered. It is your turn to reveal the answer.'),
  ).toBeVisible(PATIENCE);
  await hasFocus(leader, 'button', 'Reveal');
  await leader.keyboard.press('Enter');
  await hasFocus(leader, 'button', 'Next question');
  await expect(leader.getByText('0 of 1 knew')).toBeVisible(PATIENCE);
  await expect(leader.getByText('0 of 1 knew').locator('svg')).toHaveCount(0);
  await expect(phone.locator('main h1')).toBeFocused(PATIENCE);
  await leader.keyboard.press('Enter');
  await hasFocus(leader, 'button', 'Reveal');
  await seesQuestion(phone, 2);
  await expect(phone.locator('main h1')).toBeFocused();
  for (const one of [phone, late]) await answer(one, 2, 0);
  await expect(leader.getByText('2 of 2 have answered. It is your turn to reveal the answer.')).toBeVisible(
    PATIENCE,
  );
});

test('the form to join says what is wrong with a code or a name, once and beside it', async ({ browser }) => {
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '0');
  const phone = await aBrowser(browser, { width: 320, height: 568 });
  await phone.goto(`${berea.url}/join`);
  const [codeField, nameField] = ['Code', 'Your name'].map((name) => phone.getByRole('textbox', { name }));
  const send = phone.getByRole('button', { name: 'Take my seat' });
  await codeField!.fill('ZZZZZZ');
  await expect(codeField!).toHaveAccessibleDescription(
    'No code has Z in it. Please look at the screen again.',
  );
  await codeField!.fill('BCD');
  await send.click();
  await expect(codeField!).toHaveAccessibleDescription('A code has 6 letters and digits. This one has 3.');
  await expect(codeField!).toBeFocused();
  await codeField!.fill('BCDFGH');
  await expect(phone.getByText('There is no room with this code.', { exact: false })).toHaveCount(
    1,
    PATIENCE,
  );
  await nameField!.fill('Ruth');
  await send.click();
  await expect(codeField!).toBeFocused(PATIENCE);
  await expect(phone.getByText('There is no room with this code.', { exact: false })).toHaveCount(1);

  await codeField!.fill(code);
  await expect(phone.getByText('Tuesday evening.')).toBeVisible(PATIENCE);
  for (const [name, why] of [
    ['', 'Please type a name with at least one letter, digit or emoji.'],
    ['Sh1t head', 'Please choose another name, one that is fit for everybody to see.'],
  ] as const) {
    await nameField!.fill(name);
    await send.click();
    await expect(phone.getByText(why)).toBeInViewport(PATIENCE);
    await expect(nameField!).toBeFocused();
    await expect(nameField!).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await violations(phone)).toEqual([]);
  expect(await pixelsTooWide(phone)).toBeLessThanOrEqual(0);
  await nameField!.fill('A name of more than 20 letters');
  await expect(nameField!).toHaveValue('A name of more than ');
});
