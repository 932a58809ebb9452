import type { BiblePassage, BibleSearch } from '../../contract/bible.ts';
import { AppError } from '../../contract/errors.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { BOOKS, type Testament } from '../../scripture/books.ts';
import { findVerses, shownVerse } from '../../scripture/find-verses.ts';
import { indexesOf, lookUp } from '../../scripture/passages.ts';
import { parseReference } from '../../scripture/references.ts';
import { type KnownSaying, openSayings } from '../../scripture/sayings.ts';
import type { SearchIndex } from '../../scripture/search-index.ts';
import type { Bible, Passage, Translation, TranslationId } from '../../scripture/types.ts';
import { passageOfMark } from '../guide/passages.ts';
import { chooseTranslation } from './choose-translation.ts';

export interface VerseQuery {
  readonly query: string;
  readonly version?: string | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly book?: string | undefined;
  readonly testament?: Testament | undefined;
}

/** What search is told of sayings that are not in the Bible. */
export interface SearchedSaying extends KnownSaying {
  readonly note: string;
  /** Marks: `[[John 3:16]]`. */
  readonly near: readonly string[];
}

export interface VerseSearchParts {
  readonly bible: Bible;
  readonly searchIndex: SearchIndex;
  readonly defaultTranslation: TranslationId;
  readonly sayings: readonly SearchedSaying[];
}

/**
 * Search for GET /api/bible/search. A reference is answered with its passage, and its verses as hits.
 * Throws UNKNOWN_VERSION, and INVALID_REQUEST for a book that there is not.
 */
export function createVerseSearch(parts: VerseSearchParts): (asked: VerseQuery) => BibleSearch {
  const { bible, searchIndex, defaultTranslation } = parts;
  const sayingOf = openSayings(parts.sayings);
  return ({ query, version, book, testament, limit, offset }) => {
    const shown = chooseTranslation(bible, version ?? defaultTranslation);
    const bookNumber = book === undefined ? undefined : numberOfBook(book);
    const passage = referenceIn(query);
    if (passage) return passageAnswer(searchIndex, bible, shown, passage, { limit, offset });
    const saying = sayingOf(query);
    return {
      ...findVerses(searchIndex, shown, query, {
        limit,
        offset,
        ...(bookNumber !== undefined && { book: bookNumber }),
        ...(testament && { testament }),
      }),
      ...(saying && {
        saying: {
          text: saying.text,
          note: saying.note,
          near: saying.near.map((mark) => passageOfMark(mark).osis),
        },
      }),
    };
  };
}

/** A query is a reference only where it holds a number: "Ruth" and "mark" are words, too. */
function referenceIn(query: string): Passage | undefined {
  if (!/\d/.test(query)) return undefined;
  const parsed = parseReference(query);
  return parsed.ok ? parsed.passage : undefined;
}

function passageAnswer(
  index: SearchIndex,
  bible: Bible,
  shown: Translation,
  passage: Passage,
  { limit, offset }: { limit: number; offset: number },
): BibleSearch {
  const indexes = [...indexesOf(passage.ranges)];
  const verses = indexes.slice(offset, offset + limit).flatMap((verse) => {
    const found = shownVerse(index, shown, verse);
    return found ? [{ ...found, matches: [] }] : [];
  });
  return { verses, total: indexes.length, passage: passageIn(bible, shown, passage) };
}

/** The passage as it is shown, or, where that translation leaves all of it out, in one that has it. */
function passageIn(bible: Bible, shown: Translation, passage: Passage): BiblePassage | undefined {
  const found = lookUp(shown, passage, PASSAGE_MAX_VERSES);
  if (found.kind === 'found') return found.passage;
  const [holder] = found.availableIn;
  return holder && passageIn(bible, bible[holder], passage);
}

/** A book by OSIS, by name, or as people write it. */
function numberOfBook(written: string): number {
  const wanted = written.trim().toLowerCase();
  const named = BOOKS.find(
    ({ osis, name }) => osis.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  if (named) return named.number;
  const parsed = parseReference(written);
  const [range, ...others] = parsed.ok ? parsed.passage.ranges : [];
  const meant =
    others.length === 0 &&
    BOOKS.find(({ range: { first, last } }) => range?.first === first && range.last === last);
  if (meant) return meant.number;
  const message = 'The Bible has no book of that name.';
  throw new AppError('INVALID_REQUEST', { message, issues: [{ path: 'book', message }] });
}
