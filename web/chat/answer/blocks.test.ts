import { describe, expect, it } from 'vitest';
import { createBlockSplitter } from './blocks.ts';

const PARTS = [
  '## A plan',
  'First words\nin two lines.',
  '- one\n- two',
  '1. a',
  '2. b',
  '> quoted\n> — Psalm 1:1 (KJV)',
  'End.',
];
const TEXT = PARTS.join('\n\n');

describe('splitting a growing text into blocks', () => {
  it('gives the same blocks letter by letter as at once', () => {
    const cut = createBlockSplitter();
    let last = cut('');
    for (let length = 1; length <= TEXT.length; length++) last = cut(TEXT.slice(0, length));
    expect(last).toEqual(createBlockSplitter()(TEXT));
  });

  it('gives the offset of each block', () => {
    for (const { start, raw } of createBlockSplitter()(TEXT)) expect(TEXT.startsWith(raw, start)).toBe(true);
  });

  it('joins a list whose next number arrives late', () => {
    const cut = createBlockSplitter();
    cut('Do this:\n\n1. Rest');
    cut('Do this:\n\n1. Rest\n\n2');
    expect(cut('Do this:\n\n1. Rest\n\n2. Pray').map(({ raw }) => raw.trim())).toEqual([
      'Do this:',
      '1. Rest\n\n2. Pray',
    ]);
  });

  it('keeps finished blocks the same objects', () => {
    const cut = createBlockSplitter();
    const before = cut(TEXT);
    const after = cut(`${TEXT}\n\nMore.\n\nStill more.`);
    expect(after.slice(0, 4).every((block, index) => block === before[index])).toBe(true);
  });

  it('starts again when the text is another one', () => {
    const cut = createBlockSplitter();
    cut(TEXT);
    expect(cut('Quite another text.')).toEqual([{ start: 0, raw: 'Quite another text.' }]);
  });
});
