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

  it.each([
    [
      'Scripture says, "What the elders have settled, we must hold fast" (2 Timothy 3:16).',
      'Scripture says, What the elders have settled, we must hold fast (2 Timothy 3:16, not its words).',
    ],
    [
      'He writes in 1 Peter 2:1 that "if you then have a desire for the harbour" he will help.',
      'He writes in 1 Peter 2:1 that if you then have a desire for the harbour (not its words) he will help.',
    ],
    [
      'Death; "Adam has given birth to winter" (Hebrews 4:15).',
      'Death; Adam has given birth to winter (Hebrews 4:15, not its words).',
    ],
  ])('are told so where a sentence gives them for what the verse says: %s', (text, written) => {
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
