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

/** Books that are read most, which come first among those that begin alike. */
const OFTEN_READ = [
  'Gen',
  'Exod',
  'Ps',
  'Prov',
  'Isa',
  'Matt',
  'Luke',
  'John',
  'Rom',
  '1Cor',
  'Eph',
  'Phil',
  'Heb',
];
/** Room kept for the first verse and the first chapter of the likeliest book. */
const REFERENCES_KEPT = 2;

/**
 * Suggestions for what was typed: books whose name contains it, those that begin with it first; of the latter also the
 * first verse and the first chapter ("jo": John, three more books, John 1:1, John 1).
 */
export function suggestionsFor(typed: string): Suggestion[] {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text.length < MIN_CHARACTERS) return [];
  const begins = (name: string): boolean => name.toLowerCase().startsWith(text);
  const likelihood = ({ name, osis }: { name: string; osis: string }): number =>
    begins(name) ? 1 + Number(OFTEN_READ.includes(osis)) : 0;
  const books = BOOKS.filter(({ name }) => name.toLowerCase().includes(text))
    .sort((a, b) => likelihood(b) - likelihood(a))
    .slice(0, BOOKS_CONSIDERED);
  const references = books
    .filter(({ name }) => begins(name))
    .flatMap(({ nameInReference }) => [`${nameInReference} 1:1`, `${nameInReference} 1`]);
  const room = MAX_SUGGESTIONS - Math.min(REFERENCES_KEPT, references.length);
  return [
    ...books.slice(0, room).map(({ name }): Suggestion => ({ text: name, kind: 'book' })),
    ...references.map((reference): Suggestion => ({ text: reference, kind: 'reference' })),
  ].slice(0, MAX_SUGGESTIONS);
}
