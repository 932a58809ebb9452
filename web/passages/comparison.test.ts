import { expect, it } from 'vitest';
import { compare } from './comparison.ts';
import { aPassage } from './testing/a-passage.ts';

const passageWith = (version: string, words: Readonly<Record<string, string>>, omitted: string[] = []) => {
  const passage = aPassage(Object.keys(words), { version, ...(omitted.length > 0 && { omitted }) });
  return { ...passage, verses: passage.verses.map((verse) => ({ ...verse, text: words[verse.osis] ?? '' })) };
};

it('pairs the verses and marks the second’s differing words', () => {
  const [row] = compare(
    passageWith('KJV', { 'John.1.4': 'In him was life.' }),
    passageWith('WEB', { 'John.1.4': 'In her was life.' }),
  );
  expect(row?.differs.map(([start, end]) => 'In her was life.'.slice(start, end))).toEqual(['her']);
});

it('pairs a verse with the reason why the other translation omits it', () => {
  const rows = compare(
    passageWith('KJV', { 'Matt.17.20': 'One.', 'Matt.17.21': 'Two.' }),
    passageWith('ASV', { 'Matt.17.20': 'One.' }, ['Matt.17.21']),
  );
  expect(rows[1]?.first).toMatchObject({ kind: 'verse', text: 'Two.' });
  expect(rows[1]?.second).toMatchObject({ kind: 'omitted', verse: 21 });
});

it('compares the matching verses where a translation has two in the other order', () => {
  const rows = compare(
    passageWith('KJV', { 'Phil.1.16': 'of contention', 'Phil.1.17': 'of love' }),
    passageWith('ASV', { 'Phil.1.16': 'of love', 'Phil.1.17': 'of contention' }),
  );
  expect(rows.map(({ differs }) => differs)).toEqual([[], []]);
});
