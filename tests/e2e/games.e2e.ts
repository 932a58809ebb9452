/** The Bible games: each mode to its end, the rules of a question, verses to learn, offline (behaviour 7.4). */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Game } from '../../games/question.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();
let berea: TestBerea;
let games: Game[];
test.beforeAll(async () => {
  berea = await startBerea();
  games = await (await fetch(`${berea.url}/api/bible-games`)).json();
});
test.afterAll(() => berea.remove());

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const next = (page: Page) => page.getByRole('button', { name: /Next Question|See the Result/ });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

async function open(page: Page): Promise<void> {
  await page.goto(`${berea.url}/bible-games`);
  await expect(page.getByText(`${games.length} questions, each tied to its passage`)).toBeVisible();
}

/** The question on screen. */
async function current(page: Page): Promise<Game> {
  const about = await page.locator('form h1').evaluate((heading) => ({
    asked: heading.textContent ?? '',
    rest: heading.parentElement?.textContent ?? '',
  }));
  const plain = (text: string) => text.replace(/[\s_]+/g, '');
  const game = games.find(({ question }) => plain(question) === plain(about.rest));
  if (!game) throw new Error(`No question reads: ${about.rest}`);
  return game;
}

async function answer(page: Page, given: string): Promise<void> {
  if (await field(page).isVisible()) await field(page).fill(given);
  else await page.getByRole('radio', { name: given, exact: true }).check();
  await submit(page).click();
}

async function answerRight(page: Page): Promise<Game> {
  const game = await current(page);
  if (game.multipleChoiceOptions)
    await page.locator(`input[type=radio][value="${game.correctAnswer}"]`).check();
  else await field(page).fill(game.correctAnswer);
  await submit(page).click();
  await expect(next(page)).toBeFocused();
  return game;
}

async function answerWrong(page: Page): Promise<void> {
  const game = await current(page);
  if (!game.multipleChoiceOptions) return answer(page, 'Nebuchadrezzars cupbearer');
  const tried = page.locator('input[type=radio]:not(:disabled)');
  for (const value of await tried.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))) {
    if (value === game.correctAnswer) continue;
    await page.locator(`input[type=radio][value="${value}"]`).check();
    return submit(page).click();
  }
}

async function chooseMode(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('group', { name: 'How to play' }).getByRole('radio', { name }).check();
}

/** Begins a Quick Fire; `more` makes its choices. */
async function startQuickFire(page: Page, more: () => Promise<void> = async () => {}): Promise<void> {
  await chooseMode(page, /Quick Fire/);
  await more();
  await page.getByRole('button', { name: 'Start Quick Fire' }).click();
}

/** The games with a clock that the test moves on. */
async function openWithClock(page: Page): Promise<void> {
  watchConsole(page);
  await page.clock.install();
  await open(page);
}

test('a quiz is played to its end, counted, and its missed question comes back', async ({ page }) => {
  watchConsole(page);
  await open(page);
  await expect(figure(page, 'Games played')).toHaveText('0');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(submit(page)).toBeDisabled();

  const first = await answerRight(page);
  await expect(page.getByText(`Correct! 🎉 You earned ${first.points} points!`)).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await expect(page.getByText(first.explanation)).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  const second = await current(page);
  await answerWrong(page);
  await expect(page.getByText('Not quite right - Try again! Use a hint if you need help.')).toBeVisible();
  await expect(page.getByText('Try 2 of 3')).toBeVisible();
  const hints = JSON.parse(second.hints) as string[];
  for (const [at, hint] of hints.entries()) {
    await page.getByRole('button', { name: /hint$/i }).click();
    await expect(page.getByText(`Hint ${at + 1} of ${hints.length}`)).toBeVisible();
    await expect(page.getByText(hint)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /hint$/i })).toBeDisabled();
  await answerWrong(page);
  await answerWrong(page);
  await expect(page.getByText('Answer revealed')).toBeVisible();
  await expect(page.getByText('This question comes back tomorrow.')).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await next(page).click();

  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Question Skipped').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await next(page).click();
  const fourth = await answerRight(page);
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await next(page).click();
  const fifth = await current(page);
  await answerWrong(page);
  await answerRight(page);
  await expect(page.getByText(`You earned ${fifth.points - 2} points!`)).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await next(page).click();

  const score = first.points + fourth.points + fifth.points - 2;
  await expect(page.getByRole('heading', { name: 'Session Complete!' })).toBeFocused();
  await expect(figure(page, 'Final score')).toContainText(String(score));
  await expect(figure(page, 'Accuracy')).toHaveText('75%');
  await expect(page.getByText(`${second.title}. Revealed. Comes back tomorrow.`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expect(figure(page, 'Games played')).toHaveText('4');
  await expect(figure(page, 'Total score')).toHaveText(String(score));
  await expect(figure(page, 'Current streak')).toHaveText('2');
});

test('a card of the browse grid plays that question alone; filters can come up empty and be reset', async ({
  page,
}) => {
  watchConsole(page);
  const few = games.filter(({ category, difficulty }) => category === 'places' && difficulty === 'hard');
  await page.route('**/api/bible-games?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('difficulty') === 'easy') return route.fulfill({ json: [] });
    if (query.get('category') === 'places' && query.get('difficulty') === 'hard')
      return route.fulfill({ json: [few[0], few[0], few[1]] });
    return route.continue();
  });
  await open(page);
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('easy');
  await expect(page.getByRole('heading', { name: 'No Games Found' })).toBeVisible();
  await expect(page.getByText('The net came up empty for easy questions.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page.getByText(`${games.length} questions, each tied to its passage`)).toBeVisible();

  await page.getByRole('combobox', { name: 'Category' }).selectOption('places');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('hard');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Limited Questions Available').first()).toBeVisible();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Close Game' }).click();

  const card = page.getByRole('listitem').getByRole('button').nth(2);
  const title = (await card.textContent()) ?? '';
  await card.click();
  const game = await current(page);
  expect(title).toContain(game.title);
  await answerRight(page);
  await next(page).click();
  await expect.poll(async () => (await current(page)).id).not.toBe(game.id);
  await page.getByRole('button', { name: 'Skip Game' }).click();
  await expect(page.getByRole('heading', { name: 'Bible Games' })).toBeFocused();
});

