import { describe, expect, it } from 'vitest';
import type { Finding } from '../types.ts';
import { openSaid } from './said-in-text.ts';

const withSayings = openSaid([
  {
    text: 'God helps those who help themselves',
    variants: ['heaven helps those who help themselves'],
    note: 'It comes from fables; [[Romans 5:6]] says otherwise.',
    near: ['[[Psalm 121:1-2]]'],
  },
]);
const NOTE =
  '“God helps those who help themselves” is not in the Bible. It comes from fables; Romans 5:6 says otherwise. What comes near: Psalm 121:1-2.';
const places = (text: string, findings: readonly Finding[] = []) =>
  withSayings(text, findings).map(({ start, end, status, note }) => [text.slice(start, end), status, note]);
const aFinding = (text: string, words: string, status: Finding['status']): Finding => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  kind: 'quotation',
  status,
  osis: '',
  reference: '',
  version: '',
});

describe('sayings in a text', () => {
  it('are found in every kind of quotation marks, and explained', () => {
    for (const [open, close] of ['“”', '""', '‘’', "''", '«»', '„“']) {
      const text = `She said ${open}Heaven helps those who help themselves${close}, and smiled.`;
      expect(places(text)).toEqual([
        [`${open}Heaven helps those who help themselves${close}`, 'not-found', NOTE],
      ]);
    }
  });

  it('explain a finding that is there already, and are not said twice', () => {
    const text = 'The Bible says, "God helps those who help themselves." So it goes.';
    const words = '"God helps those who help themselves."';
    expect(places(text, [aFinding(text, words, 'not-found')])).toEqual([[words, 'not-found', NOTE]]);
  });

  it('leave words alone that are the text’s own, and those that nobody quotes', () => {
    const text = '"God helps those who help themselves" (Ps 1:1). God helps those who help themselves.';
    const held = aFinding(text, '"God helps those who help themselves" (Ps 1:1)', 'verified');
    expect(withSayings(text, [held])).toEqual([held]);
  });

  it('are looked for in bounded time, whatever opens and does not close', () => {
    const text = `${'“ "a '.repeat(20_000)}"God helps those who help themselves"`;
    expect(places(text).at(-1)?.[0]).toBe('"God helps those who help themselves"');
  });
});
