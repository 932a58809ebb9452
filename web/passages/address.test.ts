import { expect, it } from 'vitest';
import { bibleHref, readAddress } from './address.ts';

it('writes addresses that a person can read', () => {
  expect(bibleHref('John 3:16')).toBe('/bible?ref=John+3:16');
  expect(bibleHref('John 3:16', 'web')).toBe('/bible?ref=John+3:16&version=web');
  expect(bibleHref('Psalm 23', 'kjv', 'asv')).toBe('/bible?ref=Psalm+23&version=kjv&compare=asv');
});

it.each([
  ['John 3:16; Romans 5:8', 'web', null],
  ['Song of Solomon 2:4', null, 'asv'],
  ['a & b = c + d # e', null, null],
])('reads back what it wrote: %s', (reference, version, compare) => {
  const href = bibleHref(reference, version, compare);
  expect(readAddress(href.slice(href.indexOf('?') + 1))).toEqual({ reference, version, compare });
});

it('takes an empty reference for none', () => {
  expect(readAddress('ref=+&version=')).toEqual({ reference: null, version: null, compare: null });
});
