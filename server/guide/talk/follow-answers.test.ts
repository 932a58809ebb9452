import { describe, expect, it, test } from 'vitest';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';
import { type MoveKind, moveOf } from '../reading/moves.ts';

describe('what a short message wants done with the reply before it', () => {
  it.each<[MoveKind, string[]]>([
    [
      'shorter',
      [
        'shorter',
        'can you say that in two sentences',
        'make it brief please',
        'tldr',
        'too long!',
        'Could you cut it to 50 words',
        'short version pls',
      ],
    ],
    [
      'simpler',
      [
        'simpler pls',
        'English is my third language, more easy please',
        'i dont get it',
        'in plain speech, if you would',
        'too churchy',
        'can u dumb it down',
        'what does that mean',
      ],
    ],
    [
      'for-children',
      [
        'now for kids',
        'say it like im 10',
        'kid version',
        'can you turn it to a bedtime story',
        'How would I put that to my daughter?',
        'explain it to a six year old',
      ],
    ],
    [
      'for-group',
      [
        'now for my small group',
        'make questions out of it for the lads at work',
        'could I use this for the ladies on Tuesday?',
        'discussion questions',
        'as a handout',
      ],
    ],
    [
      'as-prayer',
      [
        'turn it into a prayer',
        'as prayer pls',
        "I'd like to pray those verses",
        'make that a prayer',
        'end with amen',
      ],
    ],
    [
      'another',
      [
        'another',
        'another one please',
        'Got any others?',
        'a different verse',
        'one more',
        'not that one i know it already',
        'something else',
      ],
    ],
    ['nth-passage', ['the second one', 'tell me about the third passage', 'the last verse', 'verse 2']],
    ['next-verses', ['next verse', 'And the following one?', 'what comes after that', 'how does it go on']],
    ['verses-before', ['the verse before it?', 'what comes before that', 'previous verse']],
    [
      'whole-chapter',
      [
        'whole chapter',
        'Can I read the rest of that chapter',
        'not just the verse the full psalm',
        'give me the entire chapter',
      ],
    ],
    [
      'translation',
      [
        'in kjv',
        'do you have that in modern english',
        'The older wording?',
        'NIV please',
        'another translation',
        'the same in the world english bible',
      ],
    ],
    ['who-speaks', ['who said that', "who's talking there", 'whose words are those', 'who wrote it']],
    [
      'where-is-it',
      ['where is that', 'which chapter', 'what book is it in', 'Where in the Bible is that?', 'source pls'],
    ],
    ['only-passages', ['just the verses', 'only the passages please']],
    [
      'example',
      ['example?', 'give me an example from real life', 'for instance', 'i need something concrete'],
    ],
    ['next-part', ['part 2', 'next session', "What's the second lesson", 'now week two']],
    [
      'for-someone-else',
      ['its for my friend not me', "I'm asking for my mother actually", 'not me, my brother'],
    ],
    [
      'disagrees',
      [
        'i disagree',
        "That's not what the Church teaches",
        'my pastor says otherwise',
        'I do not agree with you',
      ],
    ],
    ['refuses', ['no thanks', 'nah im good', 'not now']],
  ])('%s', (kind, messages) => {
    for (const message of messages) expect(moveOf(message)?.kind, message).toBe(kind);
  });

  it('is not for children, where children are only spoken of', () => {
    for (const message of [
      'im scared for my kids',
      'am i setting a bad example for my kids',
      'he never paid for the kids',
    ])
      expect(moveOf(message), message).toBeUndefined();
    for (const message of [
      'for my kids please',
      'how would you say it to my kids',
      'can you put it for my kids',
    ])
      expect(moveOf(message)?.kind, message).toBe('for-children');
  });

  test('wants one verse or a few', () => {
    expect(moveOf('next verse')).toMatchObject({ isOne: true });
    expect(moveOf('the next verses')).toMatchObject({ isOne: false });
    expect(moveOf('what comes before that')).toMatchObject({ isOne: false });
  });

  test('names which passage, and which translation', () => {
    expect(moveOf('the second one please')).toMatchObject({ position: 2 });
    expect(moveOf('explain the third passage')).toMatchObject({ position: 3 });
    expect(moveOf('the last verse')).toMatchObject({ position: -1 });
    expect(moveOf('web not kjv')).toMatchObject({ translation: 'web' });
    expect(moveOf('the thee and thou one')).toMatchObject({ translation: 'kjv' });
    expect(moveOf('can I have it in the NIV')).toMatchObject({ notHeld: 'NIV' });
    expect(moveOf('another translation')).toEqual({ kind: 'translation' });
  });

  test('is nothing in messages that speak for themselves', () => {
    for (const message of [
      'How do I forgive my father?',
      'I lost my job last week and I am afraid',
      'who was Gideon',
      'what does Romans 8:28 mean',
      'good morning',
      'My daughter left the church and I do not know how to talk with her any more about anything that matters',
    ])
      expect(moveOf(message), message).toBeUndefined();
  });
});

