import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { bodyOf, wordCount } from './reply-parts.ts';

const { converse: talk } = askedGuide();
const converse = (...messages: string[]): string[] => talk(messages);

const points = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
const quotes = (text: string) => [...text.matchAll(/^> — (.+) \(/gm)].map(([, reference = '']) => reference);
const said = (text: string) => bodyOf(text).replaceAll('---', '').trim();

describe('shorter', () => {
  it.each([
    ['a topic', 'how do I forgive my father'],
    ['an answer of the library', 'was Jesus really born on december 25'],
    ['a question of the faith', 'why did jesus have to die'],
    ['a prayer of the library', 'A prayer for before I preach my first sermon'],
    ['a prayer of a topic', 'a prayer for my wife before her scan'],
    ['a note', 'write a get well card for my grandmother'],
    ['a card', 'Could you write a short note for a card, my neighbour lost her husband'],
    ['a blessing', 'write a blessing for a baptism'],
    ['a reading', 'a reading for a wedding'],
    ['a list of verses', 'give me five verses about hope'],
    ['a study', 'make a bible study on the prodigal son for our home group'],
    ['a devotional', 'a devotional on patience'],
    ['an outline', 'write me a five minute talk on gratitude'],
    ['a fact', 'who was Boaz'],
    ['a passage', 'John 3:16-21'],
  ])('%s is given in about half of its words, and whole', (_what, request) => {
    const [first = '', shorter = ''] = converse(request, 'shorter please, my eyes are bad');
    expect(wordCount(said(shorter))).toBeGreaterThan(3);
    expect(wordCount(said(shorter))).toBeLessThanOrEqual(wordCount(said(first)) * 0.6);
    expect(said(shorter)).toMatch(/(?:[.?!][”"]?|\]|\)|KJV\)|WEB\))$/);
  });

  it('again and again says at last that it goes no further, and what can be done', () => {
    const [, ...replies] = converse(
      'A prayer for before I preach my first sermon',
      'shorter',
      'shorter still',
      'even shorter',
      'shorter',
      'shorter',
    );
    expect(new Set(replies.map(said)).size).toBe(replies.length);
    expect(replies.at(-1)).not.toContain('Amen.');
  });

  it('what was changed before stays changed', () => {
    const replies = converse(
      'a prayer for my wife before her scan',
      'shorter',
      'she is called Ruth',
      'we instead of I',
    );
    expect(replies.at(-1)).toMatch(/^Lord.* our .*Ruth.*Amen\.$|Ruth.* our .*Amen\.$/m);
  });

  it('a shorter prayer on something else is another prayer', () => {
    expect(converse('a prayer before sleep', 'a shorter prayer for exams')[1]).toMatch(
      /exam|learned|studied/,
    );
  });

  it('to somebody who tells of a length it is no request', () => {
    expect(converse('is there a hell', 'shorter. And what about purgatory?')[1]).not.toMatch(/^In short/);
  });
});

describe('as points', () => {
  it('has as many as were asked for', () => {
    expect(
      points(converse('how do I forgive my father', 'shorter pls, like 3 bullet points')[1]!),
    ).toHaveLength(3);
    expect(points(converse('what is grace', 'four points')[1]!)).toHaveLength(4);
  });

  it('of a reply that was cut to a sentence takes those of the whole', () => {
    const replies = converse(
      'my teenager wont talk to me any more',
      'too long',
      'even shorter',
      'bullet points pls',
    );
    expect(points(replies.at(-1)!).length).toBeGreaterThan(2);
  });
});

describe('some of those shown', () => {
  const FIVE = 'give me five verses about hope';

  it('are chosen from them', () => {
    const [first = '', three = '', one = ''] = converse(
      FIVE,
      'Can I have just the three best ones for a card',
      'only one',
    );
    expect(quotes(three)).toHaveLength(3);
    expect(quotes(one)).toHaveLength(1);
    expect(quotes(first)).toEqual(expect.arrayContaining([...quotes(three), ...quotes(one)]));
  });

  it('for two voices one in which somebody speaks', () => {
    const [, chosen = ''] = converse(
      'give me five verses for a wedding',
      'Which of those would you have read aloud by two voices',
    );
    expect(quotes(chosen)).toEqual(['Ruth 1:16-17']);
  });

  it('of a quiz fewer questions are made, with their answers', () => {
    expect(converse('quiz on moses', 'only three')[1]).toMatch(/## Answers\n\n1\. .+\n2\. .+\n3\. [^\n]+$/);
  });
});

describe('said by others', () => {
  it('a prayer says "we"', () => {
    const [, prayer = ''] = converse('write a prayer for my anxiety', 'one that says we');
    expect(prayer).toMatch(/our heart races, and we think that we are dying/);
  });

  it('a note too', () => {
    const [, note = ''] = converse(
      'write a get well card for my grandmother',
      'we instead of I please, its from me and my husband',
    );
    expect(note).toContain('We were sorry to hear');
    expect(note).not.toMatch(/\b(?:I|my|me)\b(?! changed)/);
  });

  it('one that says so already is not given again', () => {
    const [, reply = ''] = converse(
      'a prayer for our family before moving house',
      'can you make it so it doesnt say I but we',
    );
    expect(reply).not.toContain('Amen.');
  });
});

describe('what a verse means', () => {
  it('is said, then in plain words, and never the same twice', () => {
    const [verse = '', meaning = '', plain = '', again = ''] = converse(
      'a verse about loneliness',
      'what does it mean though',
      'in plain words',
      'i still dont get it',
    );
    expect(meaning).toContain(quotes(verse)[0]);
    expect(plain).toContain('World English Bible');
    expect(new Set([meaning, plain, again].map(said)).size).toBe(3);
  });

  it('of a passage that was named is that of the passage', () => {
    expect(converse('psalm 23', 'simpler')[1]).toMatch(/^I do not write .* This is Psalm 23 /);
  });
});

describe('put to a child', () => {
  it('is what was answered, whatever the age sounds like', () => {
    expect(converse('what does the bible say about anger', 'explain that to my 8 year old')[1]).toContain(
      'Anger',
    );
  });
});
