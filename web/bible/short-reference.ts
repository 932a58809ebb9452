import { BOOKS } from '../../scripture/text/books.ts';

/** A part of a reference as it is shown where there is little room. */
export interface ShownReference {
  readonly book: string;
  /** Its short form, made of the OSIS code: "1 Thess". */
  readonly shortBook: string;
  /** "5:16-18", with what separates it from the next part; empty for a whole book. */
  readonly numbers: string;
}

/** The passages of a reference ("Romans 8:28-30; John 15:5"), each with a short form of its book. */
export const shownReferences = (reference: string): ShownReference[] =>
  reference.split(/(?<=;) /).map((part) => {
    const [, book = part, numbers = ''] = /^(.*\S) (\d\S*)$/.exec(part) ?? [];
    const known = BOOKS.find(({ nameInReference }) => nameInReference === book);
    return { book, shortBook: known ? known.osis.replace(/^(\d)/, '$1 ') : book, numbers };
  });
