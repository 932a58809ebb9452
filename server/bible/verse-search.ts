import type { BibleSearch } from '../../contract/bible.ts';
import { AppError } from '../../contract/errors.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { type KnownSaying, openSayings } from '../../scripture/quotations/sayings.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { answerSearch, bookNumberOf } from '../../scripture/search/answers.ts';
import type { SearchIndex } from '../../scripture/search/index-file.ts';
import type { Testament } from '../../scripture/text/books.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
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
    const bookNumber = book === undefined ? undefined : bookNamed(book);
    const maxVerses = PASSAGE_MAX_VERSES;
    const answer = answerSearch(searchIndex, shown, {
      query,
      limit,
      offset,
      book: bookNumber,
      testament,
      maxVerses,
    });
    const saying = answer.passage ? undefined : sayingOf(query);
    return {
      ...answer,
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

function bookNamed(written: string): number {
  const number = bookNumberOf(written);
  if (number !== undefined) return number;
  const message = 'The Bible has no book of that name.';
  throw new AppError('INVALID_REQUEST', { message, issues: [{ path: 'book', message }] });
}
