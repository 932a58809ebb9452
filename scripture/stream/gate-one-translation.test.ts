import { beforeAll, describe, expect, it } from 'vitest';
import { realCheckParts } from '../../tests/support/bible.ts';
import { randomPieces, throughGate } from '../../tests/support/gate.ts';
import type { CheckParts } from '../quotations/true-words.ts';

let parts: CheckParts;
beforeAll(async () => {
  parts = await realCheckParts();
});
const read = (text: string, more: Partial<CheckParts> = {}) =>
  throughGate(randomPieces(text, 9, 3), { ...parts, ...more });
const corrected = (text: string, more?: Partial<CheckParts>) =>
  read(text, more)
    .findings.filter(({ status }) => status === 'corrected')
    .map(({ reference, version }) => `${reference} ${version}`);

const MODERN =
  '"He who has the Son has life. He who does not have God’s Son does not have life" (1 John 5:12).';
const LORD = '"Hear, O Israel: The LORD our God, the LORD is one." (Deuteronomy 6:4)';
const OLD = '"Whosoever believeth in me should not perish, but have eternal life" (John 3:16).';

describe('what is set right in one answer', () => {
  it('is set in one translation, the one that its first quotation shows', () => {
    expect(corrected(`${MODERN}\n\n${LORD}`)).toEqual(['1 John 5:12 WEB', 'Deuteronomy 6:4 WEB']);
  });

  it('is set in the translation of the reader, where there is one', () => {
    expect(corrected(`${MODERN}\n\n${LORD}`, { preferred: 'asv' })).toEqual([
      '1 John 5:12 ASV',
      'Deuteronomy 6:4 ASV',
    ]);
  });

  it('keeps to old words what was written in old words', () => {
    expect(corrected(`${MODERN}\n\n${OLD}`)).toEqual(['1 John 5:12 WEB', 'John 3:16 KJV']);
  });

  it('follows the first long quotation that one translation alone has', () => {
    const web = 'Don’t let your heart be troubled. Believe in God. Believe also in me.';
    expect(corrected(`> ${web}\n> — John 14:1\n\n${LORD}`)).toEqual(['Deuteronomy 6:4 WEB']);
  });
});

describe('a part of somebody’s clause', () => {
  it.each([
    [
      'Those who trust in Christ "have passed from death to life" (John 5:24).',
      'have "passed from death unto life" (John 5:24)',
    ],
    [
      'He is the "Man of Sorrows, acquainted with grief" (Isaiah 53:3).',
      'of sorrows, and acquainted with grief"',
    ],
    ['Paul became "all things to all people" (1 Corinthians 9:22).', '"all things to all men"'],
    [
      'Love means to "speak the truth in love" (Ephesians 4:15).',
      'to speak "the truth in love" (Ephesians 4:15)',
    ],
  ])('is set in the words of the passage where it goes on as it did: %s', (text, set) => {
    expect(read(text).content).toContain(set);
  });

  it.each([
    'They may "know that they have eternal life" (1 John 5:13).',
    'God "does not love the world" (John 3:16).',
    'Paul says that people who "cannot exercise self-control should marry" (1 Corinthians 7:9).',
  ])('else keeps its words and loses its marks: %s', (text) => {
    expect(read(text).content).toBe(text.replaceAll('"', ''));
  });
});
