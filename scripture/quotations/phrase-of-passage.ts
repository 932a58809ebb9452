import { passageOf } from '../references/format.ts';
import type { Passage, VerseRange } from '../types.ts';
import { NEARLY } from './case.ts';
import type { Quotation } from './compare.ts';
import { phraseLike } from './true-phrase.ts';
import { type CheckParts, likeInOtherWords, translationsOf } from './true-words.ts';

/** A part of somebody's clause in the words of its passage: in which verse and translation it stands. */

const MOST_WORDS = 9;
/** A few words and dots: "Render to Caesar...". */
export const isBeginning = ({ raw, count }: Quotation) =>
  count <= MOST_WORDS && /(?:\.{3}|…)[*_]*$/.test(raw);

const MOST_VERSES_OF_A_PHRASE = 25;
/** Of so many verses each is looked through; of more, those alone that share so much with the quotation. */
const FEW_VERSES = 4;

/** The words of the passage that say the same as a part of somebody's clause, in the first translation that has such. */
export function phraseIn(parts: CheckParts, quotation: Quotation, { ranges }: Passage) {
  const [{ first, last }, ...others] = ranges as [VerseRange, ...VerseRange[]];
  if (others.length > 0 || last - first >= MOST_VERSES_OF_A_PHRASE) return undefined;
  for (const translation of translationsOf(parts).slice(0, parts.preferred ? 1 : undefined)) {
    for (let verse = first; verse <= last; verse += 1) {
      const far = last - first >= FEW_VERSES && likeInOtherWords(quotation, translation, verse) < NEARLY;
      if (far) continue;
      const phrase = phraseLike(quotation, translation.text(verse));
      const passage = passageOf([{ first: verse, last: verse }]);
      if (phrase) return { passage, version: translation.label, ...phrase };
    }
  }
  return undefined;
}
