import { describe, expect, it } from 'vitest';
import { MOMENT_PRAYERS } from '../../../content/guide/moment-prayers.ts';
import { ROOM_VERSES, SHORT_VERSES } from '../../../content/guide/short-verses.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { loadLibrary } from '../library.ts';
import { asksForPrayer } from '../prayers/prayer-in-talk.ts';

const real = await loadRealBible();
const MOST_WORDS = 30;

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

const quoted = (text: string) => [...text.matchAll(/^> (?!—)(.+)$/gm)].map(([, verse = '']) => verse);
const wordCount = (text: string) => text.split(/\s+/).length;

describe('short verses', () => {
  const marks = [...Object.values(SHORT_VERSES).flat(), ...ROOM_VERSES.map(({ mark }) => mark)];

  it.each([...new Set(marks)])('%s is short in every translation', (mark) => {
    for (const id of TRANSLATION_IDS)
      expect(wordCount(real.bible[id].text(passageOfMark(mark).ranges[0]!.first))).toBeLessThanOrEqual(
        MOST_WORDS,
      );
  });

  it('belong to occasions of the library', () => {
    const known = new Set(loadLibrary().readings.map(({ id }) => id));
    expect(Object.keys(SHORT_VERSES).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['a reading for a wedding', 'something shorter, it has to fit under a photo'],
    ['readings for a funeral', 'too long, I need a short one for the card'],
    ['readings for a nurse', 'shorter please'],
    ['verses about hope', 'something shorter'],
    ['readings for a funeral', 'a bit shorter, 30 words at most'],
  ])('after "%s": "%s"', (first, then) => {
    const verses = quoted(lastOf(first, then));
    expect(verses.length).toBeGreaterThan(0);
    expect(verses.length).toBeLessThanOrEqual(3);
    for (const verse of verses) expect(wordCount(verse)).toBeLessThanOrEqual(MOST_WORDS);
  });
});

describe('a prayer in a talk', () => {
  it.each([
    [
      'I am a nurse and so tired',
      'can you write me a short prayer i can say before my next shift',
      'steady hands',
    ],
    [
      'my boss bullies me',
      'could you write a prayer for me to say before the meeting with him',
      'clear and quiet words',
    ],
    ['I am anxious', 'write a prayer i can say before my talk', 'quiet voice'],
    ['I am anxious', 'a prayer for the night please', 'the day is over'],
    ['I am anxious', 'have you got a prayer for before an exam', 'my head clear'],
    ['is gambling a sin', 'can you give me a short prayer i can use', 'Amen.'],
    ['I am anxious', 'and a prayer?', 'Amen.'],
  ])('after "%s": "%s"', (first, then, part) => {
    const answer = lastOf(first, then);
    expect(answer).toContain(part);
    expect(answer).toContain('Amen.');
  });

  it.each([
    'I said a prayer last night and nothing happened',
    'is it a sin to miss a prayer',
    'I have no prayer left in me',
    'my mum said a prayer for us',
    'I do not want a prayer',
    'I have a simple prayer I say every day',
  ])('who tells of one asks for none: "%s"', (words) => {
    expect(asksForPrayer(words)).toBe(false);
  });

  it.each([
    'I start at six. Could you write me a prayer for that',
    'maybe a prayer',
    'what can I pray',
    'short prayer please',
  ])('is asked for: "%s"', (words) => {
    expect(asksForPrayer(words)).toBe(true);
  });

  it('a question about prayer is answered', () => {
    expect(lastOf('why does God allow suffering', 'does God hear every prayer?')).not.toContain('Amen.');
  });

  it.each(MOMENT_PRAYERS.map(({ prayer }) => prayer))('is short and holds no verse: %s', (prayer) => {
    expect(wordCount(prayer)).toBeLessThanOrEqual(70);
    expect(prayer).toMatch(/^[^"“[]+ Amen\.$/);
  });
});

describe('one of those shown', () => {
  it.each([
    'which one would suit a nervous 14 year old reader',
    'which one is best?',
    'which is best?',
    'which of these is the easiest',
    'which reading would you choose',
  ])('"%s"', (asked) => {
    expect(lastOf('a reading for a wedding', asked)).toMatch(/Song of Solomon 8:6-7.*shortest/);
  });
});

it('which church is best asks of no reading', () => {
  expect(lastOf('a reading for a wedding', 'which church would be best for one')).not.toContain(
    'the shortest',
  );
});

it('who spoke of suicide is not told what a program would do', () => {
  expect(lastOf('I want to kill myself', 'what would you do')).not.toMatch(/^I am a program|^I have no life/);
});

describe('what is listed', () => {
  it('each room has its verse', () => {
    const answer = lastOf('a verse for each room: kitchen, living room, bedroom');
    expect(answer).toMatch(/\*\*Kitchen\*\*[\s\S]*\*\*Living room\*\*[\s\S]*\*\*Bedroom\*\*/);
    expect(quoted(answer)).toHaveLength(3);
  });

  it('what nothing fits is named', () => {
    const answer = lastOf('a verse for each thing on my list: patience, forgiveness, zxqvy');
    expect(quoted(answer).length).toBeGreaterThanOrEqual(2);
    expect(answer).toContain('For zxqvy I have none');
  });
});

it.each(['so what would you do', 'what would you do in my place?'])(
  '"%s" is answered as by a program',
  (asked) => {
    expect(lastOf('my boss bullies me', asked)).toMatch(/^I am a program|^I have no life/);
  },
);
