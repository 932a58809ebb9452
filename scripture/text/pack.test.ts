import { describe, expect, it } from 'vitest';
import type { Verse } from '../types.ts';
import { VERSE_COUNT } from './books.ts';
import { openTranslation } from './open-translation.ts';
import { REVISION_BYTES, writePack } from './pack.ts';

const revision = Uint8Array.from({ length: REVISION_BYTES }, (_, at) => at * 16);
const plain = (text: string): Verse => ({
  text,
  supplied: [],
  divineName: [],
  lineStarts: [],
  paragraphStart: false,
});

function aTranslation(verses: Record<number, Verse>): (Verse | null)[] {
  return Array.from({ length: VERSE_COUNT }, (_, index) => verses[index] ?? null);
}

describe('a packed translation', () => {
  const marked: Verse = {
    text: '“The LORD is a shepherd” — he is',
    supplied: [
      [10, 12],
      [29, 31],
    ],
    divineName: [[5, 9]],
    heading: 'A Psalm “of” David.',
    lineStarts: [0, 24],
    paragraphStart: true,
  };
  const long = plain('word '.repeat(1000).trim());
  const bytes = writePack('web', revision, aTranslation({ 0: marked, 7: long, 31101: plain('Amen.') }));
  const translation = openTranslation(bytes);

  it('returns what was written', () => {
    expect(translation.verse(0)).toEqual(marked);
    expect(translation.verse(7)).toEqual(long);
    expect(translation.verse(31_101)).toEqual(plain('Amen.'));
    expect(translation.text(7)).toBe(long.text);
  });

  it('has its name and revision', () => {
    expect(translation).toMatchObject({ id: 'web', label: 'WEB', name: 'World English Bible' });
    expect(translation.revision).toBe('00102030405060708090a0b0c0d0e0f0');
  });

  it('has null and an empty text for verses that are left out or do not exist', () => {
    for (const index of [1, 31_100, VERSE_COUNT, -1, 1.5]) {
      expect(translation.verse(index)).toBeNull();
      expect(translation.text(index)).toBe('');
    }
  });

  it('can be read at any byte offset', () => {
    const room = new Uint8Array(bytes.length + 3);
    room.set(bytes, 3);
    expect(openTranslation(room.subarray(3)).verse(0)).toEqual(marked);
  });

  it('is refused when it is another file, truncated, or of another format', () => {
    expect(() => openTranslation(new Uint8Array())).toThrow('not a packed translation');
    expect(() => openTranslation(bytes.subarray(0, 5000))).toThrow('cut short');
    expect(() => openTranslation(bytes.subarray(0, 20))).toThrow();
    const other = bytes.slice();
    other[5] = 9;
    expect(() => openTranslation(other)).toThrow('another format');
  });
});

describe('writing a packed translation', () => {
  it('refuses what it could not read back', () => {
    expect(() => writePack('kjv', revision, [])).toThrow('31102');
    expect(() => writePack('kjv', revision, aTranslation({ 0: plain('') }))).toThrow('empty');
    expect(() => writePack('kjv', new Uint8Array(3), aTranslation({ 0: plain('a') }))).toThrow('16 bytes');
    const disordered: Verse = { ...plain('two words'), lineStarts: [4, 0] };
    expect(() => writePack('kjv', revision, aTranslation({ 0: disordered }))).toThrow('not in order');
    const letters = String.fromCharCode(...Array.from({ length: 200 }, (_, at) => 0x4e00 + at));
    expect(() => writePack('kjv', revision, aTranslation({ 0: plain(letters) }))).toThrow('letters');
  });
});
