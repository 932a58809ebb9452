import type { BiblePassage } from '../../contract/bible.ts';
import type { TextRange } from '../../language/text-range.ts';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import { sameWordsIn } from '../../scripture/text/versification.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { differences } from './differences.ts';
import { itemsOf, type PassageItem } from './passage-sections.ts';

/** One verse in two translations. */
export interface ComparedVerse {
  readonly osis: string;
  readonly first: PassageItem | null;
  readonly second: PassageItem | null;
  /** Ranges of the second text whose wording differs from the first. */
  readonly differs: readonly TextRange[];
}

/** Pairs the verses of a passage in two translations. */
export function compare(first: BiblePassage, second: BiblePassage): ComparedVerse[] {
  const firstItems = itemsOf(first);
  const secondItems = new Map(itemsOf(second).map((item) => [item.osis, item]));
  const texts = new Map(first.verses.map(({ osis, text }) => [parseVerseOsis(osis), text]));
  const [from, to] = [first, second].map(({ version }) => version.toLowerCase() as TranslationId);
  const counterpart = (osis: string): string | undefined => {
    const index = parseVerseOsis(osis);
    if (index === undefined || !from || !to) return undefined;
    return texts.get(sameWordsIn(from, sameWordsIn(to, index)));
  };
  const rows = firstItems.map((item): ComparedVerse => {
    const other = secondItems.get(item.osis) ?? null;
    secondItems.delete(item.osis);
    const text = other?.kind === 'verse' ? counterpart(other.osis) : undefined;
    return {
      osis: item.osis,
      first: item,
      second: other,
      differs: other?.kind === 'verse' && text !== undefined ? differences(other.text, text) : [],
    };
  });
  for (const item of secondItems.values())
    rows.push({ osis: item.osis, first: null, second: item, differs: [] });
  return rows;
}
