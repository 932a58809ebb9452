import { isTranslationId, TRANSLATION_IDS, type TranslationId } from '../translations.ts';
import { BOOKS, type Book } from './books.ts';

/** A chapter of a translation, as the address of its page names it. */
export interface ChapterAddress {
  readonly version: TranslationId;
  readonly book: Book;
  readonly chapter: number;
}

/** "1 Corinthians" is "1-corinthians" in an address. */
const slugOf = ({ name }: Book): string => name.toLowerCase().replaceAll(' ', '-');

const bySlug = new Map(BOOKS.map((book) => [slugOf(book), book]));

/** "/bible/kjv/john/3" */
export const chapterPath = ({ version, book, chapter }: ChapterAddress): string =>
  `/bible/${version}/${slugOf(book)}/${chapter}`;

/** The chapter that the parts of an address name; undefined where there is none. Only the spelling of `chapterPath` is read. */
export function readChapterAddress(parts: {
  readonly version?: string;
  readonly book?: string;
  readonly chapter?: string;
}): ChapterAddress | undefined {
  const book = bySlug.get(parts.book ?? '');
  const chapter = /^[1-9]\d{0,2}$/.test(parts.chapter ?? '') ? Number(parts.chapter) : 0;
  if (!isTranslationId(parts.version) || !book || chapter < 1 || chapter > book.chapters.length)
    return undefined;
  return { version: parts.version, book, chapter };
}

/** "John 3" */
export const chapterReference = ({ book, chapter }: ChapterAddress): string =>
  `${book.nameInReference} ${chapter}`;

/** The chapter before (-1) or after (1), across books; undefined beyond the ends of the Bible. */
export function chapterBeside(address: ChapterAddress, by: 1 | -1): ChapterAddress | undefined {
  const { version, book } = address;
  const chapter = address.chapter + by;
  if (chapter >= 1 && chapter <= book.chapters.length) return { version, book, chapter };
  const neighbour = BOOKS[book.number - 1 + by];
  return neighbour && { version, book: neighbour, chapter: by === 1 ? 1 : neighbour.chapters.length };
}

/** Every chapter of every translation, in the order of the Bible. */
export const everyChapter = (): ChapterAddress[] =>
  TRANSLATION_IDS.flatMap((version) =>
    BOOKS.flatMap((book) => book.chapters.map((_verses, at) => ({ version, book, chapter: at + 1 }))),
  );