test('Quick Fire shows the answer when the time is up, and counts right answers in a row', async ({
  page,
}) => {
  await openWithClock(page);
  await startQuickFire(page, () => page.getByRole('radio', { name: '20', exact: true }).first().check());
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await answerRight(page);
  await expect(page.getByText('1 in a row')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('timer', { name: /seconds left/ })).toBeVisible();
  await page.clock.fastForward(41_000);
  await expect(page.getByText('Answer revealed')).toBeVisible();
  await expect(page.getByText('0 in a row')).toBeVisible();
});

test('Quick Fire keeps its time over a reload, and asks other questions when played again', async ({
  page,
}) => {
  await openWithClock(page);
  await startQuickFire(page, () => page.getByRole('radio', { name: '90', exact: true }).check());
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.clock.fastForward(50_000);
  await page.reload();
  await expect(page.getByRole('timer', { name: /seconds left/ })).toBeVisible();
  await expect(page.getByText('Answer revealed')).toBeHidden();
  for (let asked = 1; asked <= 10; asked += 1) {
    await expect(page.getByText(`Question ${asked} of 10`)).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await next(page).click();
  }
  const drawn = page.waitForResponse(/quickfire/);
  await page.getByRole('button', { name: 'Play Again' }).click();
  const again: Game[] = await (await drawn).json();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(again.map(({ id }) => id)).toContain((await current(page)).id);
  await page.clock.fastForward(50_000);
  await expect(page.getByText('Answer revealed')).toBeHidden();
});

test('questions are made from a passage, and a reference that is none is explained', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  await open(page);
  const passage = page.getByRole('textbox', { name: 'Play a passage' });
  await passage.fill('Hezekiah 3');
  await passage.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Hezekiah');
  await passage.fill('John 11:35');
  await passage.press('Enter');
  await expect(page.getByRole('alert')).toContainText('too few words');
  await passage.fill('romans 8');
  await passage.press('Enter');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page.getByText(/Romans 8/).first()).toBeVisible();
});

test('a leader plans an icebreaker, draws groups and goes through its rounds', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  await open(page);
  await chooseMode(page, /Icebreaker/);
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
  await page.reload();
  await chooseMode(page, /Icebreaker/);
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('All together (3 minutes)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next round' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('button', { name: 'Create Icebreaker' })).toBeVisible();
});

test('a team challenge has rounds with a clock, hidden answers and scores', async ({ page }) => {
  watchConsole(page, FAILED_REQUESTS);
  await page.clock.install();
  await open(page);
  await chooseMode(page, /Team Building/);
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

test('a verse is learned with less and less help, and comes back later; progress can be moved', async ({
  page,
}) => {
  watchConsole(page);
  await open(page);
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
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await open(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${berea.url}/bible-games`);
  await expect(page.getByText(`${games.length} questions, each tied to its passage`)).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const { points } = await answerRight(page);
  await expect(page.getByText(`You earned ${points} points!`)).toBeVisible();
  await page.getByRole('button', { name: 'Close Game' }).click();
  await startQuickFire(page);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Close Game' }).click();
  await chooseMode(page, /Icebreaker/);
  await page.getByRole('button', { name: 'Create Icebreaker' }).click();
  await expect(page.getByRole('heading', { name: /Arriving/ })).toBeVisible();
  await chooseMode(page, /Team Building/);
  await page.getByRole('button', { name: 'Get a Challenge' }).click();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await context.setOffline(false);
  await expect(figure(page, 'Total score')).toHaveText(String(points));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by keyboard alone, at 320 px, without an axe finding (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 568 }, colorScheme });
    const page = await context.newPage();
    watchConsole(page);
    await open(page);
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    await page.getByRole('radio', { name: /Individual Play/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Icebreaker/ })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('form h1')).toBeFocused();
    const game = await current(page);
    await page.keyboard.press('Tab');
    if (game.multipleChoiceOptions) {
      await page.keyboard.press('Space');
      const right = game.multipleChoiceOptions.indexOf(game.correctAnswer);
      for (let at = 0; at < right; at += 1) await page.keyboard.press('ArrowDown');
    } else await page.keyboard.type(game.correctAnswer);
    await page.keyboard.press('Enter');
    await expect(next(page)).toBeFocused();
    await expect(page.getByText(/^Correct!/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    await context.close();
  });
}
