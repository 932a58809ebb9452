import { chapterRange, locate } from '../text/books.ts';
import type { Passage, VerseRange } from '../types.ts';
import { passageOf } from './format.ts';
import { digitsOf } from './number-words.ts';

const COUNT = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}';
const IT = '(?:\\s+(?:it|this|that))?';
/** What stands behind it names the verse itself ("the next verse, John 3:17") or a list of them. */
const NOT_BEFORE = '(?!\\s*:|\\s+(?:of|in)\\s+(?!the\\b|this\\b|that\\b))';
/** "the next verse", "the verse before it", "two verses later", "the last verse of the psalm". */
const RELATIVE = new RegExp(
  [
    `\\bthe\\s+(?:very\\s+)?(?<next>next|following)\\s+(?:(?<nextCount>${COUNT})\\s+verses|verse|one)\\b`,
    `\\bthe\\s+(?:very\\s+)?verse\\s+(?<after>(?:that|which)\\s+follows|(?:just\\s+|right\\s+)?after)${IT}\\b`,
    '\\bthe\\s+(?<previous>previous|preceding)\\s+verse\\b',
    `\\bthe\\s+(?:very\\s+)?verse\\s+(?<before>(?:just\\s+|right\\s+)?before)${IT}\\b`,
    `\\b(?<laterCount>${COUNT})\\s+verses?\\s+(?<later>later|further(?:\\s+on)?|on|after(?:wards)?|down)\\b`,
    `\\b(?<earlierCount>${COUNT})\\s+verses?\\s+(?:earlier|before|back|up)\\b`,
    "\\b(?:its|the\\s+(?:chapter|psalm)[’']s)\\s+(?<end>last|final|closing|first|opening)\\s+verse\\b",
    '\\bthe\\s+(?<endOf>last|final|closing|first|opening)\\s+verse\\s+of\\s+(?:the|this|that)\\s+(?:same\\s+)?(?:chapter|psalm)\\b',
  ]
    .map((each) => each + NOT_BEFORE)
    .join('|'),
  'gi',
);
/** From a longer passage no verse is counted. */
const LONGEST_BASE = 8;
const LAST_VERSE = 31_101;

export interface RelativeVerse {
  readonly start: number;
  readonly end: number;
  /** The verse it means, by the passage named before it; undefined where there is none. */
  readonly from: (previous: Passage) => Passage | undefined;
}

const numberOf = (written: string | undefined): number =>
  written === undefined || /^an?$/i.test(written)
    ? 1
    : /^\d/.test(written)
      ? Number(written)
      : Number(digitsOf(written));

function verses(first: number, last: number): Passage | undefined {
  return first >= 0 && last <= LAST_VERSE ? passageOf([{ first, last }]) : undefined;
}

/** The verse or verses at so many verses behind a passage (before it: less than 0). */
function countedFrom({ ranges }: Passage, by: number, count = 1): Passage | undefined {
  const { first, last }: VerseRange = by < 0 ? ranges[0]! : ranges.at(-1)!;
  const { book, chapter } = locate(first);
  const whole = chapterRange(book.number, chapter);
  if (last - first >= LONGEST_BASE || (whole?.first === first && whole.last === last)) return undefined;
  return by < 0 ? verses(first + by, first + by) : verses(last + by, last + by + count - 1);
}

function endOfChapter({ ranges }: Passage, which: string): Passage | undefined {
  const { book, chapter } = locate(ranges.at(-1)!.first);
  const range = chapterRange(book.number, chapter);
  if (range === undefined) return undefined;
  const verse = /first|opening/i.test(which) ? range.first : range.last;
  return verses(verse, verse);
}

/** The verses that a text names by where they stand to the one named before them: "the next verse", "two verses later". */
export function relativeVerses(text: string): RelativeVerse[] {
  return Array.from(text.matchAll(RELATIVE), ({ 0: written, index: start, groups = {} }) => ({
    start,
    end: start + written.length,
    from: (previous) => {
      const which = groups['end'] ?? groups['endOf'];
      if (which !== undefined) return endOfChapter(previous, which);
      if (groups['next'] !== undefined) return countedFrom(previous, 1, numberOf(groups['nextCount']));
      if (groups['after'] !== undefined) return countedFrom(previous, 1);
      if (groups['later'] !== undefined) return countedFrom(previous, numberOf(groups['laterCount']));
      return countedFrom(previous, -numberOf(groups['earlierCount']));
    },
  }));
}
