import { expect, it } from 'vitest';
import { compare } from './comparison.ts';
import { aPassage } from './testing/a-passage.ts';

const worded = (version: string, words: Readonly<Record<string, string>>, omitted: string[] = []) => {
  const passage = aPassage(Object.keys(words), { version, ...(omitted.length > 0 && { omitted }) });
  return { ...passage, verses: passage.verses.map((verse) => ({ ...verse, text: words[verse.osis] ?? '' })) };
};

it('sets verse beside verse and marks the second’s other words', () => {
  const [row] = compare(
    worded('KJV', { 'John.1.4': 'In him was life.' }),
    worded('WEB', { 'John.1.4': 'In her was life.' }),
  );
  expect(row?.differs.map(([start, end]) => 'In her was life.'.slice(start, end))).toEqual(['her']);
});

it('holds the place of a verse that one of them leaves out, with the reason', () => {
  const rows = compare(
    worded('KJV', { 'Matt.17.20': 'One.', 'Matt.17.21': 'Two.' }),
    worded('ASV', { 'Matt.17.20': 'One.' }, ['Matt.17.21']),
  );
  expect(rows[1]?.first).toMatchObject({ kind: 'verse', text: 'Two.' });
  expect(rows[1]?.second).toMatchObject({ kind: 'omitted', verse: 21 });
});

it('compares the words that belong together where two verses stand in the other order', () => {
  const rows = compare(
    worded('KJV', { 'Phil.1.16': 'of contention', 'Phil.1.17': 'of love' }),
    worded('ASV', { 'Phil.1.16': 'of love', 'Phil.1.17': 'of contention' }),
  );
  expect(rows.map(({ differs }) => differs)).toEqual([[], []]);
});
