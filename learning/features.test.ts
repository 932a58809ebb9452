import { expect, it } from 'vitest';
import { createFeatureReader } from './features.ts';

const read = createFeatureReader({
  words: { buckets: 1 << 12, longestRow: 3 },
  letters: { buckets: 1 << 12, from: 3, to: 5 },
});

it('reads words alone and in rows, and the letters of each', () => {
  const [words, letters] = read(['pray', 'tonight'], '.');
  // Two words, three pairs and two rows of three with the marks of begin and end.
  expect(words).toHaveLength(2 + 3 + 2);
  // "_pray_" holds 4, 3 and 2 rows of three, four and five letters; "_tonight_" 7, 6 and 5.
  expect(letters).toHaveLength(4 + 3 + 2 + 7 + 6 + 5);
  for (const bucket of [...words!, ...letters!]) expect(bucket).toBeLessThan(1 << 12);
});

it('tells a question from a statement, and one order of words from another', () => {
  expect(read(['god', 'hears'], '?')).not.toEqual(read(['god', 'hears'], '.'));
  expect(read(['hears', 'god'], '.')[0]).not.toEqual(read(['god', 'hears'], '.')[0]);
  expect(read(['god', 'hears'], '.')).toEqual(read(['god', 'hears'], '.'));
});

it('reads only the beginning of a word that has no end', () => {
  expect(read(['a'.repeat(10_000)], '.')[1]!.length).toBeLessThan(100);
});
