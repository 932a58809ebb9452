import { BOOKS } from '../../scripture/text/books.ts';

/** Behaviour 5.2. */
const MIN_CHARACTERS = 2;
const BOOKS_CONSIDERED = 8;
const MAX_SUGGESTIONS = 6;

export interface Suggestion {
  readonly text: string;
  /** A book alone is no reference yet: the reader goes on to type a chapter. */
  readonly kind: 'book' | 'reference';
}

/**
 * Suggestions for what was typed: books whose name contains it, those that begin with it first; of the latter also the
 * first verse and the first chapter.
 */
export function suggestionsFor(typed: string): Suggestion[] {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text.length < MIN_CHARACTERS) return [];
  const begins = (name: string): boolean => name.toLowerCase().startsWith(text);
  const books = BOOKS.filter(({ name }) => name.toLowerCase().includes(text))
    .sort((a, b) => Number(begins(b.name)) - Number(begins(a.name)))
    .slice(0, BOOKS_CONSIDERED);
  const references = books
    .filter(({ name }) => begins(name))
    .flatMap(({ nameInReference }) => [`${nameInReference} 1:1`, `${nameInReference} 1`]);
  return [
    ...books.map(({ name }): Suggestion => ({ text: name, kind: 'book' })),
    ...references.map((reference): Suggestion => ({ text: reference, kind: 'reference' })),
  ].slice(0, MAX_SUGGESTIONS);
}
