import { PLAYING_MAX_SECONDS } from '../../../contract/limits.ts';
import type { Game } from '../../../games/question.ts';
import { MAX_ATTEMPTS, scoreOf } from '../../../games/scoring.ts';

/** How a question ended. A revealed one scores 0, a skipped one is not counted. */
export interface Result {
  readonly game: Game;
  readonly kind: 'correct' | 'revealed' | 'skipped';
  readonly earned: number;
  /** All tries, the right one included. */
  readonly attempts: number;
  readonly seconds: number;
}

/** The question that is being played. */
export interface QuestionState {
  readonly game: Game;
  /** What is typed or chosen, and not submitted yet. */
  readonly answer: string;
  readonly wrong: readonly string[];
  readonly hintsShown: number;
  /** Milliseconds. */
  readonly startedAt: number;
  /** null while it is open. */
  readonly result: Result | null;
}

/**
 * `single`: one question after another, without an end. `quick-fire`: against the clock. `review`: missed questions that
 * are due again.
 */
export type RunKind = 'quiz' | 'single' | 'quick-fire' | 'review';

/** One run, from its first question to its summary (behaviour 7.4). */
export interface Run {
  readonly kind: RunKind;
  /** Quick Fire: what the clock gives for each question. */
  readonly secondsPerQuestion: number | undefined;
  readonly games: readonly Game[];
  readonly index: number;
  readonly question: QuestionState;
  readonly results: readonly Result[];
  readonly isOver: boolean;
}

export type RunEvent =
  | { readonly type: 'answered'; readonly answer: string }
  | { readonly type: 'submitted'; readonly isRight: boolean; readonly now: number }
  | { readonly type: 'hint' }
  | { readonly type: 'skipped' | 'timed-out' | 'next'; readonly now: number }
  /** Single play goes on with another question. */
  | { readonly type: 'another'; readonly game: Game; readonly now: number };

export function startRun(
  kind: RunKind,
  games: readonly Game[],
  { now, secondsPerQuestion }: { now: number; secondsPerQuestion?: number | undefined },
): Run | null {
  const [first] = games;
  if (!first) return null;
  return {
    kind,
    secondsPerQuestion,
    games,
    index: 0,
    question: openQuestion(first, now),
    results: [],
    isOver: false,
  };
}

const openQuestion = (game: Game, now: number): QuestionState => ({
  game,
  answer: '',
  wrong: [],
  hintsShown: 0,
  startedAt: now,
  result: null,
});

export function nextRun(run: Run, event: RunEvent): Run {
  const { question } = run;
  const change = (changed: Partial<QuestionState>): Run => ({
    ...run,
    question: { ...question, ...changed },
  });
  if (event.type === 'next') return question.result ? goOn(run, event.now) : run;
  if (event.type === 'another')
    return {
      ...run,
      games: [...run.games, event.game],
      index: run.games.length,
      question: openQuestion(event.game, event.now),
    };
  if (question.result) return run;
  switch (event.type) {
    case 'answered':
      return change({ answer: event.answer });
    case 'hint':
      return change({ hintsShown: Math.min(hintsOf(question.game).length, question.hintsShown + 1) });
    case 'submitted':
      return submit(run, event.isRight, event.now);
    case 'skipped':
      return end(run, { kind: 'skipped', attempts: question.wrong.length }, event.now);
    case 'timed-out':
      return end(run, { kind: 'revealed', attempts: Math.max(1, question.wrong.length) }, event.now);
  }
}

function submit(run: Run, isRight: boolean, now: number): Run {
  const { question } = run;
  const answer = question.answer.trim();
  if (answer === '') return run;
  const attempts = question.wrong.length + 1;
  if (isRight) return end(run, { kind: 'correct', attempts }, now);
  const tried = { ...run, question: { ...question, answer: '', wrong: [...question.wrong, answer] } };
  return attempts < MAX_ATTEMPTS ? tried : end(tried, { kind: 'revealed', attempts }, now);
}

function end(run: Run, { kind, attempts }: Pick<Result, 'kind' | 'attempts'>, now: number): Run {
  const { question } = run;
  const { game } = question;
  const result: Result = {
    game,
    kind,
    attempts,
    earned: kind === 'correct' ? scoreOf(game.points, attempts) : 0,
    // A question may have been left open for days; the server takes no more than this.
    seconds: Math.min(PLAYING_MAX_SECONDS, Math.max(0, Math.round((now - question.startedAt) / 1_000))),
  };
  return { ...run, question: { ...question, result }, results: [...run.results, result] };
}

function goOn(run: Run, now: number): Run {
  const next = run.games[run.index + 1];
  if (!next) return { ...run, isOver: true };
  return { ...run, index: run.index + 1, question: openQuestion(next, now) };
}

/** The question's hints; an unreadable list counts as none. */
export function hintsOf({ hints }: Pick<Game, 'hints'>): string[] {
  try {
    const list: unknown = JSON.parse(hints);
    return Array.isArray(list) ? list.filter((hint) => typeof hint === 'string' && hint !== '') : [];
  } catch {
    return [];
  }
}

/** The options that can be chosen; none where the answer is typed. */
export const optionsOf = ({ multipleChoiceOptions }: Pick<Game, 'multipleChoiceOptions'>): string[] =>
  (multipleChoiceOptions ?? []).filter((option) => typeof option === 'string' && option.trim() !== '');

/** What the right answer would bring now. */
export const pointsLeft = ({ game, wrong }: QuestionState): number => scoreOf(game.points, wrong.length + 1);

export interface RunTotals {
  readonly score: number;
  /** What all questions together were worth. */
  readonly possible: number;
  readonly correct: number;
  /** Answered or revealed. */
  readonly answered: number;
  /** Percent of the answered ones. */
  readonly accuracy: number;
  /** Right answers in a row at the end, and the most in this run. */
  readonly streak: number;
  readonly bestStreak: number;
}

export function totalsOf({ results }: Pick<Run, 'results'>): RunTotals {
  let [score, possible, correct, answered, streak, bestStreak] = [0, 0, 0, 0, 0, 0];
  for (const { kind, earned, game } of results) {
    possible += game.points;
    if (kind === 'skipped') continue;
    answered += 1;
    score += earned;
    correct += kind === 'correct' ? 1 : 0;
    streak = kind === 'correct' ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const accuracy = answered === 0 ? 0 : Math.round((correct / answered) * 100);
  return { score, possible, correct, answered, accuracy, streak, bestStreak };
}
