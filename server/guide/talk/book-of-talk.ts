import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf } from '../../../scripture/references/passage-ranges.ts';
import { type Book, bookByOsis } from '../../../scripture/text/books.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { booksIn } from '../forms/read-form.ts';
import { plainWords } from '../reading/words.ts';
import { FOR_NAMED, namesOnesOwn } from '../told/called-so.ts';
import type { GuideMessage } from '../types.ts';

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(\\d{1,3}|${NUMBERS.join('|')})`;
/** "And chapter 4?", "ch 38-42"; never "chapter 2 of my life". */
const CHAPTERS = new RegExp(
  `\\b(?:the )?(?:chapters?|chaps?\\.?|chs?\\.?) ?${NUMBER}(?: ?(-|–|to|through|and|&) ?${NUMBER})?\\b(?![:.]\\d)(?! (?:of|in) (?!it\\b|that\\b))`,
  'gi',
);
const numberOf = (said: string): number => NUMBERS.indexOf(said.toLowerCase()) + 1 || Number(said);

/** So many exchanges are looked through. */
const LOOKED_BACK = 3;

/**
 * A message with the book that it leaves out: chapters that are named without one are of the book of which the talk last
 * spoke, and "verses for James" are from it where James was read.
 */
export function withBookOfTalk(words: string, history: readonly GuideMessage[]): string {
  if (history.length === 0) return words;
  const named = words.search(CHAPTERS) >= 0 && passagesInMessage(words, { isShort: true }).length === 0;
  if (named) {
    const book = bookOfTalk(history);
    return book ? words.replace(CHAPTERS, (all, ...said) => chaptersIn(book, all, said)) : words;
  }
  const [all, name = ''] = FOR_NAMED.exec(words) ?? [];
  const book = all === undefined ? undefined : bookOfTalk(history);
  const isOfBook = book?.name.toLowerCase() === name.toLowerCase();
  return all !== undefined && isOfBook ? words.replace(all, `from ${book!.name}`) : words;
}

function chaptersIn({ name, chapters }: Book, all: string, [from, by, to]: readonly string[]): string {
  const first = numberOf(from!);
  const last = to === undefined ? first : numberOf(to);
  if (first < 1 || Math.max(first, last) > chapters.length) return all;
  if (to === undefined) return `${name} ${first}`;
  const isRange = last > first && (!/and|&/i.test(by!) || last === first + 1);
  return isRange ? `${name} ${first}-${last}` : `${name} ${first} and ${name} ${last}`;
}

/** The book of which the talk last spoke; undefined where it spoke of none, or of several at once. */
function bookOfTalk(history: readonly GuideMessage[]): Book | undefined {
  for (const { role, content, record } of history.slice(-2 * LOOKED_BACK).toReversed()) {
    const osis = role === 'user' ? bookNamed(content) : record && bookAnswered(record);
    const book = osis === undefined ? undefined : bookByOsis(osis);
    if (book) return book;
  }
  return undefined;
}

function bookNamed(content: string): string | undefined {
  const passage = passagesInMessage(content, { isShort: true }).at(-1);
  if (passage) return bookOf(passage).osis;
  // "My nephew James likes reading" names no book.
  return namesOnesOwn(content) ? undefined : booksIn(plainWords(content)).at(-1);
}

/** The book that was introduced, or in which all that was named or shown stands. */
function bookAnswered({ book, named, form, shown }: AnswerRecord): string | undefined {
  if (book) return book;
  if (form?.books?.length === 1) return form.books[0];
  const passages = (named ?? shown).flatMap((reference) => passageOfReference(reference) ?? []);
  const books = new Set(passages.map((passage) => bookOf(passage).osis));
  // One passage beside an answer is on its matter, and no book that is being read.
  return books.size === 1 && (named || passages.length > 1) ? [...books][0] : undefined;
}
