import type { GameCategory, GameDifficulty, GameType } from '../content/en/games/types.ts';
import { POINTS } from './scoring.ts';

export type { GameDifficulty, GameType } from '../content/en/games/types.ts';

/**
 * How a typed answer is judged (check-answer.ts): a name, a number, one word (or words) left out of a text,
 * a few words of one's own, words of a verse, one of the options, or an order of letters.
 */
export type AnswerKind = 'name' | 'number' | 'word' | 'words' | 'verse' | 'choice' | 'order';

interface AnswerRule {
  readonly kind: AnswerKind;
  /** Other right answers. */
  readonly accepted: readonly string[];
  /** Words of the Bible that are spelt almost like the answer and are not slips of it: Elisha for Elijah. */
  readonly lookAlikes: readonly string[];
}

/** What checkAnswer needs of a question. */
export interface Answerable {
  /** What is asked: for words of a verse, with the words that are shown. */
  readonly question?: string;
  readonly correctAnswer: string;
  readonly multipleChoiceOptions?: readonly string[];
  readonly answerRule?: AnswerRule;
}

/** A question as it is played, in one translation. */
export interface Game extends Answerable {
  readonly id: string;
  readonly title: string;
  readonly type: GameType;
  readonly category: GameCategory;
  readonly difficulty: GameDifficulty;
  readonly points: number;
  /** Where it shows words of the Bible, they stand between empty lines, and behind them the reference if it may be known. */
  readonly question: string;
  /** The passage to read again: "Exodus 2:1-10". It tells too much to be shown before the answer. */
  readonly scripture: string;
  /** JSON: an array of at least two strings. */
  readonly hints: string;
  /** One sentence, shown after the answer. */
  readonly explanation: string;
  readonly answerRule: AnswerRule;
  /** "KJV", where it shows or asks words of the Bible. */
  readonly version?: string;
}

/** A random number of at least 0 and less than 1, as Math.random gives; passed in. */
export type Random = () => number;

type GameParts = Omit<Game, 'points' | 'hints'> & { readonly hints: readonly string[] };

/** A game of its parts: points follow from the difficulty, and the hints are written as JSON. */
export function makeGame({ hints, ...parts }: GameParts): Game {
  return { ...parts, points: POINTS[parts.difficulty], hints: JSON.stringify(hints) };
}
