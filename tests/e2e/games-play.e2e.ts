/** The questions of the Bible games: a quiz, a card, a passage, Quick Fire, by keyboard (behaviour 7.4). */
import { expect } from '@playwright/test';
import type { Game } from '../../games/question.ts';
import { pixelsTooWide, violations } from './accessibility.ts';
import { test } from './games-player.ts';
import { FAILED_REQUESTS, quietConsole } from './quiet-console.ts';

const watchConsole = quietConsole();

test('a quiz is played to its end, counted, and its missed question comes back', async ({ page, player }) => {
  watchConsole(page);
  await player.open();
  await expect(player.figure('Games played')).toHaveText('0');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(player.submit()).toBeDisabled();

  const first = await player.answerRight();
  await expect(page.getByText(`Correct! 🎉 You earned ${first.points} points!`)).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await expect(page.getByText(first.explanation)).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  const second = await player.current();
  await player.answerWrong();
  await expect(page.getByText('Not quite right - Try again! Use a hint if you need help.')).toBeVisible();
  await expect(page.getByText('Try 2 of 3')).toBeVisible();
  const hints = JSON.parse(second.hints) as string[];
  for (const [at, hint] of hints.entries()) {
    await page.getByRole('button', { name: /hint$/i }).click();
    await expect(page.getByText(`Hint ${at + 1} of ${hints.length}`)).toBeVisible();
    await expect(page.getByText(hint)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /hint$/i })).toBeDisabled();
  await player.answerWrong();
  await player.answerWrong();
  await expect(page.getByText('Answer revealed')).toBeVisible();
  await expect(page.getByText('This question comes back tomorrow.')).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await player.next().click();

  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Question Skipped').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await player.next().click();
  const fourth = await player.answerRight();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await player.next().click();
  const fifth = await player.current();
  await player.answerWrong();
  await player.answerRight();
  await expect(page.getByText(`You earned ${fifth.points - 2} points!`)).toBeVisible();
  await expect(page.getByText('Score Recorded!').first()).toBeVisible();
  await player.next().click();

  const score = first.points + fourth.points + fifth.points - 2;
  await expect(page.getByRole('heading', { name: 'Session Complete!' })).toBeFocused();
  await expect(player.figure('Final score')).toContainText(String(score));
  await expect(player.figure('Accuracy')).toHaveText('75%');
  await expect(page.getByText(`${second.title}. Revealed. Comes back tomorrow.`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expect(player.figure('Games played')).toHaveText('4');
  await expect(player.figure('Total score')).toHaveText(String(score));
  await expect(player.figure('Current streak')).toHaveText('2');
});

test('a card of the browse grid plays that question alone; filters can come up empty and be reset', async ({
  page,
  player,
  games,
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
  await player.open();
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
  const game = await player.current();
  expect(title).toContain(game.title);
  await page.reload();
  await expect.poll(async () => (await player.current()).id).toBe(game.id);
  await player.answerRight();
  await player.next().click();
  await expect.poll(async () => (await player.current()).id).not.toBe(game.id);
  await page.getByRole('button', { name: 'Skip Game' }).click();
  await expect(page.getByRole('heading', { name: 'Bible Games' })).toBeFocused();
});

test('Quick Fire shows the answer when the time is up, and counts right answers in a row', async ({
  page,
  player,
}) => {
  watchConsole(page);
  await page.clock.install();
  await player.open();
  await player.startQuickFire(() => page.getByRole('radio', { name: '20', exact: true }).first().check());
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await player.answerRight();
  await expect(page.getByText('1 in a row')).toBeVisible();
  await player.next().click();
  await expect(page.getByRole('timer', { name: /seconds left/ })).toBeVisible();
  await page.clock.fastForward(41_000);
  await expect(page.getByText('Answer revealed')).toBeVisible();
  await expect(page.getByText('0 in a row')).toBeVisible();
});

test('Quick Fire keeps its time over a reload, and asks other questions when played again', async ({
  page,
  player,
}) => {
  watchConsole(page);
  await page.clock.install();
  await player.open();
  await player.startQuickFire(() => page.getByRole('radio', { name: '90', exact: true }).check());
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.clock.fastForward(50_000);
  await page.reload();
  await expect(page.getByRole('timer', { name: /seconds left/ })).toBeVisible();
  await expect(page.getByText('Answer revealed')).toBeHidden();
  for (let asked = 1; asked <= 10; asked += 1) {
    await expect(page.getByText(`Question ${asked} of 10`)).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await player.next().click();
  }
  const drawn = page.waitForResponse(/quickfire/);
  await page.getByRole('button', { name: 'Play Again' }).click();
  const again: Game[] = await (await drawn).json();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(again.map(({ id }) => id)).toContain((await player.current()).id);
  await page.clock.fastForward(50_000);
  await expect(page.getByText('Answer revealed')).toBeHidden();
});

test('questions are made from a passage, and a reference that is none is explained', async ({
  page,
  player,
}) => {
  watchConsole(page, FAILED_REQUESTS);
  await player.open();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ viewport: { width: 320, height: 568 }, colorScheme });

    test('by keyboard alone, at 320 px, without an axe finding', async ({ page, player }) => {
      watchConsole(page);
      await player.open();
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
      const game = await player.current();
      await page.keyboard.press('Tab');
      if (game.multipleChoiceOptions) {
        const right = page.locator(`input[value="${game.correctAnswer}"]`);
        const isRight = () => right.evaluate((radio) => radio === document.activeElement);
        await page.keyboard.press('Space');
        if (await isRight()) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Try 2 of 3')).toBeVisible();
        await expect(page.locator('input[type=radio]:focus')).toBeEnabled();
        while (!(await isRight())) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Space');
      } else await page.keyboard.type(game.correctAnswer);
      await page.keyboard.press('Enter');
      await expect(player.next()).toBeFocused();
      await expect(player.next()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Correct!/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await pixelsTooWide(page)).toBeLessThanOrEqual(1);
    });
  });
}
