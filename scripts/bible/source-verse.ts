import type { TextRange } from '../../language/text-range.ts';
import type { Verse } from '../../scripture/types.ts';

/** The verses of one translation by canonical index; null where the translation leaves one out. */
export type SourceVerses = (Verse | null)[];

/**
 * Takes the signs around supplied words out of a text and remembers where the words stand.
 * `marked` finds a whole mark; its first group holds the words.
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

/** Joins parts with one space between, without spaces at the ends. */
export function tidy(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim();
}
