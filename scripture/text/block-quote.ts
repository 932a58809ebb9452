import { TRANSLATION_IDS } from '../translations.ts';
import type { Bible, Passage, Translation, TranslationId } from '../types.ts';
import { indexesOf } from './passages.ts';

/** The text of a passage, and the translation it is from. */
export interface QuotableText {
  readonly text: string;
  /** "KJV" */
  readonly label: string;
  /** Whether it had to be taken from another translation than the preferred one. */
  readonly isSubstitute: boolean;
}

/** A passage's text in the preferred translation; where that leaves a verse out, in the first one that has them all. */
export function quotableText(
  bible: Bible,
  preferred: TranslationId,
  passage: Passage,
): QuotableText | undefined {
  for (const id of new Set([preferred, ...TRANSLATION_IDS])) {
    const text = wholeTextIn(bible[id], passage);
    if (text !== undefined) return { text, label: bible[id].label, isSubstitute: id !== preferred };
  }
  return undefined;
}

function wholeTextIn(translation: Translation, passage: Passage): string | undefined {
  const verses: string[] = [];
  for (const index of indexesOf(passage.ranges)) {
    const text = translation.text(index);
    if (text === '') return undefined;
    verses.push(text);
  }
  return verses.join(' ');
}

/** A block quote in Markdown with the label of its translation. */
export interface BlockQuote {
  readonly markdown: string;
  readonly label: string;
  readonly isSubstitute: boolean;
}

/** A passage as a Markdown block quote that ends with a line `> — 1 Peter 5:7 (KJV)`. */
export function blockQuote(bible: Bible, preferred: TranslationId, passage: Passage): BlockQuote | undefined {
  const quotable = quotableText(bible, preferred, passage);
  if (quotable === undefined) return undefined;
  const { text, label, isSubstitute } = quotable;
  return { markdown: `> ${text}\n> — ${passage.reference} (${label})`, label, isSubstitute };
}
