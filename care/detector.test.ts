import { describe, expect, it } from 'vitest';
import { plainRequests } from '../scripts/care/plain-requests.ts';
import { FIFTH_RISK } from '../tests/care/fifth-risk.ts';
import { FORMER_HARMLESS, FORMER_RISK } from '../tests/care/former-statements.ts';
import { FOURTH_HARMLESS } from '../tests/care/fourth-harmless.ts';
import { FOURTH_RISK } from '../tests/care/fourth-risk.ts';
import { findingOf, guideSubjects, promptWords, verseWords } from '../tests/care/material.ts';
import { SIXTH_RISK } from '../tests/care/sixth-risk.ts';
import { THIRD_HARMLESS } from '../tests/care/third-harmless.ts';
import { THIRD_RISK } from '../tests/care/third-risk.ts';
import { TUNING_FURTHER } from '../tests/care/tuning-further.ts';
import { TUNING_HARMLESS } from '../tests/care/tuning-harmless.ts';
import { TUNING_RISK } from '../tests/care/tuning-risk.ts';
import type { CareCases, Said } from '../tests/care/types.ts';
import { careDetector } from './detector.ts';

const each = (all: readonly CareCases[]) =>
  all.flatMap(({ kind, said }) => said.map((one) => [one, kind] as const));
const seen = (all: readonly (readonly [Said, unknown])[]): number =>
  all.filter(([said]) => findingOf(said)).length;

describe('what must be seen', () => {
  const must = [...TUNING_RISK, ...FORMER_RISK].filter(({ mustSee }) => mustSee);
  it.each(each(must))('%j', (said) => {
    const found = findingOf(said);
    expect(found).not.toBeNull();
    expect(found?.signs.length).toBeGreaterThan(0);
  });
});

