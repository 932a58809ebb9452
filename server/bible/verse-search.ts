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

/** A saying that is not in the Bible, with what search shows about it. */
interface SearchedSaying extends KnownSaying {
  readonly note: string;
  /** Marks of similar passages: `[[John 3:16]]`. */
  readonly near: readonly string[];
}

export interface VerseSearchDeps {
  readonly bible: Bible;
  readonly searchIndex: SearchIndex;
  readonly defaultTranslation: TranslationId;
  readonly sayings: readonly SearchedSaying[];
}

/**
 * Search for GET /api/bible/search. A query that is a reference gets its passage, and the verses of it as hits. Throws
 * UNKNOWN_VERSION, and INVALID_REQUEST for an unknown book.
 */
export function createVerseSearch(deps: VerseSearchDeps): (query: VerseQuery) => BibleSearch {
  const { bible, searchIndex, defaultTranslation } = deps;
  const sayingOf = openSayings(deps.sayings);
  return ({ query, version, book, testament, limit, offset }) => {
    const shown = chooseTranslation(bible, version ?? defaultTranslation);
    const bookNumber = book === undefined ? undefined : requireBook(book);
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

function requireBook(written: string): number {
  const number = bookNumberOf(written);
  if (number !== undefined) return number;
  const message = 'The Bible has no book of that name.';
  throw new AppError('INVALID_REQUEST', { message, issues: [{ path: 'book', message }] });
}
