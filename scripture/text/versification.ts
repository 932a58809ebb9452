import { TRANSLATION_IDS, TRANSLATIONS, type TranslationId, type VerseDifferences } from '../translations.ts';
import type { Osis, VerseIndex } from '../types.ts';
import { parseVerseOsis, verseReference } from './books.ts';

/**
 * How the translations differ from the KJV's 31,102 verses, from the data in translations.ts. All other verses have
 * the same number in all of them; the tests go through every verse. A verse keeps the number under which its own
 * translation prints it, so that looking it up gives what the printed book has: where two verses stand in the other
 * order, each keeps its number, and `sameWordsIn` leads from one to the other. Only verses whose printed number the
 * KJV does not have (WEB Romans 14:24-26) get the KJV's.
 */

/** Of the verses that the oldest manuscripts do not have: where similar words stand. */
const SIMILAR_WORDS: Readonly<Record<Osis, string>> = {
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
  'Acts.24.7': 'They also do not have the words around it in Acts 24:6 and 24:8.',
  'Rom.16.24': 'Similar words stand in Romans 16:20.',
};

function indexOfOsis(osis: Osis): VerseIndex {
  const index = parseVerseOsis(osis);
  if (index === undefined) throw new Error(`The versification names a verse that does not exist: ${osis}`);
  return index;
}

interface Versification {
  /** Of verses that are left out: why, for a reader. */
  readonly omissionNotes: ReadonlyMap<VerseIndex, string>;
  /** Of verses that are shortened or printed elsewhere: how, for a reader. */
  readonly numberingNotes: ReadonlyMap<VerseIndex, string>;
  /** Of swapped verses: the other one. */
  readonly counterparts: ReadonlyMap<VerseIndex, VerseIndex>;
  /** By a printed number that the KJV does not have. */
  readonly canonicalOfPrinted: ReadonlyMap<Osis, VerseIndex>;
}

function versificationOf(id: TranslationId): Versification {
  const { label } = TRANSLATIONS[id];
  const { omitted, partlyOmitted, swapped, renumbered }: VerseDifferences = TRANSLATIONS[id].differences;
  const omissionNotes = new Map(omitted.map((osis) => [indexOfOsis(osis), noteOnOmission(label, osis)]));
  const numberingNotes = new Map<VerseIndex, string>();
  if (renumbered) {
    const verses = [...renumbered.verses.map(({ canonical }) => canonical), renumbered.printedAfter];
    for (const osis of verses) numberingNotes.set(indexOfOsis(osis), renumbered.note);
  }
  for (const osis of partlyOmitted) {
    const index = indexOfOsis(osis);
    const because = 'the oldest manuscripts do not have them';
    const note = `The ${label} leaves words of ${verseReference(index)} out that the KJV has: ${because}.`;
    numberingNotes.set(index, note);
  }
  const counterparts = new Map<VerseIndex, VerseIndex>();
  for (const pair of swapped) {
    const [first, second] = [indexOfOsis(pair[0]), indexOfOsis(pair[1])];
    const note = `In the ${label}, ${verseReference(first)} and ${verseReference(second)} stand in the other order than in the KJV.`;
    counterparts.set(first, second).set(second, first);
    numberingNotes.set(first, note).set(second, note);
  }
  const canonicalOfPrinted = new Map(
    renumbered?.verses.map(({ canonical, printed }) => [printed, indexOfOsis(canonical)]),
  );
  return { omissionNotes, numberingNotes, counterparts, canonicalOfPrinted };
}

function noteOnOmission(label: string, osis: Osis): string {
  const reference = verseReference(indexOfOsis(osis));
  const sentence = `The ${label} leaves ${reference} out: the oldest manuscripts do not have it.`;
  return `${sentence} ${SIMILAR_WORDS[osis] ?? ''}`.trimEnd();
}

const VERSIFICATIONS = Object.fromEntries(TRANSLATION_IDS.map((id) => [id, versificationOf(id)])) as Readonly<
  Record<TranslationId, Versification>
>;

/** Whether a translation leaves a verse out. */
export function isOmitted(translation: TranslationId, index: VerseIndex): boolean {
  return VERSIFICATIONS[translation].omissionNotes.has(index);
}

/** Why a translation leaves a verse out, for a reader; undefined where it has the verse. */
export function omissionNote(translation: TranslationId, index: VerseIndex): string | undefined {
  return VERSIFICATIONS[translation].omissionNotes.get(index);
}

/** How a verse's number or extent differs from the KJV, for a reader; undefined for nearly all verses. */
export function numberingNote(translation: TranslationId, index: VerseIndex): string | undefined {
  return VERSIFICATIONS[translation].numberingNotes.get(index);
}

/** The translations that have a verse. */
export function translationsWith(index: VerseIndex): TranslationId[] {
  return TRANSLATION_IDS.filter((id) => !isOmitted(id, index));
}

/** The index under which a translation has the words that the KJV has under this one, and the other way round. */
export function sameWordsIn(translation: TranslationId, index: VerseIndex): VerseIndex {
  return VERSIFICATIONS[translation].counterparts.get(index) ?? index;
}

/** The index of a verse that a translation prints under a number that the KJV does not have ("Rom.14.24" in the WEB). */
export function indexOfPrinted(translation: TranslationId, printed: Osis): VerseIndex | undefined {
  return VERSIFICATIONS[translation].canonicalOfPrinted.get(printed);
}

/** What a reader is told who looks up a number that the KJV does not have but a translation prints ("Rom.14.24"). */
export function noteOnPrinted(printed: Osis): string | undefined {
  const id = TRANSLATION_IDS.find((each) => indexOfPrinted(each, printed) !== undefined);
  const differences: VerseDifferences | undefined = id && TRANSLATIONS[id].differences;
  return differences?.renumbered?.note;
}
