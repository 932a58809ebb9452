/**
 * How many remembered phrases search finds at rank 1 and among the first five, for each shown translation, with 95 %
 * Wilson intervals. `node bench/remembered.ts misses` lists the misses of the training part.
 */
import { HELD_OUT_PHRASES } from '../corpora/search/held-out/remembered-phrases.ts';
import { REMEMBERED_PARAPHRASES } from '../corpora/search/train/remembered-paraphrases.ts';
import { REMEMBERED_PHRASES } from '../corpora/search/train/remembered-phrases.ts';
import type { RememberedPhrase } from '../corpora/search/types.ts';
import { TRANSLATION_IDS, type TranslationId } from '../scripture/translations.ts';
import { createVerseSearch } from '../server/bible/verse-search.ts';
import { loadRealBible } from '../tests/support/bible.ts';
import { formatProportion } from '../tests/support/proportion.ts';

const loaded = await loadRealBible();
const searchVerses = createVerseSearch({ ...loaded, defaultTranslation: 'kjv', sayings: [] });
const firstFive = (query: string, version: TranslationId) =>
  searchVerses({ query, version, limit: 5, offset: 0 }).verses.map(({ osis }) => osis);

/** The rank of the first verse that may be meant, from 1; Infinity beyond the first five. */
function rankOf([typed, verses]: RememberedPhrase, shown: TranslationId): number {
  const meant = verses.split(' ');
  const position = firstFive(typed, shown).findIndex((osis) => meant.includes(osis));
  return position < 0 ? Number.POSITIVE_INFINITY : position + 1;
}

function report(name: string, set: readonly RememberedPhrase[]): void {
  for (const shown of TRANSLATION_IDS) {
    const ranks = set.map((each) => rankOf(each, shown));
    const within = (most: number) =>
      formatProportion(ranks.filter((rank) => rank <= most).length, set.length);
    console.log(`${name}, ${shown.toUpperCase()} shown: first ${within(1)}; first five ${within(5)}`);
  }
}

report('training', REMEMBERED_PHRASES);
report('training, paraphrases', REMEMBERED_PARAPHRASES);
if (process.argv[2] === 'misses') {
  for (const each of [...REMEMBERED_PHRASES, ...REMEMBERED_PARAPHRASES]) {
    const rank = rankOf(each, 'kjv');
    if (rank === 1) continue;
    console.log(`${rank}  ${each[0]} | ${each[1]} | ${firstFive(each[0], 'kjv').slice(0, 3).join(' ')}`);
  }
} else {
  report('held out', HELD_OUT_PHRASES);
}
