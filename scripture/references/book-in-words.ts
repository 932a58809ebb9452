import { BOOKS } from '../text/books.ts';

const ORDINALS = {
  '1': '(?:1|1st|first|i)',
  '2': '(?:2|2nd|second|ii)',
  '3': '(?:3|3rd|third|iii)',
} as const;
/** Names that are also words or people: they count as books only where "book of" or the like says so. */
const ALSO_WORDS =
  /^(?:job|ruth|mark|luke|john|james|peter|acts|numbers|judges|kings|esther|ezra|daniel|joel|amos|micah|matthew|jonah|jude|titus|isaiah|jeremiah|samuel|joshua|nehemiah|genesis of|hosea|malachi)$/;
const BOOK_PATTERNS = BOOKS.map((book) => {
  const [, number, name = ''] = /^(?:([123]) )?(.+)$/.exec(book.name.toLowerCase()) ?? [];
  const bare = name
    .replace(/^song of solomon$/, 'song of (?:solomon|songs)')
    .replace(/^(psalm|proverb|revelation)s?$/, '$1s?');
  const numbered = number === undefined ? bare : `${ORDINALS[number as '1']} ${bare}`;
  const said = `(?:book|gospel|letter|epistle|prophecy) (?:of|to|to the|according to|by|from) (?:st |saint |the prophet )?${numbered}`;
  const alone = number === undefined && ALSO_WORDS.test(name) ? `|${bare}s gospel` : `|${numbered}`;
  return { osis: book.osis, pattern: new RegExp(`\\b(?:${said}${alone})\\b`) };
});

/** The OSIS name of the book that lower-case words speak of ("the book of ruth", "1st john"); undefined where none. */
export function bookNamedIn(words: string): string | undefined {
  // "john" matches within "1 john" and comes before it in the list, so the last match is the one that is meant.
  return BOOK_PATTERNS.filter(({ pattern }) => pattern.test(words)).at(-1)?.osis;
}
