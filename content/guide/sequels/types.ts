import type { PassageMark } from '../types.ts';

/** What a talk is about, in so few kinds that an answer to "how do I start" can be written for each. */
const MATTERS = [
  'couple',
  'people',
  'child',
  'grief',
  'illness',
  'low',
  'fear',
  'guilt',
  'doubt',
  'work',
  'habit',
  'church',
  'prayer',
  'faith',
] as const;

export type Matter = (typeof MATTERS)[number];

/** Kinds of people whom something is said to. */
export type PersonKind = 'spouse' | 'child' | 'parent' | 'boss' | 'friend' | 'leader';

/**
 * For which matter an answer is; `/other`: the one who suffers or struggles is not the writer; `/child`: the message
 * speaks of a child. `to/`: whom the message names. `any` is for every matter of life.
 */
export type Cell = Matter | `${Matter}/other` | `${Matter}/child` | `to/${PersonKind}` | 'any';

/**
 * An answer of 25 to 90 words. `{who}` is "your wife"; `{he}`, `{him}`, `{his}` are set as the person is spoken of, also
 * as they, them, their: so no verb that would change stands behind `{he}`.
 */
export interface SequelAnswer {
  readonly text: string;
  readonly passage?: PassageMark;
}

/** What comes after every matter: a question or a short statement, with an answer for each matter where it truly differs. */
export interface Sequel {
  readonly id: string;
  /** As a visitor might say it; it finds this sequel. */
  readonly said: string;
  /** The whole message, or its last sentence, over plain words. */
  readonly whole: RegExp;
  /** How it begins, where more may follow that names no other matter. */
  readonly open?: RegExp;
  /** Somebody does it: the answers for `child` and `couple` are of what a child, and a husband or wife, does. */
  readonly isOfPerson?: true;
  /** So wide that it is taken only where the library has nothing on the matter. */
  readonly isWide?: true;
  /** It says all in so few words that a question of the library is only guessed beside it. */
  readonly isExact?: true;
  readonly answers: Readonly<Partial<Record<Cell, SequelAnswer>>>;
}
