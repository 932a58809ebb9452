import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { plainWords, STOP_WORDS, stem, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { AVOIDED } from './avoided-subjects.ts';
import type { Chosen } from './chosen.ts';
import type { Excluded } from './form-request.ts';

/** Whether a passage, in whatever translation, or what is said of it, tells what is not wanted. */
export function isExcludedByText(
  telling: Telling,
  { subjects, words, described = [] }: Excluded,
  { passage, note }: Chosen,
): boolean {
  if (subjects.length + words.length + described.length === 0) return false;
  const verses = versesOf(telling, passage);
  const text = `${verses.join(' ')} ${note}`;
  if (AVOIDED.some(({ id, told }) => subjects.includes(id) && told.test(text))) return true;
  const held = words.length > 0 ? stemsOf(text) : new Set<string>();
  if (words.some((word) => held.has(stem(word)) || new RegExp(`\\b${word}`, 'i').test(text))) return true;
  return described.some((phrase) => verses.some((verse) => isToldBy(phrase, verse)));
}

/** Each verse of a passage in each translation. */
function versesOf({ request: { bible } }: Telling, { ranges }: Passage): string[] {
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((verse) =>
      TRANSLATION_IDS.map((id) => bible[id].text(verse)),
    ),
  );
}

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.stem));

/** Of the words that carry sense, so many stand in a verse that is meant by them. */
const SHARE = 0.6;

/** Whether somebody who tells a verse by these words means this one. */
function isToldBy(phrase: string, verse: string): boolean {
  const all = plainWords(phrase).split(' ');
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  const held = stemsOf(verse);
  const wanted = (telling.length > 0 ? telling : all).map(stem);
  const found = wanted.filter((word) => held.has(word)).length;
  return found >= Math.max(1, SHARE * wanted.length);
}
