import { beforeAll, describe, expect, it } from 'vitest';
import { realCheckParts } from '../../tests/support/bible.ts';
import { summaries, throughGate } from '../../tests/support/gate.ts';
import type { GateOptions } from '../stream/gate.ts';
import { openSayingNotes } from './saying-notes.ts';

const SAYINGS = [
  {
    text: 'God helps those who help themselves',
    variants: [],
    note: 'It is a proverb. See [[Romans 5:6]].',
    near: ['[[Romans 5:6]]'],
  },
  {
    text: 'Money is the root of all evil',
    variants: [],
    unless: ['love'],
    note: 'One word is missing.',
    near: ['[[1 Timothy 6:10]]'],
  },
];

let parts: GateOptions;
beforeAll(async () => {
  parts = { ...(await realCheckParts()), noteOnSaying: openSayingNotes(SAYINGS) };
});

const read = (text: string) => throughGate([text], parts);

describe('a saying that is not in the Bible', () => {
  it('loses its quotation marks where it is given as Scripture, and it is said where it comes from', () => {
    for (const text of [
      'The Bible says, "God helps those who help themselves".',
      'As it is written: “God helps those who help themselves”.',
      'Take heart: "God helps those who help themselves" (Hezekiah 4:3).',
      'Take heart: "God helps those who help themselves" (Proverbs 28:26).',
    ]) {
      const { content, findings } = read(text);
      expect(content).toBe(text.replace(/["“”]/g, ''));
      expect(findings[0]).toMatchObject({
        status: 'not-found',
        quoted: 'God helps those who help themselves',
      });
      expect(findings[0]!.note).toMatch(/not in the Bible.*proverb.*What comes near: Romans 5:6\./);
    }
  });

  it('is left where nobody says that it is Scripture', () => {
    const text = 'My mother used to say, "God helps those who help themselves".';
    expect(read(text).content).toBe(text);
    expect(read(text).findings).toEqual([]);
  });

  it('is known where it is a row of a verse’s words that turns them', () => {
    const { content, findings } = read('It says in 1 Timothy 6:10 that "money is the root of all evil".');
    expect(content).not.toContain('"');
    expect(findings.find(({ kind }) => kind === 'quotation')).toMatchObject({
      status: 'paraphrased',
      reference: '1 Timothy 6:10',
    });
    expect(summaries(read('"For the love of money is the root of all evil" (1 Timothy 6:10)'))).toEqual([
      'verified 1 Timothy 6:10',
    ]);
  });
});
