import { BOOKS } from '../text/books.ts';

/**
 * A part of a text that may have references. Finding them is cheap, so that the parser (0.2 ms a reference) reads only
 * the few parts that begin with the name of a book and a number.
 */
export interface ReferenceWindow {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations that are not the beginning of the book's name. */
const ABBREVIATIONS =
  'gn ex exo lv nm nb dt jsh jos jdg jgs jdgs rth sm kgs kin chr chron cron ezr neh est jb ps psa pslm psalm psalms pss psm prv prov pr eccl ecc eccles qoh sos canticles cant songs solomon solomons isa is jer lam ez ezek ezk eze dn hs jl am ob jnh jon mic nah hb hab zep zph hag zec zch mal mt mtt matt mk mrk mr lk luk jn jhn joh ac act rm ro rom cor co gal eph php phil phl pp col th thes thess tm tim tit phlm philem phm heb jas jam jm pt pet peters jud jde rv rev revelations tob jdt wis sir bar macc mac mc esd sus bel maccabees esdras tobit judith wisdom sirach ecclesiasticus baruch susanna';
const NAMES: ReadonlySet<string> = new Set([
  ...ABBREVIATIONS.split(' '),
  ...BOOKS.flatMap(({ name }) => {
    const word = name.toLowerCase().split(' ').at(-1)!;
    return Array.from({ length: Math.max(1, word.length - 2) }, (_, cut) => word.slice(0, word.length - cut));
  }),
  'hebrew',
  'roman',
  'galatian',
  'song',
]);

const GAP = String.raw`[\s\u00A0\u2000-\u200A\u202F]`;
/** The word right before a number; "chapter" or "verse" may be between. */
const BOOK_BEFORE = new RegExp(
  String.raw`(\p{L}{2,}\.?)(?:${GAP}|[*_,]){0,6}(?:(?:chapters?|chap\.?|ch\.?|verses?|vv?\.?)${GAP}{0,3})?$`,
  'iu',
);
const MAX_BOOK_LENGTH = 40;
const NUMBER_OR_SONG_BEFORE = new RegExp(
  `(?:(?:[1-4]|I{1,3}|1st|2nd|3rd|First|Second|Third)${GAP}*|Songs?${GAP}+of${GAP}+(?:the${GAP}+)?)$`,
  'i',
);
const CHAPTER_OF = new RegExp(
  String.raw`chapters?${GAP}+\d{1,3}(?:${GAP}*[-–—]${GAP}*\d{1,3})?${GAP}+of${GAP}+(?:the${GAP}+)?(?:book${GAP}+of${GAP}+)?[1-3]?${GAP}?(\p{L}{2,})`,
  'giu',
);
/** The rest of a reference: numbers, the signs and words between them. */
const CONTINUATION =
  /(?:\d+|[\s\u00A0\u2000-\u200A\u202F:.,;&‐-―−-]|(?:and|to|through|thru|verses?|vv?|vss?|chapters?|ch|ff?|[a-e])(?!\p{L}))+/iuy;
const MAX_LENGTH = 300;

function isBookName(word: string): boolean {
  return NAMES.has(word.toLowerCase().replace(/\.$/, ''));
}

function continuationEnd(text: string, from: number): number {
  CONTINUATION.lastIndex = from;
  const match = CONTINUATION.exec(text);
  return match === null ? from : from + Math.min(match[0].length, MAX_LENGTH);
}

/** The parts of a text in which the parser should look, in order, without overlap. */
export function referenceWindows(text: string): ReferenceWindow[] {
  const found: ReferenceWindow[] = [];
  for (const number of text.matchAll(/\d+/g)) {
    const windowStart = Math.max(0, number.index - MAX_BOOK_LENGTH);
    const match = BOOK_BEFORE.exec(text.slice(windowStart, number.index));
    if (match === null || !isBookName(match[1]!)) continue;
    const word = windowStart + match.index;
    const before = NUMBER_OR_SONG_BEFORE.exec(text.slice(Math.max(0, word - 14), word))?.[0] ?? '';
    found.push({ start: word - before.length, end: continuationEnd(text, number.index) });
  }
  if (/chapter/i.test(text)) {
    for (const match of text.matchAll(CHAPTER_OF)) {
      if (isBookName(match[1]!)) found.push({ start: match.index, end: match.index + match[0].length });
    }
    found.sort((a, b) => a.start - b.start);
  }
  const merged: { start: number; end: number }[] = [];
  for (const window of found) {
    const last = merged.at(-1);
    if (last === undefined || window.start > last.end) merged.push({ ...window });
    else last.end = Math.max(last.end, window.end);
  }
  return merged;
}
