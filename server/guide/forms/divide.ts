import { passageOf } from '../../../scripture/references/format.ts';
import { isChapterStart } from '../../../scripture/text/books.ts';
import type { Passage, Translation, VerseRange } from '../../../scripture/types.ts';

/** How far from the even division a part may end so that it ends with a chapter or a paragraph, as a share of one part. */
const TO_CHAPTER = 0.4;
const TO_PARAGRAPH = 0.2;

const lengths = new WeakMap<Translation, Uint16Array>();
const VERSES = 31_102;

/** The length of each verse in characters; a verse is measured when it is first asked for. */
function lengthOf(translation: Translation, verse: number): number {
  let known = lengths.get(translation);
  if (!known) {
    known = new Uint16Array(VERSES);
    lengths.set(translation, known);
  }
  known[verse] ||= translation.text(verse).length + 1;
  return known[verse]!;
}

function versesOf(ranges: readonly VerseRange[]): number[] {
  return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/**
 * Divides a text into parts of about the same length. Parts end with chapters where these lie near, else with
 * paragraphs, else with verses. There are never more parts than verses.
 */
export function divide(translation: Translation, ranges: readonly VerseRange[], parts: number): Passage[] {
  const verses = versesOf(ranges);
  const ends = cumulative(translation, verses);
  const count = Math.min(parts, verses.length);
  const total = ends.at(-1)!;
  const cuts: number[] = [0];
  for (let part = 1; part < count; part += 1) {
    const least = cuts.at(-1)! + 1;
    const most = verses.length - (count - part);
    cuts.push(
      cutNear({ translation, verses, ends, size: total / count }, (total * part) / count, [least, most]),
    );
  }
  return cuts.map((from, part) => passageOfVerses(verses.slice(from, cuts[part + 1] ?? verses.length)));
}

interface Measured {
  readonly translation: Translation;
  readonly verses: readonly number[];
  /** Characters up to and with each verse. */
  readonly ends: Float64Array;
  readonly size: number;
}

/** The number of verses before the best cut near `target` characters. */
function cutNear(
  { translation, verses, ends, size }: Measured,
  target: number,
  [least, most]: [number, number],
): number {
  let nearest = least;
  let chapter: number | undefined;
  let paragraph: number | undefined;
  const off = (cut: number) => Math.abs(ends[cut - 1]! - target);
  const from = Math.max(least, firstAtLeast(ends, target - TO_CHAPTER * size));
  for (let cut = from; cut <= most; cut += 1) {
    if (off(cut) < off(nearest)) nearest = cut;
    const near = off(cut) <= TO_CHAPTER * size;
    if (near && isChapterStart(verses[cut]!) && (chapter === undefined || off(cut) < off(chapter)))
      chapter = cut;
    if (
      off(cut) <= TO_PARAGRAPH * size &&
      (paragraph === undefined || off(cut) < off(paragraph)) &&
      startsParagraph(translation, verses[cut]!)
    )
      paragraph = cut;
    if (ends[cut - 1]! > target && !near) break;
  }
  return chapter ?? paragraph ?? nearest;
}

const startsParagraph = (translation: Translation, verse: number) =>
  translation.verse(verse)?.paragraphStart === true;

function cumulative(translation: Translation, verses: readonly number[]): Float64Array {
  const ends = new Float64Array(verses.length);
  let sum = 0;
  for (const [at, verse] of verses.entries()) {
    sum += lengthOf(translation, verse);
    ends[at] = sum;
  }
  return ends;
}

/** How many verses end before `length` characters; at least one. */
function firstAtLeast(ends: Float64Array, length: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! < length) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

function passageOfVerses(verses: readonly number[]): Passage {
  const ranges: { first: number; last: number }[] = [];
  for (const verse of verses) {
    const before = ranges.at(-1);
    if (before && before.last === verse - 1) before.last = verse;
    else ranges.push({ first: verse, last: verse });
  }
  return passageOf(ranges);
}

const CHARACTERS_A_MINUTE = 1_000;

/** How long a text takes to read quietly, in minutes. */
export function readingMinutes(translation: Translation, ranges: readonly VerseRange[]): number {
  let sum = 0;
  for (const { first, last } of ranges)
    for (let verse = first; verse <= last; verse += 1) sum += lengthOf(translation, verse);
  return sum / CHARACTERS_A_MINUTE;
}
