import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Game } from '../../games/question.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';

/** The Bible games in a browser, as tests play them. */
interface GamesPlayer {
  open(): Promise<void>;
  chooseMode(name: RegExp): Promise<void>;
  /** Begins a Quick Fire; `more` makes its choices. */
  startQuickFire(more?: () => Promise<void>): Promise<void>;
  /** The question on screen. */
  current(): Promise<Game>;
  /** Answers right; the question that was asked. */
  answerRight(): Promise<Game>;
  answerWrong(): Promise<void>;
  submit(): Locator;
  next(): Locator;
  /** One of the player's statistics. */
  figure(name: string): Locator;
}

/** One server for all tests of a worker: each test is another player. */
export const test = base.extend<
  { player: GamesPlayer },
  { berea: TestBerea /** All questions. */; games: readonly Game[] }
>({
  berea: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const berea = await startBerea();
      await use(berea);
      await berea.remove();
    },
    { scope: 'worker' },
  ],
  games: [
    async ({ berea }, use) => use(await (await fetch(`${berea.url}/api/bible-games`)).json()),
    { scope: 'worker' },
  ],
  player: async ({ page, berea, games }, use) => use(gamesPlayer(page, berea.url, games)),
});

function gamesPlayer(page: Page, url: string, games: readonly Game[]): GamesPlayer {
  const submit = () => page.getByRole('button', { name: 'Submit Answer' });
  const next = () => page.getByRole('button', { name: /Next Question|See the Result/ });
  const field = () => page.getByRole('textbox', { name: 'Your answer' });
  const option = (value: string) => page.locator(`input[type=radio][value="${value}"]`);

  async function chooseMode(name: RegExp): Promise<void> {
    await page.getByRole('group', { name: 'How to play' }).getByRole('radio', { name }).check();
  }

  async function current(): Promise<Game> {
    const shown = await page
      .locator('form h1')
      .evaluate((heading) => heading.parentElement?.textContent ?? '');
    const plain = (text: string) => text.replace(/[\s_]+/g, '');
    const game = games.find(({ question }) => plain(question) === plain(shown));
    if (!game) throw new Error(`No question reads: ${shown}`);
    return game;
  }

  return {
    submit,
    next,
    figure: (name) => page.locator('dl > div').filter({ hasText: name }).locator('dd'),
    chooseMode,
    current,

    async open() {
      await page.goto(`${url}/bible-games`);
      await expect(page.getByText(`${games.length} questions, each tied to its passage`)).toBeVisible();
    },

    async startQuickFire(more) {
      await chooseMode(/Quick Fire/);
      await more?.();
      await page.getByRole('button', { name: 'Start Quick Fire' }).click();
    },

    async answerRight() {
      const game = await current();
      if (game.multipleChoiceOptions) await option(game.correctAnswer).check();
      else await field().fill(game.correctAnswer);
      await submit().click();
      await expect(next()).toBeFocused();
      return game;
    },

    async answerWrong() {
      const game = await current();
      if (game.multipleChoiceOptions) {
        const left = await page
          .locator('input[type=radio]:not(:disabled)')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
        await option(left.find((value) => value !== game.correctAnswer)!).check();
      } else await field().fill('Nebuchadrezzars cupbearer');
      await submit().click();
    },
  };
}
