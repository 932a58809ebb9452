import { describe, expect, it } from 'vitest';
import { BOOKS } from '../text/books.ts';
import { readReferences } from './parser.ts';
import { plainReference } from './plain-reference.ts';

const TAILS = ['', '. ', ', ', ': ', ';', ' \n'];

describe('the plainest form of a reference', () => {
  it('is read as the parser reads it, in every book of several chapters', () => {
    for (const { name, nameInReference, chapters } of BOOKS) {
      for (const [at, tail] of TAILS.entries()) {
        for (const book of new Set([name, nameInReference])) {
          for (const numbers of [`${chapters.length}:${at + 1}`, '3:16-18', '2:4–9', '1:170', '151:3']) {
            const written = `${book} ${numbers}`;
            const found = plainReference(written + tail);
            if (chapters.length === 1) expect(found).toBeUndefined();
            // With another sign at its end it is not of the plain form: the parser itself reads it.
            else expect([found], written).toEqual(readReferences(`${written}${tail}!`));
          }
        }
      }
    }
  });

  it.each(['John 3', 'Jn 3:16', 'John 3:16-12', 'John 3:0', 'John 3:16, 18', 'John 3:999', 'Jude 1:3'])(
    'is not %s',
    (written) => {
      expect(plainReference(written)).toBeUndefined();
    },
  );
});
