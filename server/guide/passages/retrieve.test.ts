import { beforeAll, describe, expect, it } from 'vitest';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { retrieve } from '../guide.ts';
import { loadLibrary } from '../library.ts';
import type { RetrievalRequest } from './retrieve.ts';

let parts: Pick<RetrievalRequest, 'bible' | 'search'>;

beforeAll(async () => {
  parts = await loadRealBible();
});

const ask = (words: string, more: Partial<RetrievalRequest> = {}) =>
  retrieve({ words, earlier: [], ...parts, ...more });
const found = (words: string, more: Partial<RetrievalRequest> = {}) =>
  ask(words, more).passages.map(({ reference }) => reference);

describe('the passages for a question', () => {
  it('begin with those that it names, even hastily typed', () => {
    expect(found('how do romans 8 28 and James 1:2-4 fit together?').slice(0, 2)).toEqual([
      'Romans 8:28',
      'James 1:2-4',
    ]);
  });

  it('have the verse that is half remembered', () => {
    expect(found('i can do all things thru him who strengthens')[0]).toBe('Philippians 4:13');
    expect(found('what does "be still and know that I am God" mean?')[0]).toMatch(/^Psalm 46/);
  });

  it('have the story that is named, even misspelt', () => {
    expect(found('why did zachaeus climb up there')[0]).toMatch(/^Luke 19/);
  });

  it('are found for every word', () => {
    expect(found('I lost my work as a constructor')).not.toEqual([]);
  });

  it('are those of the library for a topic, the best first', () => {
    const passages = found('I am so worried about money all the time');
    expect(passages.length).toBeGreaterThan(5);
    expect(
      passages.slice(0, 4).some((reference) => /^(?:Matthew 6|Philippians 4|1 Peter 5)/.test(reference)),
    ).toBe(true);
  });

  it('are those of the recognised entry first, then of the search, none twice', () => {
    const topic = loadLibrary().topics.find(({ id }) => id === 'widowhood')!;
    const own = topic.passages.map(({ mark }) => passageOfMark(mark).reference);
    const words = 'My husband died and I am a widow now, the barrel of meal is empty';
    const passages = found(words);
    expect(own).toContain(passages[0]);
    const besides = passages.filter((reference) => !own.includes(reference));
    expect(besides.some((reference) => /^1 Kings 17:1[2-6]/.test(reference))).toBe(true);
    expect(new Set(passages).size).toBe(passages.length);
  });

  it('are found by the Bible’s words for modern ones', () => {
    expect(found('are tattoos ok')[0]).toMatch(/^Leviticus 19:2[78]/);
  });

  it('take the previous message into account where the question needs it', () => {
    const passages = found('and what about him and bathsheba?', { earlier: ['Who was King David?'] });
    expect(passages.slice(0, 5).some((reference) => reference.startsWith('2 Samuel 11'))).toBe(true);
    expect(found('give me another verse', { earlier: ['I am afraid of the future'] }).length).toBeGreaterThan(
      3,
    );
  });

  it('include those that an attached document names or is about', () => {
    const document = 'The Good Shepherd\n\nToday we read John 10:11-15. The shepherd lays down his life.';
    expect(found('What is this about?', { document })).toContain('John 10:11-15');
  });

  it('are none where nothing is asked', () => {
    expect(found('')).toEqual([]);
    expect(found('hi')).toEqual([]);
    expect(found('🙏🙏🙏')).toEqual([]);
  });

  it('are at most ten, none twice, however many are named', () => {
    const many = Array.from({ length: 150 }, (_, i) => `Psalm ${i + 1}:1`).join(', ');
    const { passages } = ask(`${many}. How do these belong together? ${'Please tell me. '.repeat(2_000)}`);
    expect(passages).toHaveLength(10);
    for (const [at, passage] of passages.entries()) {
      expect(verseCount(passage)).toBeGreaterThan(0);
      expect(passages.slice(at + 1).some((other) => overlap(passage, other))).toBe(false);
    }
  });
});

describe('a saying that is not in the Bible', () => {
  it.each([
    ['Where does the Bible say God helps those who help themselves?', 'helps-those-who-help-themselves'],
    ['My mother always says cleanliness is next to godliness, is that in the bible', 'cleanliness-godliness'],
    ['what does "this too shall pass" mean', 'this-too-shall-pass'],
    ['God will never give you more than you can handle, right? I feel crushed.', 'more-than-you-can-handle'],
    ['Everything happens for a reason', 'happens-for-a-reason'],
    ['money is the root of all evil', 'money-root-of-evil'],
    ['explain the verse spare the rod spoil the child', 'spare-the-rod'],
    ['When God closes a door he opens a window. Is it biblical?', 'closes-a-door'],
    ['Bible verse: hate the sin, love the sinner', 'hate-the-sin'],
    ['Write me a devotional on "to thine own self be true"', 'own-self-be-true'],
  ])('is known in “%s”, with what Scripture says nearby first', (words, id) => {
    const { saying, passages } = ask(words);
    expect(saying?.id).toBe(id);
    const near = passageOfReference(saying!.near[0]!.slice(2, -2))!;
    expect(passages.some((passage) => overlap(passage, near))).toBe(true);
  });

  it.each([
    'The love of money is the root of all evil',
    'I can do all things through Christ',
    'He that spareth his rod hateth his son',
    'What is grace?',
    'God opened a door for my work; how do I thank him?',
  ])('is not heard in “%s”', (words) => {
    expect(ask(words).saying).toBeUndefined();
  });
});
