import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { thinSearchIndex, wholeSearchIndex } from './thin-index.ts';

let index: Uint8Array;
let thin: Uint8Array;
beforeAll(() => {
  index = new Uint8Array(readFileSync(new URL('../../dist/bible/search.bin', import.meta.url)));
  thin = thinSearchIndex(index);
});

describe('the search index as it travels', () => {
  test('is made whole again, byte for byte', () => {
    expect(Buffer.compare(wholeSearchIndex(thin), index)).toBe(0);
  });

  test('is read wherever its bytes lie', () => {
    const shifted = new Uint8Array(thin.length + 1);
    shifted.set(thin, 1);
    expect(Buffer.compare(wholeSearchIndex(shifted.subarray(1)), index)).toBe(0);
  });

  test('is smaller by a quarter', () => {
    expect(thin.length).toBeLessThan(index.length * 0.75);
  });

  test.each([
    ['nothing', () => new Uint8Array()],
    ['another file', () => index],
    ['one that is cut short', () => thin.subarray(0, thin.length - 1)],
    ['one of another form', () => changed(6, 9)],
    ['one with a number of postings that is not so', () => changed(12, thin[12]! ^ 1)],
    ['one with distances that lead out of the Bible', () => changed(24 + 2 * terms() + 5, 255, 40)],
  ])('refuses %s', (_what, bytes) => {
    expect(() => wholeSearchIndex(bytes())).toThrow(/search index/);
  });

  test('is made of an index alone', () => {
    expect(() => thinSearchIndex(thin)).toThrow('This is not a search index.');
  });
});

const terms = () => new DataView(thin.buffer, thin.byteOffset).getUint32(8, true);

function changed(at: number, value: number, count = 1): Uint8Array {
  return Uint8Array.from(thin).fill(value, at, at + count);
}
