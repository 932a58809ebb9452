import { parseReference } from '../references/references.ts';
import { BOOKS, type Testament } from '../text/books.ts';
import { type BiblePassage, indexesOf, lookUp } from '../text/passages.ts';
import { labelsInWords } from '../translations.ts';
import type { Passage, Translation } from '../types.ts';
import { type FoundVerse, findVerses, shownVerse } from './find-verses.ts';
import type { SearchIndex } from './index-file.ts';

/** Why there is no passage to show; `code` is in contract/errors.ts. */
export interface Refusal {
  readonly ok: false;
  readonly code: 'REFERENCE_NOT_FOUND' | 'VERSE_NOT_IN_TRANSLATION';
  readonly message: string;
}

/** The passage of a typed reference in one translation, or what is wrong with the reference. */
export function answerReference(
  translation: Translation,
  reference: string,
  maxVerses: number,
): { readonly ok: true; readonly passage: BiblePassage } | Refusal {
  const parsed = parseReference(reference);
  if (!parsed.ok) return { ok: false, code: 'REFERENCE_NOT_FOUND', message: parsed.message };
  const found = lookUp(translation, parsed.passage, maxVerses);
  if (found.kind === 'found') return { ok: true, passage: found.passage };
  const message = `${found.note} It stands in ${labelsInWords(found.availableIn)}.`;
  return { ok: false, code: 'VERSE_NOT_IN_TRANSLATION', message };
}

export interface SearchRequest {
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
  /** Number of a book, 1 to 66. */
  readonly book?: number | undefined;
  readonly testament?: Testament | undefined;
  /** How many verses of a passage are shown at most, where the query is a reference. */
  readonly maxVerses: number;
}

export interface SearchAnswer {
  verses: FoundVerse[];
  total: number;
  /** The passage, where the query is a reference. */
  passage?: BiblePassage;
}

/**
 * Finds verses by their words, best first. A query that is a reference gets its passage, and the verses of it as hits.
 * Reads only the translations that the index was opened with.
 */
export function answerSearch(index: SearchIndex, shown: Translation, request: SearchRequest): SearchAnswer {
  const { query, limit, offset, book, testament } = request;
  const passage = referenceIn(query);
  if (passage) return answerPassage(index, shown, passage, request);
  return findVerses(index, shown, query, {
    limit,
    offset,
    ...(book !== undefined && { book }),
    ...(testament && { testament }),
  });
}

/** The passage of a query that is a reference. Without a number it is not: "Ruth" and "mark" are also words. */
function referenceIn(query: string): Passage | undefined {
  if (!/\d/.test(query)) return undefined;
  const parsed = parseReference(query);
  return parsed.ok ? parsed.passage : undefined;
}

function answerPassage(
  index: SearchIndex,
  shown: Translation,
  passage: Passage,
  { limit, offset, maxVerses }: SearchRequest,
): SearchAnswer {
  const indexes = [...indexesOf(passage.ranges)];
  const verses = indexes.slice(offset, offset + limit).flatMap((verse) => {
    const found = shownVerse(index, shown, verse);
    return found ? [{ ...found, matches: [] }] : [];
  });
  const named = passageIn(index, shown, passage, maxVerses);
  return { verses, total: indexes.length, ...(named && { passage: named }) };
}

/** The passage in the translation shown; where that leaves all of it out, in another one that the index has. */
function passageIn(
  index: SearchIndex,
  shown: Translation,
  passage: Passage,
  maxVerses: number,
): BiblePassage | undefined {
  const found = lookUp(shown, passage, maxVerses);
  if (found.kind === 'found') return found.passage;
  const holder = index.translations.find(({ id }) => found.availableIn.includes(id));
  return holder && passageIn(index, holder, passage, maxVerses);
}

/** The number of a book by its OSIS name, its name, or as people write it; undefined where there is no such book. */
export function bookNumberOf(written: string): number | undefined {
  const wanted = written.trim().toLowerCase();
  const named = BOOKS.find(
    ({ osis, name }) => osis.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  if (named) return named.number;
  const parsed = parseReference(written);
  const [range, ...others] = parsed.ok ? parsed.passage.ranges : [];
  if (range === undefined || others.length > 0) return undefined;
  return BOOKS.find(({ range: { first, last } }) => range.first === first && range.last === last)?.number;
}