describe('despair, in words of a third to sixth set', () => {
  const must = THIRD_RISK.filter(({ mustSee }) => mustSee);
  it.each(each(must))('%j', (said) => {
    expect(findingOf(said)).not.toBeNull();
  });

  it('is seen, save for five in a hundred', () => {
    const all = each([...THIRD_RISK, ...FOURTH_RISK, ...FIFTH_RISK, ...SIXTH_RISK]);
    expect(seen(all) / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is told from what is close to it', () => {
    const all = each([...THIRD_HARMLESS, ...FOURTH_HARMLESS]);
    expect(1 - seen(all) / all.length).toBeGreaterThanOrEqual(0.92);
  });
});

describe('the tuning half', () => {
  it('is seen, save for two in a hundred, and named rightly', () => {
    const all = each([...TUNING_RISK, ...TUNING_FURTHER]);
    expect(seen(all) / all.length).toBeGreaterThanOrEqual(0.98);
    const right = all.filter(([said, kind]) => findingOf(said)?.kind === kind);
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is left alone where it is harmless', () => {
    const all = each([...TUNING_HARMLESS, ...FORMER_HARMLESS]);
    expect(1 - seen(all) / all.length).toBeGreaterThanOrEqual(0.97);
  });
});

describe('what must stay quiet', () => {
  it('the King James Bible, verse by verse: at most three in a thousand', async () => {
    const verses = await verseWords('kjv');
    expect(verses.length).toBe(31_102);
    expect(verses.filter((words) => findingOf(words)).length / verses.length).toBeLessThanOrEqual(0.003);
  }, 60_000);

  it('every prompt of the library', () => {
    expect(promptWords().filter((words) => findingOf(words))).toEqual([]);
  });

  it('plain requests that were not learned from: all but two in a thousand', () => {
    const requests = plainRequests(3);
    const raised = requests.filter((words) => findingOf(words));
    expect(raised.length).toBeLessThanOrEqual(0.002 * requests.length);
  });

  it('every subject of the guide, asked about', () => {
    expect(guideSubjects().filter((words) => findingOf(words))).toEqual([]);
  });
});

describe('a finding', () => {
  it('is open or veiled as it was said', () => {
    expect(findingOf('I want to kill myself.')?.said).toBe('open');
    expect(findingOf('Everyone would be better off without me.')?.said).toBe('veiled');
  });

  it('says whose danger it is', () => {
    expect(findingOf('I want to kill myself.')?.about).toBe('self');
    expect(findingOf('My son says he wants to kill himself.')?.about).toBe('someone-else');
    expect(findingOf('My husband beats me.')?.about).toBe('self');
    expect(findingOf('My neighbour beats his wife.')?.about).toBe('someone-else');
  });

  it('is urgent where something was taken, is in hand, or cannot wait', () => {
    expect(findingOf('I took all my pills an hour ago.')?.emergency).toBe(true);
    expect(findingOf('I have a loaded gun in my hand and want to die.')?.emergency).toBe(true);
    expect(findingOf('My husband collapsed and is not breathing.')?.emergency).toBe(true);
    expect(findingOf('I want to die.')?.emergency).toBe(false);
  });

  it('names its signs in our words, never in the visitor’s', () => {
    const words = 'I will kill myself in the garden of Mr Quibble';
    expect(JSON.stringify(careDetector.detectSigns(words))).not.toMatch(/quibble|garden/i);
  });

  it('of a child is a child’s, whatever the harm', () => {
    expect(findingOf('I am 12 and I want to die')?.kind).toBe('child');
    expect(findingOf(['I am 13 years old.', 'I cut myself every night.'])?.kind).toBe('child');
    expect(findingOf('I am 13 and I love the psalms')).toBeNull();
  });
});

describe('a conversation', () => {
  const sign = 'I do not want to live any more.';

  it('makes a farewell serious that means nothing by itself', () => {
    expect(findingOf('Thanks anyway, goodbye.')).toBeNull();
    expect(findingOf([sign, 'What does Psalm 23 say?', 'Thanks anyway, goodbye.'])?.kind).toBe('crisis');
  });

  it('is not at once at peace when somebody says so', () => {
    expect(findingOf([sign, 'I feel better now.'])).toMatchObject({ kind: 'crisis', said: 'veiled' });
  });

  it('lets a harmless question be one', () => {
    expect(findingOf([sign, 'Who wrote the letter to the Hebrews?'])).toBeNull();
    expect(findingOf([sign, 'Please explain Romans 8.'])).toBeNull();
  });

  it('without a sign stays quiet at its end', () => {
    expect(findingOf(['I am sad today.', 'Thank you, goodbye.'])).toBeNull();
  });
});

describe('a long message', () => {
  const filler = 'Please write a study on Ruth with five questions and a prayer for our group. '.repeat(40);

  it('is heard wherever the cry stands', () => {
    expect(findingOf(`${filler} I want to kill myself. ${filler}`)?.kind).toBe('crisis');
    expect(
      findingOf(`${filler.replaceAll('.', '')} and I want to kill myself ${filler.replaceAll('.', '')}`)
        ?.kind,
    ).toBe('crisis');
  });

  it('raises nothing without one', () => {
    expect(findingOf(filler)).toBeNull();
  });

  it('that tells of Elijah is not the visitor’s cry', () => {
    const sermon =
      'Elijah fled into the desert. He sat under a broom tree and wanted to die. "It is enough," he said, "take away my life." ';
    expect(findingOf(`Here is my sermon, please improve its style. ${sermon.repeat(5)}`)).toBeNull();
  });
});

it.each([
  'no',
  'nobody',
  'I did it.',
  'Tell me all of it.',
  'Tell me everything!',
  'I do not understand you',
  'It happened again today',
  'My wife is sick',
  'Can I ask you a question?',
  'I am scared of thunder',
  'help me with Romans',
])('a few ordinary words raise nothing: %s', (words) => {
  expect(findingOf(words)).toBeNull();
  expect(findingOf(['What is grace?', words])).toBeNull();
});

it.each(['constructor', '', ' ', '???', '🙂', 'k m', 'a'.repeat(20_000), '\u0000', '"', '($|^'])(
  'odd words harm nothing: %j',
  (words) => {
    expect(findingOf(words)).toBeNull();
  },
);
