import type { TextRange } from '../../language/text-range.ts';
import type { Osis, Verse } from '../../scripture/types.ts';

/** The verses of one translation by index; null where the translation leaves one out. */
export type SourceVerses = (Verse | null)[];

/** Where a translation's text comes from. */
export interface BibleSource {
  /** Reads the data package. Throws where it is not as expected. */
  read(): SourceVerses;
  /** Its paragraph in NOTICE: whose text it is and what may be done with it, in lines of up to 80 characters. */
  readonly notice: string;
  /** Well-known verses word for word as this edition prints them. The build stops where the package has others. */
  readonly knownVerses: Readonly<Record<Osis, string>>;
}

/**
 * Removes the signs around supplied words from a text and returns the ranges of these words in what is left.
 * `marked` matches words with their signs; its first group is the words.
 */
export function takeSuppliedMarks(text: string, marked: RegExp): { text: string; supplied: TextRange[] } {
  const supplied: TextRange[] = [];
  let plain = '';
  let last = 0;
  for (const match of text.matchAll(marked)) {
    plain += text.slice(last, match.index);
    const words = match[1]!;
    const [start, end] = withoutEdges(words);
    if (end > start) supplied.push([plain.length + start, plain.length + end]);
    plain += words;
    last = match.index + match[0].length;
  }
  return { text: plain + text.slice(last), supplied };
}

/** Spaces and punctuation at the edges are not supplied words. */
function withoutEdges(words: string): TextRange {
  const start = words.search(/[\p{L}]/u);
  const end = words.replace(/[^\p{L}]+$/u, '').length;
  return start < 0 ? [0, 0] : [start, end];
}

/** The text with single spaces and none at the ends. */
export function withSingleSpaces(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim();
}
