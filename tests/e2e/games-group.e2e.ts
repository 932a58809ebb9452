/** The Bible games for a leader: icebreakers and team challenges (behaviour 7.4). */
import { expect } from '@playwright/test';
import { violations } from './accessibility.ts';
import { test } from './games-player.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

test('a leader plans an icebreaker, draws groups and goes through its rounds', async ({ page, player }) => {
  watchConsole(page, FAILED_REQUESTS);
  await player.open();
  await player.chooseMode(/Icebreaker/);
  await page.route('**/api/bible-games/icebreaker', (route) => route.fulfill({ json: { format: {} } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Create Icebreaker' }).click();
  await expect(page.getByText('Invalid icebreaker data received. Please try again.').first()).toBeVisible();
  await page.route('**/api/bible-games/icebreaker', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Create Icebreaker' }).click();
  await expect(
    page.getByText('Failed to create icebreaker challenge. Please try again.').first(),
  ).toBeVisible();

  await page.getByRole('combobox', { name: 'Participants' }).selectOption('6');
  await page.getByRole('combobox', { name: 'Time Limit' }).selectOption('15');
  await page.getByRole('textbox', { name: /Names/ }).fill('Ruth, Naomi, Tim, Lydia, Joe, Esther');
  await page.getByRole('button', { name: 'Create Icebreaker' }).click();
  await expect(page.getByRole('list', { name: 'Groups' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Groups' })).toContainText('Naomi');
  await expect(page.getByRole('heading', { name: /Arriving/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Groups' })).toContainText('Naomi');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('All together (3 minutes)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next round' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('button', { name: 'Create Icebreaker' })).toBeVisible();
});

test('a team challenge has rounds with a clock, hidden answers and scores', async ({ page, player }) => {
  watchConsole(page, FAILED_REQUESTS);
  await page.clock.install();
  await player.open();
  await player.chooseMode(/Team Building/);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: /Names/ }).fill('Ruth, Naomi, Tim, Lydia');
  await page.getByRole('button', { name: 'Get a Challenge' }).click();
  const scores = page.getByRole('list', { name: 'Scores' });
  await expect(scores.getByRole('listitem')).toHaveCount(3);
  for (const name of ['Ruth', 'Naomi', 'Tim', 'Lydia']) await expect(scores).toContainText(name);
  await page.getByRole('button', { name: 'Show the answer' }).first().click();
  await page.getByRole('button', { name: 'One point more for team 2' }).click();
  await expect(page.getByRole('status', { name: 'Team 2' })).toHaveText('1');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.fastForward(60 * 60_000);
  await expect(page.getByText('Time is up.')).toBeVisible();
  while (await page.getByRole('button', { name: 'Next round' }).isEnabled())
    await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('heading', { name: 'To talk about' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.route('**/api/bible-games/team-building', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Another challenge' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
