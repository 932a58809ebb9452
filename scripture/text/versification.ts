import type { Osis, TranslationId, VerseIndex } from '../types.ts';
import { TRANSLATION_IDS } from '../types.ts';
import { parseVerseOsis, verseReference } from './books.ts';

/**
 * How the translations differ from the KJV's 31,102 verses. All else stands under the same key in all three;
 * the tests go through every verse. A key keeps the number that the translation itself prints, so that a verse
 * looked up by its number is the one in the printed book: where two verses stand in the other order, each
 * keeps its own number, and `sameWordsIn` leads from one to the other. Only words whose printed number is no
 * key (WEB Romans 14:24-26) move to the KJV's.
 */

/** Verses that the ASV and the WEB leave out, and where similar words stand. */
const NOT_IN_OLDEST: Readonly<Record<Osis, string>> = {
  'Matt.17.21': 'Similar words stand in Mark 9:29.',
  'Matt.18.11': 'Similar words stand in Luke 19:10.',
  'Matt.23.14': 'Similar words stand in Mark 12:40 and Luke 20:47.',
  'Mark.7.16': 'Similar words stand in Mark 4:23.',
  'Mark.9.44': 'The same words stand in Mark 9:48.',
  'Mark.9.46': 'The same words stand in Mark 9:48.',
  'Mark.11.26': 'Similar words stand in Matthew 6:15.',
  'Mark.15.28': 'Similar words stand in Luke 22:37.',
  'Luke.17.36': 'Similar words stand in Matthew 24:40.',
  'Luke.23.17': 'Similar words stand in Matthew 27:15 and Mark 15:6.',
  'John.5.4': 'They also do not have the last words of John 5:3.',
  'Acts.8.37': '',
  'Acts.15.34': '',
  'Acts.24.7': 'They also do not have the words around it in Acts 24:6 and 24:8.',
  'Acts.28.29': '',
  'Rom.16.24': 'Similar words stand in Romans 16:20.',
};

interface Differences {
  readonly label: string;
  readonly omitted: readonly Osis[];
  /** Canonical reference, and the number under which the words are printed. */
  readonly printedAt: readonly (readonly [canonical: Osis, printed: Osis])[];
  readonly printedNote: string;
  /** The verse behind which they are printed. */
  readonly printedAfter?: Osis;
  /** Verses of which a part is left out. */
  readonly inPart: readonly Osis[];
  /** Neighbours that stand in the other order than in the KJV. */
  readonly swapped: readonly (readonly [Osis, Osis])[];
}

const NONE = { omitted: [], printedAt: [], printedNote: '', inPart: [], swapped: [] };

const DIFFERENCES: Readonly<Record<TranslationId, Differences>> = {
  kjv: { ...NONE, label: 'KJV' },
  web: {
    label: 'WEB',
    omitted: ['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7'],
    printedAt: [
      ['Rom.16.25', 'Rom.14.24'],
      ['Rom.16.26', 'Rom.14.25'],
      ['Rom.16.27', 'Rom.14.26'],
    ],
    printedNote: 'The WEB prints Romans 16:25-27 at the end of chapter 14, as 14:24-26.',
    printedAfter: 'Rom.14.23',
    inPart: ['Acts.24.6', 'Acts.24.8'],
    swapped: [['Matt.23.13', 'Matt.23.14']],
  },
  asv: {
    ...NONE,
    label: 'ASV',
    omitted: Object.keys(NOT_IN_OLDEST),
    inPart: ['John.5.3', 'Acts.24.6', 'Acts.24.8'],
    swapped: [['Phil.1.16', 'Phil.1.17']],
  },
};

function key(osis: Osis): VerseIndex {
  const index = parseVerseOsis(osis);
  if (index === undefined) throw new Error(`The versification names no verse: ${osis}`);
  return index;
}

function mapOf(differences: Differences) {
  const { label, omitted, printedAt, printedNote, printedAfter, inPart, swapped } = differences;
  const omissions = new Map(
    omitted.map((osis) => {
      const index = key(osis);
      const more = NOT_IN_OLDEST[osis] === '' ? '' : ` ${NOT_IN_OLDEST[osis]}`;
      const because = 'the oldest manuscripts do not have it';
      return [index, `The ${label} leaves ${verseReference(index)} out: ${because}.${more}`] as const;
    }),
  );
  const notes = new Map(printedAt.map(([canonical]) => [key(canonical), printedNote]));
  if (printedAfter !== undefined) notes.set(key(printedAfter), printedNote);
  for (const osis of inPart) {
    const verse = verseReference(key(osis));
    const because = 'the oldest manuscripts do not have them';
    notes.set(key(osis), `The ${label} leaves words of ${verse} out that the KJV has: ${because}.`);
  }
  const counterparts = new Map<VerseIndex, VerseIndex>();
  for (const [former, latter] of swapped) {
    const [first, second] = [key(former), key(latter)];
    counterparts.set(first, second).set(second, first);
    const note = `In the ${label}, ${verseReference(first)} and ${verseReference(second)} stand in the other order than in the KJV.`;
    notes.set(first, note).set(second, note);
  }
  const canonicalOf = new Map(printedAt.map(([canonical, printed]) => [printed, key(canonical)]));
  return { omissions, notes, counterparts, canonicalOf };
}

const MAPS = {
  kjv: mapOf(DIFFERENCES.kjv),
  web: mapOf(DIFFERENCES.web),
  asv: mapOf(DIFFERENCES.asv),
} satisfies Record<TranslationId, unknown>;

/** Whether a translation leaves a verse out. */
export function isOmitted(translation: TranslationId, index: VerseIndex): boolean {
  return MAPS[translation].omissions.has(index);
}

/** Why a translation leaves a verse out, as a sentence for a reader; undefined where it has the verse. */
export function omissionNote(translation: TranslationId, index: VerseIndex): string | undefined {
  return MAPS[translation].omissions.get(index);
}

/** What a reader should know of a verse's number or extent in a translation; undefined for nearly all. */
export function numberingNote(translation: TranslationId, index: VerseIndex): string | undefined {
  return MAPS[translation].notes.get(index);
}

/** The translations that have a verse. */
export function translationsWith(index: VerseIndex): TranslationId[] {
  return TRANSLATION_IDS.filter((id) => !isOmitted(id, index));
}

/** Under which key a translation has the words that the KJV has under this one (or the other way round). */
export function sameWordsIn(translation: TranslationId, index: VerseIndex): VerseIndex {
  return MAPS[translation].counterparts.get(index) ?? index;
}

/** The key of words whose printed number is no key of the KJV ("Rom.14.24" in the WEB); undefined for all others. */
export function keyOfPrinted(translation: TranslationId, printed: Osis): VerseIndex | undefined {
  return MAPS[translation].canonicalOf.get(printed);
}

/** What is printed under a number that the KJV does not have ("Rom.14.24"), as a sentence; undefined where nothing is. */
export function printedNote(printed: Osis): string | undefined {
  const id = TRANSLATION_IDS.find((each) => keyOfPrinted(each, printed) !== undefined);
  return id && DIFFERENCES[id].printedNote;
}
