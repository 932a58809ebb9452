import { describe, expect, it } from 'vitest';
import type { Finding } from '../types.ts';
import { openSayingFindings } from './said-in-text.ts';

const withSayings = openSayingFindings([
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
  it('are found in all kinds of quotation marks, with a note', () => {
    for (const [open, close] of ['“”', '""', '‘’', "''", '«»', '„“']) {
      const text = `She said ${open}Heaven helps those who help themselves${close}, and smiled.`;
      expect(places(text)).toEqual([
        [`${open}Heaven helps those who help themselves${close}`, 'not-found', NOTE],
      ]);
    }
  });

  it('add a note to an existing finding instead of a second finding', () => {
    const text = 'The Bible says, "God helps those who help themselves." So it goes.';
    const words = '"God helps those who help themselves."';
    expect(places(text, [aFinding(text, words, 'not-found')])).toEqual([[words, 'not-found', NOTE]]);
  });

  it('are not found without quotation marks or in other findings', () => {
    const text = '"God helps those who help themselves" (Ps 1:1). God helps those who help themselves.';
    const held = aFinding(text, '"God helps those who help themselves" (Ps 1:1)', 'verified');
    expect(withSayings(text, [held])).toEqual([held]);
  });

  it('are found in bounded time in a text of unclosed quotation marks', () => {
    const text = `${'“ "a '.repeat(20_000)}"God helps those who help themselves"`;
    expect(places(text).at(-1)?.[0]).toBe('"God helps those who help themselves"');
  });
});