describe('a conversation', () => {
  const { converse } = askedGuide();
  const words = (text: string) => text.split(/\s+/).length;
  const references = (text: string) => quotesOf(text).map(({ reference }) => reference);

  test('is made shorter, simpler, and fit for children and a group', () => {
    const [first, shorter, simpler, children, group] = converse([
      'Anxiety',
      'make it shorter',
      'simpler please',
      'and for my kids?',
      'now questions for my small group',
    ]) as [string, string, string, string, string];
    expect(words(shorter)).toBeLessThan(words(first) / 2);
    expect(words(simpler)).toBeLessThan(words(first) / 2);
    expect(references(first)).toEqual(expect.arrayContaining(references(shorter)));
    expect(children).toMatch(/child|young/i);
    expect(children.match(/^- .+\?/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(group.match(/^\d\. .+\?$/gm)?.length).toBeGreaterThanOrEqual(4);
  });

  test('goes on from a passage: its chapter, what comes next, another translation, who speaks', () => {
    const [first, next, before, chapter, web, niv, who] = converse([
      'John 3:16',
      'next verse',
      'in the kjv again, and what comes before that',
      'whole chapter',
      'in WEB please',
      'do you have it in the NIV',
      'who said that',
    ]) as [string, string, string, string, string, string, string];
    expect(references(first)[0]).toBe('John 3:16');
    expect(references(next)).toEqual(['John 3:17']);
    expect(references(before)[0]).toMatch(/^John 3/);
    expect(references(chapter)[0]).toMatch(/^John 3/);
    expect(quotesOf(web)[0]).toMatchObject({ label: 'WEB' });
    expect(niv).toContain('NIV');
    expect(quotesOf(niv)[0]?.label).not.toBe('NIV');
    expect(who).toContain('John 3');
  });

  test('gives another prayer, and the shorter one', () => {
    const [first, second, short] = converse([
      'Write me a prayer for my sick mother',
      'another one',
      'shorter',
    ]) as [string, string, string];
    expect(second).not.toBe(first);
    expect(second).toContain('Amen');
    expect(short).toContain('Amen.');
    expect(words(short)).toBeLessThan(words(first));
  });

  test('knows which of several passages is meant', () => {
    const [first, second] = converse(['verses about forgiveness', 'tell me about the second one']) as [
      string,
      string,
    ];
    expect(references(second)).not.toEqual([]);
    expect(second).toContain(references(first)[1]!.replace(/:.*/, ''));
  });

  test('turns to somebody else, takes a no, and stands to be corrected', () => {
    const [, other, disagrees, no] = converse([
      'Are Christians allowed to drink alcohol?',
      "it's for my brother, not me",
      'I disagree with that',
      'no thanks',
    ]) as [string, string, string, string];
    expect(other).toMatch(/someone (?:you care about|close to you)/);
    expect(disagrees).toMatch(/program|ask those who teach/);
    expect(words(no)).toBeLessThan(40);
  });

  test('is not taken up by a message that names its own subject', () => {
    const [, second] = converse([
      'I feel lonely',
      'What about marriage, does the Bible say anything about divorce?',
    ]) as [string, string];
    expect(second).toMatch(/marri|divorc/i);
  });

  test('understands several moves in a row, and then thanks', () => {
    const replies = converse([
      'I cannot forgive my sister',
      'why',
      'another verse',
      'as a prayer',
      'shorter',
      'thank you, that helps',
    ]);
    expect(new Set(replies).size).toBe(replies.length);
    expect(replies[3]).toContain('Amen');
    expect(words(replies[4]!)).toBeLessThan(80);
    expect(words(replies[5]!)).toBeLessThan(80);
  });
});
