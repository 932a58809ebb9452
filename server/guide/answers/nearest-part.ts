import { STOP_WORDS, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';

/** So many letters of telling words in common make a part an answer to what is asked: two words, or one long one. */
const SHARED_LETTERS = 6;

/**
 * Of texts that this conversation has not read, the one that shares most words with the message; undefined where none
 * shares enough. Words of `about`, the subject itself, say nothing: every part of its entry holds them.
 */
export function nearestPart(telling: Telling, texts: readonly string[], about: string): string | undefined {
  const known = new Set(wordsOf(about).map(({ stem }) => stem));
  const asked = tellingStems(telling.request.words).filter((stem) => !known.has(stem));
  const best = texts
    .filter((text) => telling.said.times(text) === 0)
    .map((text) => {
      const held = new Set(tellingStems(text));
      return { text, shared: [...new Set(asked)].filter((stem) => held.has(stem)).join('').length };
    })
    .toSorted((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= SHARED_LETTERS ? telling.words(best.text) : undefined;
}

const tellingStems = (text: string): string[] =>
  wordsOf(text)
    .filter(({ plain }) => plain.length > 2 && !STOP_WORDS.has(plain))
    .map(({ stem }) => stem);
