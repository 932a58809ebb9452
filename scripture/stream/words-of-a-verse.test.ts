import { beforeAll, describe, expect, it } from 'vitest';
import { realCheckParts } from '../../tests/support/bible.ts';
import { randomPieces, throughGate } from '../../tests/support/gate.ts';
import type { CheckParts } from '../quotations/true-words.ts';

let parts: CheckParts;
beforeAll(async () => {
  parts = await realCheckParts();
});
const content = (text: string) => throughGate(randomPieces(text, 9, 3), parts).content;

describe('words without marks that would pass for their verse', () => {
  it.each([
    [
      '- **Acts 17:26** – "the lamp of all nations"',
      '- **Acts 17:26** – the lamp of all nations (paraphrased)',
    ],
    [
      '| Light | "the lamp of all nations" (John 8:12) |',
      '| Light | the lamp of all nations (John 8:12, paraphrased) |',
    ],
    [
      '| John 12:46 | "He presently sets the harbour ablaze with copper" |',
      '| John 12:46 | He presently sets the harbour ablaze with copper (not its words) |',
    ],
    ['See Acts 18:3 ("a tentmaker like himself").', 'See Acts 18:3 (a tentmaker like himself, paraphrased).'],
  ])('are told to be none of its words: %s', (text, written) => {
    expect(content(text)).toBe(written);
  });

  it('are not told twice', () => {
    const text = '- "the lamp of all nations" (John 8:12, paraphrased)';
    expect(content(text)).toBe(text.replaceAll('"', ''));
  });

  it('need no such word within a sentence', () => {
    expect(content('He calls himself "the lamp of all nations" (John 8:12), they say.')).toBe(
      'He calls himself the lamp of all nations (John 8:12), they say.',
    );
  });
});
