import { fold } from '../../language/fold.ts';
import { bookByOsis } from '../text/books.ts';
import { FOREIGN_BOOKS, PSALMS, SHARED_BOOKS } from './foreign-books.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { resolve } from './resolve.ts';

/** Chapter and verse as other languages write them: "3:16", "3,16", "3.16-18"; or a chapter. */
const NUMBERS = /(\d{1,3})(?:(:\s?|\.|,\s?)(\d{1,6})(?:\s?[-–—]\s?(\d{1,6}))?)?(?!\d)/g;
/** A name of up to four words, maybe with a number before it, right before chapter and verse. */
const NAME =
  /(?:(?:^|[^\p{L}\d])([1-5]|I{1,3})(?:\.|ª|º|a|o|re|er|e)?\s?)?(\p{Lu}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3})\.?\s$/u;
const MAX_NAME_LENGTH = 44;
const TIME = /^\s*(?:[ap]\.?m\b|uhr\b|h\b|hs\b|horas\b|heures\b|%|€)/i;
const ROMAN: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3' };

interface NamedBook {
  readonly osis: string;
  readonly name: string;
  /** From the start of the name to chapter and verse, in UTF-16 units. */
  readonly length: number;
}

/** The book that is named right before chapter and verse, by the longest name that is known. */
function bookBefore(before: string, sign = ''): NamedBook | undefined {
  const match = NAME.exec(before);
  if (match === null) return undefined;
  const words = match[2]!.split(/\s/);
  for (let from = 0; from < words.length; from += 1) {
    if (!/^\p{Lu}/u.test(words[from]!)) continue;
    const name = fold(words.slice(from).join(' '));
    const number = from === 0 && match[1] ? (ROMAN[match[1]] ?? match[1]) : '';
    const osis =
      FOREIGN_BOOKS.get(number + name) ?? (sign === ',' ? SHARED_BOOKS.get(number + name) : undefined);
    const length = before.length - before.lastIndexOf(words[from]!, before.length);
    if (osis === undefined) continue;
    const withNumber =
      number === '' ? length : before.length - match.index - /^[^\p{L}\d]?/u.exec(match[0])![0].length;
    return { osis, name, length: withNumber };
  }
  return undefined;
}

/**
 * Finds references with the book's name in another language: "Juan 3:16", "Römer 8,31", "1 Corinthiens 13.4-7". A
 * chapter alone counts for psalms only ("Psaume 23").
 */
export function foreignReferences(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(NUMBERS)) {
    const [whole, chapter, sign, verse, last] = match;
    if (/[\d:.,]/.test(text[match.index - 1] ?? '')) continue;
    const named = bookBefore(text.slice(Math.max(0, match.index - MAX_NAME_LENGTH), match.index), sign);
    if (named === undefined) continue;
    // "Marcos 5, 10 personas" counts people.
    if (sign === ', ' && /^\s\p{Ll}/u.test(text.slice(match.index + whole.length))) continue;
    if (verse === undefined && !PSALMS.has(named.name)) continue;
    if (TIME.test(text.slice(match.index + whole.length, match.index + whole.length + 10))) continue;
    const range = { start: match.index - named.length, end: match.index + whole.length };
    const from = {
      book: bookByOsis(named.osis)!.osis,
      chapter: Number(chapter),
      ...(verse && { verse: Number(verse) }),
    };
    const to = last === undefined ? from : { ...from, verse: Number(last) };
    const resolved = resolve({ from, to });
    if (resolved.ok)
      found.push({ kind: 'passage', foreign: true, ...range, passage: passageOf([resolved.range]) });
    else if (sign!.startsWith(':')) found.push({ kind: 'not-found', ...range, reason: resolved.message });
  }
  return found;
}

/** A name of up to four words with its number, before a chapter, before the next reference, or at the end. */
const TYPED_NAME =
  /(?<![\p{L}\p{N}])(?:([1-5]|I{1,3})(?:\.|ª|º|a|o|re|er|e)?\s?)?(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3})\.?(?=\s?\d|\s?;|\s?$)(\s?\d{1,3},\s?(?=\d))?/giu;

/** A typed reference with our names in place of those in other languages: "Johannes 3,16" is "John 3:16". */
export function withEnglishBooks(text: string): string {
  return text.replace(TYPED_NAME, (written, number: string | undefined, name: string, chapter?: string) => {
    const key = (number === undefined ? '' : (ROMAN[number.toUpperCase()] ?? number)) + fold(name);
    const osis = FOREIGN_BOOKS.get(key) ?? SHARED_BOOKS.get(key);
    const book = osis === undefined ? undefined : bookByOsis(osis);
    return book === undefined ? written : `${book.name}${chapter?.replace(/,\s?$/, ':') ?? ''}`;
  });
}
