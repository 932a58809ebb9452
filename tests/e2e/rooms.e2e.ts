/** A live room with a leader and five players, each in a browser of their own (behaviour 15.7). */
import { expect, test } from '@playwright/test';
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

test('a game with five players: one reloads, one is offline, one comes late', async ({ browser }) => {
  test.setTimeout(180_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '0');
  expect(await violations(leader)).toEqual([]);

  const [ruth, tim, lydia, second, late] = await Promise.all(
    Array.from({ length: 5 }, () => aBrowser(browser, PHONE)),
  );
  await ruth!.goto(`${berea.url}/join/${code}`);
  await expect(ruth!.getByText('Tuesday evening. Nobody is here yet.')).toBeVisible(PATIENCE);
  await ruth!.getByRole('combobox', { name: 'Your translation' }).selectOption('web');
  expect(await violations(ruth!)).toEqual([]);
  await join(ruth!, berea.url, code, 'Ruth');
  await join(tim!, berea.url, code, 'Tim');
  await join(lydia!, berea.url, code, 'Lydia');
  await join(second!, berea.url, code, 'ruth', 'ruth 2');
  await expect(leader.getByText('4 people are here.')).toBeVisible(PATIENCE);
  const early = [ruth!, tim!, lydia!, second!];

  // The first question: all answer; a reload gives the seat and the answer back.
  await step(leader, 'Start');
  for (const [at, phone] of early.entries()) await answer(phone, 1, at % 4);
  await expect(leader.getByText('4 of 4 have answered')).toBeVisible(PATIENCE);
  await ruth!.reload();
  await expect(ruth!.getByText('You are back, Ruth.')).toBeVisible(PATIENCE);
  await expect(option(ruth!, 0)).toHaveAttribute('aria-pressed', 'true');
  for (const page of [leader, ruth!]) {
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }

  // Late ones join, and nobody waits for them.
  await join(late!, berea.url, code, 'Late');
  await expect(leader.getByText('4 of 4 have answered')).toBeVisible(PATIENCE);
  await step(leader, 'Reveal');
  await expect(leader.getByText('of 4 knew')).toBeVisible(PATIENCE);
  await expect(leader.locator('figcaption')).toContainText('KJV', PATIENCE);
  await expect(ruth!.locator('figcaption')).toContainText('WEB, your translation', PATIENCE);
  for (const page of [leader, ruth!]) {
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }

  // A disputed answer is accepted, taken back, and accepted again: the scores follow each time.
  await step(leader, 'Show the board');
  await expect(tim!.getByText('to go')).toBeVisible(PATIENCE);
  const gained = leader.locator('main ol li').filter({ hasText: '+' });
  await step(leader, 'Accept another answer');
  const accept = leader.getByRole('dialog').getByRole('button', { name: /^Accept / });
  const takeBack = leader.getByRole('dialog').getByRole('button', { name: /^Take back / });
  await accept.first().click();
  await expect(takeBack).toHaveCount(1, PATIENCE);
  await expect(gained).toHaveCount(2, PATIENCE);
  await takeBack.click();
  await expect(takeBack).toHaveCount(0, PATIENCE);
  await expect(gained).toHaveCount(1, PATIENCE);
  await accept.first().click();
  await expect(gained).toHaveCount(2, PATIENCE);
  await leader.keyboard.press('Escape');
  expect(await violations(leader)).toEqual([]);

  // The leader reloads and still leads. One phone is offline while the question goes on, and answers there.
  await leader.reload();
  await step(leader, 'Next question');
  for (const phone of [...early, late!]) await seesQuestion(phone, 2);
  await tim!.context().setOffline(true);
  await expect(tim!.getByText('No connection. It comes back by itself.')).toBeVisible({ timeout: 25_000 });
  await option(tim!, 1).click();
  await expect(
    tim!
      .getByText('On its way', { exact: false })
      .or(tim!.getByText('Looking for the network', { exact: false })),
  ).toBeVisible();
  for (const phone of [ruth!, lydia!, second!, late!]) await answer(phone, 2, 2);
  await expect(leader.getByText('4 of 5 have answered')).toBeVisible(PATIENCE);
  await tim!.context().setOffline(false);
  await expect(leader.getByText('5 of 5 have answered')).toBeVisible(PATIENCE);
  await expect(option(tim!, 1)).toHaveAttribute('aria-pressed', 'true');
  await step(leader, 'Reveal');
  await expect(late!.getByText('The leader goes on. Keep this page open.')).toBeVisible(PATIENCE);

  // To the end.
  for (const number of [3, 4, 5]) {
    await step(leader, 'Next question');
    for (const phone of [...early, late!]) await answer(phone, number, number % 4);
    await expect(leader.getByText('5 of 5 have answered')).toBeVisible(PATIENCE);
    await step(leader, 'Reveal');
    await expect(ruth!.getByText('The leader goes on. Keep this page open.')).toBeVisible(PATIENCE);
  }
  await step(leader, 'Finish');
  for (const page of [leader, ...early, late!])
    await expect(page.getByText('Every answer stands in its passage. Go and look.')).toBeVisible(PATIENCE);
  for (const page of [leader, late!]) {
    await expect(page.getByRole('region', { name: 'To read again' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.locator('main li').filter({ hasText: 'Late' })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  }
});

test('with the keyboard alone, at every size, on a second screen, and led by a player', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const leader = await aBrowser(browser, WALL);
  const code = await openRoom(leader, berea.url, '180');
  const screen = await leader.context().newPage();
  await screen.goto(`${berea.url}/room/${code}?screen`);
  await expect(screen.getByRole('heading', { name: 'Join on your phone' })).toBeVisible(PATIENCE);
  await expect(screen.getByRole('button')).toHaveCount(0);
  // As over plain http: this phone cannot keep its screen awake, and says so.
  const phone = await aBrowser(browser, PHONE);
  await phone.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
  await join(phone, berea.url, code, 'Ruth');
  await expect(phone.getByText('If the phone goes dark meanwhile', { exact: false })).toBeVisible(PATIENCE);

  await leader.getByRole('button', { name: 'Start' }).focus();
  await leader.keyboard.press('Enter');
  await seesQuestion(phone, 1);
  await option(phone, 2).focus();
  await phone.keyboard.press('Enter');
  await expect(option(phone, 2)).toContainText('Yours', PATIENCE);
  await phone.keyboard.press('Shift+Tab');
  await phone.keyboard.press('Space');
  await expect(option(phone, 1)).toContainText('Yours', PATIENCE);
  await expect(screen.getByText('seconds left')).toBeVisible(PATIENCE);

  for (const [page, sizes] of [
    [leader, [WALL, PHONE, { width: 640, height: 360 }, { width: 320, height: 568 }]],
    [phone, [PHONE, { width: 320, height: 568 }, { width: 195, height: 422 }]],
    [screen, [WALL, { width: 1920, height: 1080 }]],
  ] as const) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect([size, await pixelsTooWide(page)]).toEqual([size, 0]);
    }
  }

  // The leader hands over; the player leads from the phone, and the leader takes it back.
  await leader.setViewportSize(WALL);
  await leader.getByRole('button', { name: 'Room' }).click();
  await leader.getByRole('button', { name: 'Let lead Ruth' }).click();
  await expect(leader.getByText('Ruth leads now.')).toBeVisible(PATIENCE);
  await phone.getByRole('button', { name: 'Reveal' }).click();
  await expect(screen.locator('figure blockquote')).toBeVisible(PATIENCE);
  await leader.getByRole('button', { name: 'Take the lead back' }).click();
  await expect(leader.getByRole('button', { name: 'Next question' })).toBeVisible(PATIENCE);

  // The leader is gone without a word: a player stands in. Back again, the leader takes over.
  await leader.goto('about:blank');
  await phone.getByRole('button', { name: 'Lead from here' }).click({ timeout: 45_000 });
  await expect(phone.getByRole('button', { name: 'Next question' })).toBeVisible(PATIENCE);
  await leader.goto(`${berea.url}/room/${code}`);
  await expect(leader.getByText('Ruth leads now.')).toBeVisible(PATIENCE);
  await leader.getByRole('button', { name: 'Take the lead back' }).click();
  await expect(leader.getByRole('button', { name: 'Next question' })).toBeVisible(PATIENCE);

  // A player who is removed is told so; a room that is not there, too.
  await leader.getByRole('button', { name: 'Room' }).click();
  await leader.getByRole('button', { name: 'Remove Ruth' }).click();
  await leader.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(phone.getByText('You have no seat in this room. Please join it again.')).toBeVisible(PATIENCE);
  await phone.goto(`${berea.url}/join/bcdfgh`);
  await expect(phone.getByText('There is no room with this code.', { exact: false })).toBeVisible(PATIENCE);
});
