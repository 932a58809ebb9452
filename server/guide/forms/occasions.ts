import type { ReadingOccasion } from '../../../content/guide/types.ts';
import type { GuideLibrary } from '../library.ts';
import { indexSigns, type SignIndex } from '../reading/signs.ts';
import type { Word } from '../reading/words.ts';

const indexes = new WeakMap<GuideLibrary, SignIndex<ReadingOccasion>>();

/** The occasion that words name ("for a wedding", "for nurses"), or undefined. */
export function occasionIn(library: GuideLibrary, words: readonly Word[]): ReadingOccasion | undefined {
  let index = indexes.get(library);
  if (!index) {
    index = indexSigns(
      library.readings.flatMap((owner) =>
        // An occasion is meant before the work of those who keep it: "the retirement of a nurse".
        owner.signs.map((text) => ({ owner, text, weight: owner.isWork ? 1 : 3 })),
      ),
    );
    indexes.set(library, index);
  }
  return index(words)[0]?.owner;
}
