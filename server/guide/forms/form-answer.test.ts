import { describe, expect, it } from 'vitest';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { findReferences } from '../../../scripture/references/references.ts';
import { bookByOsis } from '../../../scripture/text/books.ts';
import type { TranslationId } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';
import { FORM_REQUESTS } from './requests.fixture.ts';

const { bible, ask, converse } = askedGuide();

/** The reply without the sentence that says who is writing. */
const own = (reply: string) => reply.replace(/\n\nSo that you know who is writing[\s\S]*$/, '');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const passagesIn = (reply: string): Passage[] =>
  quotesOf(reply).map(({ reference }) => passageOfReference(reference)!);
const minutesIn = (reply: string) =>
  [...reply.matchAll(/(?:\(|: )(\d+) minutes?\)?(?:\.|\n|$| )/g)].map(([, minutes]) => Number(minutes));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Numbered items of a list. */
const numbered = (reply: string) => own(reply).match(/^\d+\. /gm)?.length ?? 0;

describe('every form', () => {
  it.each(FORM_REQUESTS.filter(([, expected]) => expected !== '-'))(
    'is answered in true words: %s',
    (words) => {
      const reply = ask(words);
      expect(own(reply).length).toBeGreaterThan(40);
      expect(reply).not.toMatch(/\[\[|\]\]|\{\w+\}|undefined|NaN|\n{3,}/);
      for (const { text, reference, label } of quotesOf(reply)) {
        const [found] = findReferences(reference);
        if (found?.kind !== 'passage') throw new Error(`${words}: ${reference}`);
        const held = bible()[label.toLowerCase() as TranslationId];
        const verses = found.passage.ranges.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, step) => held.text(first + step)),
        );
        expect(text, `${words}: ${reference}`).toBe(verses.join(' '));
      }
    },
  );
});

describe('how many', () => {
  it.each([
    ['Give me 5 verses about hope', 5],
    ['one verse about joy', 1],
    ['I want four wedding readings', 4],
    ['a dozen scriptures for nurses', 12],
    ['seven bible verses on money', 7],
  ])('passages: %s', (words, count) => {
    expect(quotesOf(ask(words))).toHaveLength(count);
  });

  it('is said plainly where there are fewer', () => {
    const reply = ask('Give me 40 verses about courage');
    expect(reply).toMatch(/You asked for 40; I have \w+ that truly fit/);
    expect(quotesOf(reply).length).toBeGreaterThan(5);
  });

  it.each([
    ['Give me eight discussion questions on Mark 4:35-41', 8],
    ['3 questions on Obadiah', 3],
    ['ten discussion questions on Leviticus 19', 10],
    ['5 questions about Psalm 121 for teenagers', 5],
    ['six questions on Luke 15:1-7 for children aged 7', 6],
    ['Seven journal prompts on gratitude', 7],
  ])('questions: %s', (words, count) => {
    expect(numbered(ask(words))).toBe(count);
  });

  it('questions of a quiz, each with its answer', () => {
    expect(numbered(ask('quiz with ten questions on the book of Esther'))).toBe(20);
    expect(numbered(ask('bible quiz, 12 questions'))).toBe(24);
  });

  it('prayers, graces and icebreakers', () => {
    expect(numbered(ask('two graces for Christmas dinner'))).toBe(2);
    expect(ask('three icebreakers for a shy group of adults').match(/^- \*\*/gm)).toHaveLength(3);
    expect(numbered(ask('can I have two different prayers for our leaders'))).toBe(2);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['Could you suggest a reading for our wedding that isn’t 1 Corinthians 13?', '1 Corinthians 13'],
    ['eleven wedding readings, not the Corinthians one', '1 Corinthians 13'],
    ['six wedding readings, not 1 Cor 13 and not Ruth', 'Ruth 1'],
    ['Scripture for grandma’s funeral, but no Psalm 23 please', 'Psalm 23'],
    ['ten readings for a graduation, no Jeremiah 29:11', 'Jeremiah 29:11'],
    ['ten verses on money, not Malachi 3', 'Malachi 3'],
  ])('passages: %s', (words, reference) => {
    const unwanted = passageOfReference(reference)!;
    const shown = passagesIn(ask(words));
    expect(shown.length).toBeGreaterThan(0);
    for (const passage of shown) expect(overlap(passage, unwanted), passage.reference).toBe(false);
  });

  it('subjects: a hospital visit with nothing about death', () => {
    for (const { text } of quotesOf(ask('six readings for a hospital visit, nothing about death')))
      expect(text).not.toMatch(/\b(?:death|dead|die|grave)\b/i);
  });

  it('anything else: by the word, and what stands there all the same is said', () => {
    const reply = ask('a reading for a wedding, nothing about vineyards');
    expect(reply).not.toContain('“vineyards”');
    for (const { text } of quotesOf(reply)) expect(text).not.toMatch(/\bvineyards/i);
    expect(ask('a reading for a wedding, nothing about death')).not.toContain('You did not want');
  });

  it('words of faith: a card that is not religious', () => {
    const reply = own(ask('sympathy card for a colleague, not too religious'));
    expect(reply).not.toMatch(/\b(?:God|Lord|pray\w*|Jesus)\b/);
    expect(quotesOf(reply)).toEqual([]);
  });

  it('parts: no prayer, no verse', () => {
    expect(own(ask('devotion about anger, without a prayer at the end'))).not.toMatch(/\*\*Pray\*\*|Amen\./);
    expect(own(ask('Bible study on John 15, 30 minutes, without prayer'))).not.toMatch(
      /Amen\.|Closing Prayer/,
    );
    expect(quotesOf(ask('a note to my brother to say sorry, no bible verse in it'))).toEqual([]);
  });
});

