/** What a browser keeps of the Bible games: verses to learn, and everything to play without a network (behaviour 7.4). */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violations } from './accessibility.ts';
import { test } from './games-player.ts';
import { offlineAgain } from './offline-again.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

test('a verse is learned with less and less help, and comes back later; progress can be moved', async ({
  page,
  player,
}) => {
  watchConsole(page);
  await player.open();
  await page.getByRole('button', { name: 'Choose a verse' }).click();
  await page.getByRole('textbox', { name: 'Add a verse' }).fill('ps 46 10');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const review = page.getByRole('region', { name: 'Psalm 46:10' });
  await expect(review).toContainText('Be still, and know that I am God');
  await review.getByRole('button', { name: 'Hide words' }).click();
  await expect(review).toContainText('Be still, ___ know that _ am God');
  await review.getByRole('button', { name: 'First letters' }).click();
  await expect(review).toContainText('B_ s____, a__ k___');
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('Nothing more is due today.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'cards of Berea',
    cards: [{ id: 'Psalm 46:10' }],
  });
  await page.getByRole('button', { name: 'Remove Psalm 46:10' }).click();
  await expect(page.getByText('No verses yet.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 card was read from the file.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByText('This file holds no cards of Berea.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Psalm 46:10' })).toBeVisible();
});

test('offline, every mode can be played, and scores are counted when the network is back', async ({
  page,
  context,
  player,
  berea,
  games,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await player.open();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${berea.url}/bible-games`);
  await expect(page.getByText(`${games.length} questions, each tied to its passage`)).toBeVisible();
  await offlineAgain(context);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const { points } = await player.answerRight();
  await expect(page.getByText(`You earned ${points} points!`)).toBeVisible();
  await page.getByRole('button', { name: 'Close Game' }).click();
  await player.startQuickFire();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Close Game' }).click();
  await player.chooseMode(/Icebreaker/);
  await page.getByRole('button', { name: 'Create Icebreaker' }).click();
  await expect(page.getByRole('heading', { name: /Arriving/ })).toBeVisible();
  await player.chooseMode(/Team Building/);
  await page.getByRole('button', { name: 'Get a Challenge' }).click();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await context.setOffline(false);
  await expect(player.figure('Total score')).toHaveText(String(points));
});
