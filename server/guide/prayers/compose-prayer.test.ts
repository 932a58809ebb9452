import { describe, expect, it } from 'vitest';
import {
  PRAYER_BEGINNINGS,
  PRAYER_MATTERS,
  PRAYER_OF_THE_DEAD,
  PRAYER_STATES,
} from '../../../content/guide/composed-prayers.ts';
import { saidIn } from '../said.ts';
import type { ToldPerson } from '../told/people-told.ts';
import { calledInPrayer, composedPrayer, inForms } from './compose-prayer.ts';

const wordCount = (text: string) => text.split(/\s+/).length;

const SAID = saidIn([]);
const MOTHER: ToldPerson = { owner: 'my', kind: '', word: 'mother', gender: 'she' };
const PARENTS: ToldPerson = { owner: 'my', kind: '', word: 'parents', gender: 'they' };

describe('the forms of a prayer', () => {
  it.each([
    ['me', 'I am here. Hold me and my fear. I wait.'],
    ['us', 'We are here. Hold us and our fear. We wait.'],
    ['he', 'He is here. Hold him and his fear. He waits.'],
    ['she', 'She is here. Hold her and her fear. She waits.'],
    ['they', 'They are here. Hold them and their fear. They wait.'],
  ] as const)('of %s', (whose, text) => {
    expect(inForms('{I} {am} here. Hold {me} and {my} fear. {I} {wait|waits}.', whose)).toBe(text);
  });

  it('somebody is called as those who pray call them', () => {
    expect(calledInPrayer(MOTHER, 'me')).toBe('my mother');
    expect(calledInPrayer(MOTHER, 'us')).toBe('our mother');
    expect(calledInPrayer({ ...MOTHER, name: 'Rosa' }, 'me')).toBe('my mother Rosa');
    expect(calledInPrayer({ ...MOTHER, owner: 'the', word: 'one', name: 'Priya' }, 'me')).toBe('Priya');
  });
});

describe('a prayer that is put together', () => {
  const people = ['self', MOTHER, PARENTS] as const;
  const matters = [...PRAYER_MATTERS, ...PRAYER_STATES].map((matter) => [matter.id, matter] as const);

  it('there are matters enough, each with its own id', () => {
    expect(PRAYER_MATTERS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(matters.map(([id]) => id)).size).toBe(matters.length);
  });

  it.each(matters)('on %s has no open place and no verse, whoever it is for', (_id, matter) => {
    for (const by of ['me', 'us'] as const)
      for (const whom of people) {
        const prayer = composedPrayer({ by, for: whom, matter }, SAID);
        expect(prayer).toMatch(/^[A-Z][^{}[\]"“”]+ Amen\.$/);
        expect(prayer).not.toMatch(/\b(?:I (?:is|are)|she (?:are|have)|we is|they is|us (?:am|are))\b/);
        expect(wordCount(prayer)).toBeLessThanOrEqual(80);
      }
  });

  it('is for the one who has the matter and for those who wait', () => {
    const matter = PRAYER_MATTERS.find(({ id }) => id === 'operation')!;
    const prayer = composedPrayer({ by: 'us', for: 'self', near: MOTHER, matter }, SAID);
    expect(prayer).toContain('we bring you our mother');
    expect(prayer).toContain('let her fall asleep');
    expect(prayer).toContain('hold us too');
  });

  it('remembers the dead with thanks and asks nothing for them', () => {
    const prayer = composedPrayer({ by: 'me', for: 'self', dead: MOTHER, isForTheDead: true }, SAID);
    expect(prayer).toContain('thank you for my mother');
    expect(prayer).toContain('near me');
    for (const text of PRAYER_OF_THE_DEAD)
      expect(text).not.toMatch(/\b(?:give|grant|forgive|help|heal) \{me\}/i);
  });

  it('is shorter where that is asked, and asks something else the next time', () => {
    const matter = PRAYER_MATTERS.find(({ id }) => id === 'cancer')!;
    const state = PRAYER_STATES.find(({ id }) => id === 'afraid')!;
    const long = composedPrayer({ by: 'me', for: 'self', matter, state }, SAID);
    const short = composedPrayer({ by: 'me', for: 'self', matter, state, isShort: true }, SAID);
    expect(short.length).toBeLessThan(long.length);
    const next = composedPrayer(
      { by: 'me', for: 'self', matter },
      saidIn([{ role: 'assistant', content: long }]),
    );
    expect(next).not.toContain(inForms(matter.petitions[0], 'me'));
    expect(next).not.toContain(PRAYER_BEGINNINGS.me[0]);
  });
});
