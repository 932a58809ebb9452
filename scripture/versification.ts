import { parseVerseOsis } from './books.ts';
import type { Osis, TranslationId, VerseIndex } from './types.ts';

/** How one translation differs from the KJV's 31,102 verses, by OSIS reference. */
interface Differences {
  /** Left out, with the reason for a reader. */
  readonly omitted: Readonly<Record<Osis, string>>;
  /** Words that stand in print under another number: canonical reference to printed one. */
  readonly elsewhere: Readonly<Record<Osis, Osis>>;
}

const NOT_IN_OLDEST = 'The oldest manuscripts do not have this verse';

const DIFFERENCES: Readonly<Record<TranslationId, Differences>> = {
  kjv: { omitted: {}, elsewhere: {} },
  web: {
    omitted: Object.fromEntries(
      ['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7'].map((osis) => [osis, NOT_IN_OLDEST]),
    ),
    elsewhere: {
      'Rom.16.25': 'Rom.14.24',
      'Rom.16.26': 'Rom.14.25',
      'Rom.16.27': 'Rom.14.26',
    },
  },
  asv: {
    omitted: Object.fromEntries(
      [
        'Matt.17.21',
        'Matt.18.11',
        'Matt.23.14',
        'Mark.7.16',
        'Mark.9.44',
        'Mark.9.46',
        'Mark.11.26',
        'Mark.15.28',
        'Luke.17.36',
        'Luke.23.17',
        'John.5.4',
        'Acts.8.37',
        'Acts.15.34',
        'Acts.24.7',
        'Acts.28.29',
        'Rom.16.24',
      ].map((osis) => [osis, NOT_IN_OLDEST]),
    ),
    elsewhere: {},
  },
};

const omittedVerses = new Map(
  Object.entries(DIFFERENCES).map(([id, { omitted }]) => [
    id,
    new Map(Object.entries(omitted).map(([osis, note]) => [parseVerseOsis(osis)!, note])),
  ]),
);

/** Whether a translation leaves a verse out. */
export function isOmitted(translation: TranslationId, index: VerseIndex): boolean {
  return omittedVerses.get(translation)!.has(index);
}

/** Why a translation leaves a verse out, for a reader; undefined where it has the verse. */
export function omissionNote(translation: TranslationId, index: VerseIndex): string | undefined {
  return omittedVerses.get(translation)!.get(index);
}

/** The canonical verse whose words a translation prints under this reference, where that is another one. */
export function printedElsewhere(translation: TranslationId, printed: Osis): VerseIndex | undefined {
  const pair = Object.entries(DIFFERENCES[translation].elsewhere).find(([, osis]) => osis === printed);
  return pair && parseVerseOsis(pair[0]);
}
