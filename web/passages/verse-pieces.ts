import type { BiblePassage } from '../../contract/bible.ts';

export type BibleVerse = BiblePassage['verses'][number];

/** A run of a verse's text in one style. */
export interface Piece {
  readonly text: string;
  readonly supplied: boolean;
  readonly divineName: boolean;
  /** Underlined: a differing word, or a search match. */
  readonly marked: boolean;
}

type Ranges = readonly (readonly number[])[];

/** A verse's lines (one, where it is prose), each cut where supplied words, the divine name or `marked` words begin and end. */
export function linesOf(
  {
    text,
    lines,
    supplied = [],
    divineName = [],
  }: Pick<BibleVerse, 'text' | 'lines' | 'supplied' | 'divineName'>,
  marked: Ranges = [],
): Piece[][] {
  const marks = [...supplied, ...divineName, ...marked].flat();
  let from = 0;
  return (lines?.length ? lines : [text]).map((line) => {
    const start = Math.max(text.indexOf(line, from), from);
    const end = start + line.length;
    from = end;
    const cuts = [start, ...marks.filter((at) => at > start && at < end), end].sort((a, b) => a - b);
    return cuts.slice(1).flatMap((to, index) => {
      const begin = cuts[index] ?? start;
      if (begin === to) return [];
      return [
        {
          text: text.slice(begin, to),
          supplied: within(supplied, begin),
          divineName: within(divineName, begin),
          marked: within(marked, begin),
        },
      ];
    });
  });
}

const within = (ranges: Ranges, at: number): boolean =>
  ranges.some(([start = 0, end = 0]) => at >= start && at < end);
