import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import type { Testament } from './form-request.ts';

const between = (first: string, last: string): string[] => {
  const [from, to] = [bookByOsis(first)!.range.first, bookByOsis(last)!.range.first];
  return BOOKS.filter(({ range }) => range.first >= from && range.first <= to).map(({ name }) => name);
};

/** Books by what people call several of them: by their author, or by their kind. Over plain words. */
const GROUPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpauls?\b/, between('Rom', 'Phlm')],
  [/\b(?:psalms?|the psalter)\b(?! \d)/, ['Psalms']],
  [/\bgospels?\b/, between('Matt', 'John')],
  [/\b(?:letters|epistles)\b/, between('Rom', 'Jude')],
  [/\b(?:the )?prophets?\b/, between('Isa', 'Mal')],
  [/\b(?:books? of moses|torah|pentateuch|(?:the )?law of moses)\b/, between('Gen', 'Deut')],
  [/\bsolomons?\b/, ['Proverbs', 'Ecclesiastes', 'Song of Solomon']],
  [/\bpeters?\b/, ['1 Peter', '2 Peter']],
];

/** The books that words call by their author or kind: "Paul", "the gospels", "psalms". */
export function groupsIn(plain: string): string[] {
  return GROUPS.find(([called]) => called.test(plain))?.[1].slice() ?? [];
}

/** The half of the Bible that is left where the other is not wanted. */
export function testamentNotWanted(plain: string): Testament | undefined {
  if (/\b(?:old testament|ot)\b/.test(plain)) return 'new';
  return /\b(?:new testament|nt)\b/.test(plain) ? 'old' : undefined;
}