describe('which part of the Bible, which translation', () => {
  it('keeps to the Testament that was named', () => {
    const matthew = bookByOsis('Matt')!.range.first;
    const shown = (words: string) => passagesIn(ask(words)).map(({ ranges }) => ranges[0]!.first);
    expect(shown('an Old Testament reading for our wedding mass').every((verse) => verse < matthew)).toBe(
      true,
    );
    expect(shown('harvest festival reading from the new testament').every((verse) => verse >= matthew)).toBe(
      true,
    );
    const psalms = passagesIn(ask('3 psalms to read at the crematorium'));
    expect(psalms).toHaveLength(3);
    for (const { reference } of psalms) expect(reference).toMatch(/^Psalm /);
  });

  it('quotes in the translation that was asked for, and says which it does not hold', () => {
    expect(
      quotesOf(ask('four verses about fear in the World English Bible')).every(
        ({ label }) => label === 'WEB',
      ),
    ).toBe(true);
    expect(
      quotesOf(ask('A reading for New Year’s Eve, in the ASV')).every(({ label }) => label === 'ASV'),
    ).toBe(true);
    expect(ask('three verses about strength in the NIV')).toContain('I do not hold the NIV');
  });
});

describe('how long', () => {
  it.each([
    ['Plan four meetings of 45 minutes on the book of Ruth for new believers', 45],
    ['study plan of 3 evenings of half an hour each about prayer', 30],
    ['six-week bible study on James, an hour and a half each', 90],
    ['Outline for a 20 minute talk on Romans 12:1-2', 20],
    ['sermon outline on Luke 19:1-10, 25 minutes, three points', 25],
    ['Family devotion for tonight, 10 minutes, children 5 and 8', 10],
    ['Sunday school lesson on Jonah for 6 to 8 year olds, 40 minutes', 40],
    ['Plan a prayer meeting of 45 minutes for the sick of our parish', 45],
    ['youth night about peer pressure, 90 minutes', 90],
  ])('the parts add up: %s', (words, minutes) => {
    const parts = own(ask(words))
      .split('\n')
      .filter((line) => /^(?:\*\*|- )/.test(line))
      .flatMap((line) => minutesIn(`${line}\n`).slice(0, 1));
    expect(sum(parts)).toBe(minutes);
  });

  it.each([30, 40, 50, 90])('a study of one meeting of %i minutes', (minutes) => {
    const reply = ask(`a bible study on forgiveness of ${minutes} minutes`);
    const parts = [...reply.matchAll(/^## .+ \((\d+) minutes?\)$/gm)].map(([, part]) => Number(part));
    expect(sum(parts)).toBe(minutes);
    const teaching = Number(/^## Teaching \((\d+)/m.exec(reply)?.[1]);
    const sections = [...reply.matchAll(/^### \d\. .+ \((\d+) minutes?\)$/gm)].map(([, part]) =>
      Number(part),
    );
    expect(sum(sections)).toBe(teaching);
  });

  it('in words', () => {
    expect(wordsIn(own(ask('a 150 word devotional about waiting for our newsletter')))).toBeLessThanOrEqual(
      180,
    );
    const prayer = own(ask('Please write a prayer for peace in about 30 words')).split('\n\n')[1]!;
    expect(wordsIn(prayer)).toBeLessThanOrEqual(36);
    expect(wordsIn(own(ask('What do I write in a get well card? one line please')))).toBeLessThan(90);
  });

  it('readings under a minute, readings of three', () => {
    for (const passage of passagesIn(ask('a wedding reading under a minute')))
      expect(verseCount(passage)).toBeLessThanOrEqual(8);
    expect(ask('something to read on Good Friday, about three minutes')).toMatch(
      /about (?:two|three) minutes/,
    );
  });
});

describe('meetings and days', () => {
  it('have another passage each', () => {
    for (const words of [
      'Plan four meetings of 45 minutes on the book of Ruth',
      'study for men on courage, 5 sessions',
      'We meet eight times for 40 min. Could you take us through Philippians?',
    ]) {
      const meetings = [...ask(words).matchAll(/^### \d+\. (.+)$/gm)].map(([, reference]) => reference);
      expect(meetings.length).toBeGreaterThanOrEqual(4);
      expect(new Set(meetings).size).toBe(meetings.length);
    }
    expect([...ask('Five short devotions on hope').matchAll(/^### Day \d+: /gm)]).toHaveLength(5);
    expect(
      [...ask('A week of devotions on Psalm 23, one for every day').matchAll(/^### Day \d+: /gm)].length,
    ).toBeGreaterThanOrEqual(6);
  });

  it('ask different questions on different passages', () => {
    const questions =
      own(ask('Plan four meetings of 45 minutes on the book of Ruth')).match(/^\d+\. .+$/gm) ?? [];
    expect(new Set(questions).size).toBeGreaterThan(questions.length * 0.9);
  });
});

describe('a reading plan', () => {
  const days = (reply: string) =>
    [
      ...own(reply).matchAll(/^\d+\. (.+)$/gm),
      ...[...own(reply).matchAll(/\*\*Week \d+:\*\* (.+)$/gm)].flatMap(([, week]) =>
        week!.split(' · ').map((day) => ['', day]),
      ),
    ].map(([, reference]) => reference!);

  it.each([
    ['Read the New Testament in 90 days', 90, 'Matt', 'Rev'],
    ['reading plan for Acts, two weeks', 14, 'Acts', 'Acts'],
    ['read all psalms in 60 days', 60, 'Ps', 'Ps'],
    ['a plan to read the whole bible in one year', 365, 'Gen', 'Rev'],
    ['Split Isaiah into 30 daily readings for me', 30, 'Isa', 'Isa'],
    ['How can I read the four gospels in a month?', 30, 'Matt', 'John'],
  ])('goes through all of it, in order and without gaps: %s', (words, count, first, last) => {
    const passages = days(ask(words)).map((reference) => passageOfReference(reference)!);
    expect(passages).toHaveLength(count);
    const ranges = passages.flatMap((passage) => passage.ranges);
    expect(ranges[0]!.first).toBe(bookByOsis(first)!.range.first);
    expect(ranges.at(-1)!.last).toBe(bookByOsis(last)!.range.last);
    for (const [at, range] of ranges.slice(1).entries()) expect(range.first).toBe(ranges[at]!.last + 1);
  });

  it('has days of about equal length', () => {
    const lengths = days(ask('Read the New Testament in 90 days')).map((reference) =>
      verseCount(passageOfReference(reference)!),
    );
    const mean = sum(lengths) / lengths.length;
    for (const length of lengths) {
      expect(length).toBeGreaterThan(mean * 0.3);
      expect(length).toBeLessThan(mean * 2.2);
    }
  });

  it('says how many minutes a day take, and makes as many days as the minutes need', () => {
    expect(ask('Read the New Testament in 90 days')).toMatch(/about 1\d minutes/i);
    expect(days(ask('I have 15 minutes a day. Reading plan for Mark?')).length).toBeLessThan(
      days(ask('I have 5 minutes a day. Reading plan for Mark?')).length,
    );
  });

  it('is a chapter a day where that was asked', () => {
    expect(days(ask('proverbs, a chapter for each day of the month'))).toHaveLength(31);
  });
});

describe('a follow-up on a form', () => {
  it('changes the times and keeps the passages', () => {
    const [first, second, third, fourth] = converse([
      'Plan four meetings of 45 minutes on the book of Ruth',
      'make it 30 minutes',
      'without prayer',
      'part two',
    ]);
    const meetings = (reply: string) => reply.match(/^### \d+\. .+$/gm);
    expect(second).toContain('Four meetings of 30 minutes');
    expect(meetings(second!)).toEqual(meetings(first!));
    expect(third).toContain('30 minutes');
    expect(third).not.toContain('Prayer for one another');
    expect(meetings(fourth!)).toEqual(['### 2. Ruth 2']);
  });

  it('gives others, and says when there are no more', () => {
    const [first, second] = converse(['three wedding readings, not 1 Corinthians 13', 'three more please']);
    expect(quotesOf(second!)).toHaveLength(3);
    for (const one of passagesIn(second!))
      for (const other of passagesIn(first!)) expect(overlap(one, other)).toBe(false);
    expect(converse(['6 verses about hope', 'another 40 please'])[1]).toMatch(/You asked for 40/);
  });

  it('keeps what was not wanted', () => {
    const replies = converse([
      'a wedding reading, not 1 Corinthians 13',
      'another one',
      'not Colossians either',
      'only from the new testament',
    ]);
    const corinthians = passageOfReference('1 Corinthians 13')!;
    for (const passage of replies.flatMap(passagesIn)) expect(overlap(passage, corinthians)).toBe(false);
    const newest = passagesIn(replies[3]!);
    expect(newest.every(({ ranges }) => ranges[0]!.first >= bookByOsis('Matt')!.range.first)).toBe(true);
    expect(newest.some(({ reference }) => reference.startsWith('Colossians'))).toBe(false);
  });

  it('is for whom it says, in the translation it says', () => {
    const [, children, five] = converse(['family devotion on honesty', 'for 8 year olds', '5 minutes']);
    expect(children).toContain('a child of 8');
    expect(five).toContain('5 minutes');
    expect(five).toContain('a child of 8');
    expect(
      quotesOf(converse(['4 verses about fear', 'in the WEB please'])[1]!).every(
        ({ label }) => label === 'WEB',
      ),
    ).toBe(true);
  });

  it('makes a card shorter, then plain, then without its verse', () => {
    const [card, shorter, plain] = converse(['sympathy card', 'shorter', 'not religious']);
    expect(wordsIn(shorter!)).toBeLessThan(wordsIn(card!) / 2);
    expect(plain).not.toMatch(/\bGod\b/);
  });

  it('leaves a new question alone', () => {
    const [, second] = converse(['Give me 6 verses about hope', 'how do I forgive my brother?']);
    expect(second).not.toContain('hope and heaven:');
  });
});
