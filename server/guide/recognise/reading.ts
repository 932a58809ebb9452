import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import type { Passage } from '../../../scripture/types.ts';
import { withFewNumbers } from '../bounded.ts';
import type { Intent, Recognition } from '../intent.ts';
import { briefOpening } from '../reading/brief.ts';
import { isAsking, isPersonal } from '../reading/requests.ts';
import type { Match } from '../reading/signs.ts';
import { plainWords, type Word, wordsOf } from '../reading/words.ts';
import type { Subjects } from './subjects.ts';

/** One turn as the recogniser reads it. */
export interface Reading {
  readonly text: string;
  readonly plain: string;
  readonly words: readonly Word[];
  readonly count: number;
  readonly passages: readonly Passage[];
  readonly asking: boolean;
  readonly personal: boolean;
  readonly hasDocument: boolean;
  /** Only the opening of a worked-out instruction is read. */
  readonly isBrief: boolean;
}

/** One way to understand a message; undefined where it does not apply. */
export type Rule = (reading: Reading, subjects: Subjects) => Recognition | undefined;

/** In words: a short message. */
export const SHORT = 14;
/** References of a message are read up to so many numbers. */
const MOST_NUMBERS = 60;
/** A message this long tells a story; a phrase in it that could ask a question counts for less. */
export const STORY = 30;

/** An intent with its reasons. */
export const is = (intent: Intent, ...reasons: string[]): Recognition => ({ intent, reasons });
/** A reason that names the signs found. */
export const because = (kind: string, match: Match<unknown>) => `${kind}: ${match.signs.join(', ')}`;

/** Reads a message once; all rules look at the same reading. */
export function read(whole: string, hasDocument: boolean): Reading {
  // Of a worked-out instruction the opening says what is wanted; passages may be named anywhere.
  const text = briefOpening(whole) ?? whole;
  const plain = plainWords(text);
  const words = wordsOf(text);
  return {
    text,
    plain,
    words,
    count: words.length,
    passages: passagesInMessage(withFewNumbers(whole, MOST_NUMBERS), {
      isShort: text === whole && words.length <= SHORT,
    }),
    asking: isAsking(text, plain),
    personal: isPersonal(plain),
    hasDocument,
    isBrief: text !== whole,
  };
}

/** A passage that is named beside a topic is answered with it. */
export function withNamed(intent: Intent, { passages }: Reading): Intent {
  return intent.kind === 'topic' ? { ...intent, passages } : intent;
}
