import { SAYING_ASIDES, SAYING_CLOSINGS, SAYING_LEADS, SAYING_NEAR } from '../../../content/guide/sayings.ts';
import type { Saying } from '../../../content/sayings/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Intent } from '../intent.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';

const QUOTED = 2;
/** A message no longer than this is about the saying itself. */
const SHORT = 18;
/** A longer text is no question about a saying. */
const PARTS = 12;
const BETWEEN = /[“"]([^”"\n]{6,160})[”"]|‘([^’\n]{6,160})’/g;

/**
 * Finds the saying that a message names as a whole, between quotation marks, or in one of its first sentences.
 * `sayingOf` is scripture/quotations/sayings.ts over the content.
 */
export function sayingIn<S>(words: string, sayingOf: (words: string) => S | undefined): S | undefined {
  const quoted = [...words.matchAll(BETWEEN)].map((match) => match[1] ?? match[2] ?? '');
  const sentences = words.split(/[.!?;:\n]+|, (?=right|is|but|and)/).filter((part) => part.trim() !== '');
  for (const part of [words, ...quoted, ...sentences].slice(0, PARTS)) {
    const saying = sayingOf(part);
    if (saying !== undefined) return saying;
  }
  return undefined;
}

/** What may in truth be about the saying that it names. */
const ABOUT_IT: ReadonlySet<Intent['kind']> = new Set([
  'find',
  'passage',
  'quote',
  'question',
  'topic',
  'unknown',
]);

/** Whether the saying is what the message is about, and not only said along the way. */
export function isAboutSaying(words: string, { kind }: Intent): boolean {
  const plain = plainWords(words);
  // Whoever tells of their own need is answered on that first.
  if (kind === 'topic' && isPersonal(plain)) return false;
  return ABOUT_IT.has(kind) && plain.split(' ').length <= SHORT;
}

/** That it is not from the Bible, kindly, and what Scripture does say. */
export function sayingAnswer(telling: Telling, saying: Saying): string[] {
  const near = saying.near.slice(0, QUOTED).map((mark) => telling.quote(passageOfMark(mark)));
  return [
    telling.line(SAYING_LEADS, { text: saying.text }),
    telling.words(saying.note),
    telling.line(SAYING_NEAR),
    ...near,
    telling.line(SAYING_CLOSINGS),
  ];
}

/** One paragraph at the end of another answer. */
export function sayingAside(telling: Telling, saying: Saying): string {
  return `${telling.line(SAYING_ASIDES, { text: saying.text })} ${telling.words(saying.note)}`;
}
