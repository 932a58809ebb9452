import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { compactSearchIndex, expandSearchIndex } from './compact-index.ts';

let index: Uint8Array;
let compact: Uint8Array;
beforeAll(() => {
  index = new Uint8Array(readFileSync(new URL('../../dist/bible/search.bin', import.meta.url)));
  compact = compactSearchIndex(index);
});

describe('the compact search index', () => {
  test('expands to the same bytes', () => {
    expect(Buffer.compare(expandSearchIndex(compact), index)).toBe(0);
  });

  test('can be read at any byte offset', () => {
    const shifted = new Uint8Array(compact.length + 1);
    shifted.set(compact, 1);
    expect(Buffer.compare(expandSearchIndex(shifted.subarray(1)), index)).toBe(0);
  });

  test('is smaller by at least a quarter', () => {
    expect(compact.length).toBeLessThan(index.length * 0.75);
  });

  test.each([
    ['an empty file', () => new Uint8Array()],
    ['another file', () => index],
    ['a truncated one', () => compact.subarray(0, compact.length - 1)],
    ['one of another format', () => changed(6, 9)],
    ['one with a wrong number of postings', () => changed(12, compact[12]! ^ 1)],
    ['one with gaps that lead beyond the last verse', () => changed(24 + 2 * terms() + 5, 255, 40)],
  ])('refuses %s', (_what, bytes) => {
    expect(() => expandSearchIndex(bytes())).toThrow(/search index/);
  });

  test('is made from an index only', () => {
    expect(() => compactSearchIndex(compact)).toThrow('This is not a search index.');
  });
});

const terms = () => new DataView(compact.buffer, compact.byteOffset).getUint32(8, true);

function changed(offset: number, value: number, count = 1): Uint8Array {
  return Uint8Array.from(compact).fill(value, offset, offset + count);
}
