import type { BiblePassage } from '../../contract/bible.ts';
import { parseVerseOsis, verseReference } from '../../scripture/books.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { numberingNote, omissionNote } from '../../scripture/versification.ts';
import type { BibleVerse } from './verse-pieces.ts';

/** A verse that the translation leaves out stands at its place, with the reason. */
export interface OmittedVerse {
  readonly osis: string;
  readonly verse: number;
  readonly note: string;
}

export type PassageItem =
  | ({ readonly kind: 'verse' } & BibleVerse)
  | ({ readonly kind: 'omitted' } & OmittedVerse);

export interface Paragraph {
  readonly key: string;
  readonly heading: string | null;
  readonly items: readonly PassageItem[];
}

/** What stands together in the passage: verses of one chapter. */
export interface Section {
  /** "John 3" */
  readonly chapter: string;
  readonly paragraphs: readonly Paragraph[];
}

const idOf = (version: string): TranslationId => version.toLowerCase() as TranslationId;

/** A passage as a page lays it out: by chapter, then by paragraph where the translation has them, else a verse a line. */
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

/** What a reader should know of how the verses shown are numbered in this translation; each sentence once. */
export function numberingNotes({ verses, version }: BiblePassage): string[] {
  const notes = verses.flatMap(({ osis }) => {
    const index = parseVerseOsis(osis);
    return (index !== undefined && numberingNote(idOf(version), index)) || [];
  });
  return [...new Set(notes)];
}

const chapterOf = ({ osis }: PassageItem): string => {
  const index = parseVerseOsis(osis);
  return index === undefined ? '' : verseReference(index).replace(/:\d+$/, '');
};

/** The verses in the passage's order, with those left out behind the one that stands before them. */
export function itemsOf({ verses, version, omitted = [] }: BiblePassage): PassageItem[] {
  const missing = new Map<number, OmittedVerse>();
  for (const osis of omitted) {
    const index = parseVerseOsis(osis);
    if (index === undefined) continue;
    const note = omissionNote(idOf(version), index) ?? `The ${version} leaves ${verseReference(index)} out.`;
    missing.set(index, { osis, verse: Number(osis.split('.')[2]), note });
  }
  const items: PassageItem[] = [];
  const take = (from: number, step: 1 | -1): PassageItem[] => {
    const taken: PassageItem[] = [];
    for (let at = from; ; at += step) {
      const left = missing.get(at);
      if (!left) return step === 1 ? taken : taken.reverse();
      missing.delete(at);
      taken.push({ kind: 'omitted', ...left });
    }
  };
  for (const verse of verses) {
    const index = parseVerseOsis(verse.osis);
    if (index !== undefined) items.push(...take(index - 1, -1));
    items.push({ kind: 'verse', ...verse });
    if (index !== undefined) items.push(...take(index + 1, 1));
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
