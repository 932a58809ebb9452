import type { PassageMark } from '../types.ts';

/** What can be answered in a sentence or two: how long, how many, who, where, which, what a word means. */
export interface ShortFact {
  /** Stable, kebab-case. */
  readonly id: string;
  /** As a visitor might ask it; it finds this fact. */
  readonly question: string;
  /**
   * Words of which a question for it holds all, in any order and form; `a|b` is either, `=a` this form alone, `-c`
   * must not stand there.
   */
  readonly asked: readonly string[];
  /** The first sentence answers. */
  readonly answer: string;
  /** Told when more is asked: why, how, which of them. */
  readonly more?: string;
  readonly passages: readonly PassageMark[];
}

/** What people ask of their own life: its few words are frequent ones, so how the sentence is built decides as well. */
export interface HeartFact extends ShortFact {
  /** What the sentence must be, over plain words: the answer begins with a yes or no, or is for this question only. */
  readonly sentence: RegExp;
}
