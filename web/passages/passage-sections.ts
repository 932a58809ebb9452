import type { BiblePassage } from '../../contract/bible.ts';
import { parseVerseOsis, verseReference } from '../../scripture/text/books.ts';
import type { BibleVerse } from './verse-pieces.ts';

/** A verse that the translation omits, with the reason. */
export interface OmittedVerse {
  readonly osis: string;
  readonly verse: number;
  readonly note: string;
}

export type PassageItem =
  | ({
      readonly kind: 'verse';
      /** A note on its number or extent in this translation. */
      readonly note?: string;
    } & BibleVerse)
  | ({ readonly kind: 'omitted' } & OmittedVerse);

export interface Paragraph {
  readonly key: string;
  readonly heading: string | null;
  readonly items: readonly PassageItem[];
}

/** Consecutive verses of one chapter. */
export interface Section {
  /** "John 3" */
  readonly chapter: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A passage by chapter, then by paragraph; one verse a line where the translation has no paragraphs. */
export function sectionsOf(passage: BiblePassage): Section[] {
  const sections: { chapter: string; items: PassageItem[] }[] = [];
  for (const item of itemsOf(passage)) {
    const chapter = chapterOf(item);
    const last = sections.at(-1);
    if (last?.chapter === chapter) last.items.push(item);
    else sections.push({ chapter, items: [item] });
  }
  return sections.map(({ chapter, items }) => ({ chapter, paragraphs: paragraphsOf(items) }));
}

/** The heading above a passage's first verse, such as a psalm's title. */
export const firstHeadingOf = ({ verses: [first] }: BiblePassage): string | null => first?.heading ?? null;

const chapterOf = ({ osis }: PassageItem): string => {
  const index = parseVerseOsis(osis);
  return index === undefined ? '' : verseReference(index).replace(/:\d+$/, '');
};

/** The verses in the passage's order, with omitted verses where they would be. */
export function itemsOf({ verses, version, omitted = [], notes = [] }: BiblePassage): PassageItem[] {
  const noteOf = new Map(notes.map(({ osis, note }) => [osis, note]));
  const missing = new Map<number, OmittedVerse>();
  for (const osis of omitted) {
    const index = parseVerseOsis(osis);
    if (index === undefined) continue;
    const note = noteOf.get(osis) ?? `The ${version} leaves ${verseReference(index)} out.`;
    missing.set(index, { osis, verse: Number(osis.split('.')[2]), note });
  }
  const items: PassageItem[] = [];
  const takeOmitted = (from: number, step: 1 | -1): PassageItem[] => {
    const taken: PassageItem[] = [];
    for (let at = from; ; at += step) {
      const left = missing.get(at);
      if (!left) return step === 1 ? taken : taken.reverse();
      missing.delete(at);
      taken.push({ kind: 'omitted', ...left });
    }
  };
  for (const [at, verse] of verses.entries()) {
    const index = parseVerseOsis(verse.osis);
    const note = noteOf.get(verse.osis);
    // Consecutive verses with the same note show it once, after the last of them.
    const isLast = note !== noteOf.get(verses[at + 1]?.osis ?? '');
    if (index !== undefined) items.push(...takeOmitted(index - 1, -1));
    items.push({ kind: 'verse', ...verse, ...(note !== undefined && isLast && { note }) });
    if (index !== undefined) items.push(...takeOmitted(index + 1, 1));
  }
  return items;
}

function paragraphsOf(items: readonly PassageItem[]): Paragraph[] {
  const known = items.some((item, at) => at > 0 && item.kind === 'verse' && item.paragraphStart);
  const paragraphs: { key: string; heading: string | null; items: PassageItem[] }[] = [];
  for (const item of items) {
    const last = paragraphs.at(-1);
    const heading = item.kind === 'verse' ? (item.heading ?? null) : null;
    const begins = !known || heading !== null || (item.kind === 'verse' && item.paragraphStart);
    if (last && !begins) last.items.push(item);
    else paragraphs.push({ key: item.osis, heading, items: [item] });
  }
  return paragraphs;
}
