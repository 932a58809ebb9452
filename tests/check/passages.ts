import { locate, VERSE_COUNT } from '../../scripture/text/books.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Bible, VerseRange } from '../../scripture/types.ts';
import { asQuoted } from './expand.ts';
import { plain } from './plain.ts';

/** A passage in one translation, and what is needed to see that a false wording of it is false. */
export interface Taken {
  readonly id: TranslationId;
  readonly range: VerseRange;
  readonly words: readonly string[];
  /** The same, verse by verse. */
  readonly verses: readonly (readonly string[])[];
  /** The passage with the verses next to it in each translation we hold. */
  readonly full: readonly string[];
  /** The beginnings (four letters) of the words in `full`. */
  readonly others: readonly ReadonlySet<string>[];
}

/** Passages drawn by lot from the Bible. */
export function createPassages(bible: Bible) {
  const verseWords = (id: TranslationId, verse: number) =>
    asQuoted(bible[id].text(verse)).split(/\s+/).filter(Boolean);
  const whole = TRANSLATION_IDS.map((id) =>
    Array.from({ length: VERSE_COUNT }, (_, verse) => plain(bible[id].text(verse))),
  );

  /** A passage of so many verses, or undefined where the lot fell on one that is too short or too long. */
  function take(random: () => number, verses: number): Taken | undefined {
    const first = Math.floor(random() * (VERSE_COUNT - 4));
    const last = first + verses - 1;
    const id = TRANSLATION_IDS[Math.floor(random() * TRANSLATION_IDS.length)]!;
    const from = locate(first);
    const to = locate(last);
    if (from.book !== to.book || from.chapter !== to.chapter) return undefined;
    const parts = Array.from({ length: verses }, (_, offset) => verseWords(id, first + offset));
    const words = parts.flat();
    if (parts.some((part) => part.length === 0) || words.length < 10 || words.length > 60) return undefined;
    const full = whole.map((texts) => texts.slice(Math.max(0, first - 1), last + 2).join(' '));
    const others = full.map((text) => new Set(text.split(' ').map((word) => word.slice(0, 4))));
    return { id, range: { first, last }, words, verses: parts, full, others };
  }

  return {
    take,
    anyVerse: (random: () => number) =>
      verseWords(TRANSLATION_IDS[Math.floor(random() * 3)]!, Math.floor(random() * VERSE_COUNT)),
    /** Whether a translation we hold has these very words in the passage or next to it. */
    isTrue: (words: string, { full }: Taken) => full.some((text) => text.includes(plain(words))),
    /** The verses in which a translation we hold has these words. */
    versesWith(words: string): number[] {
      const wanted = plain(words);
      const found = new Set<number>();
      for (const texts of whole)
        texts.forEach((text, verse) => void (text.includes(wanted) && found.add(verse)));
      return [...found];
    },
    /** Whether one translation has these words in the passage or next to it. */
    has: (id: TranslationId, words: string, { full }: Taken) =>
      full[TRANSLATION_IDS.indexOf(id)]!.includes(plain(words)),
  };
}
export type Passages = ReturnType<typeof createPassages>;
