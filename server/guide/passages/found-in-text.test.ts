import { describe, expect, it } from 'vitest';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';

const { ask, converse } = askedGuide();
const shown = (words: string) => quotesOf(ask(words)).map(({ reference }) => reference);

describe('what no entry answers and the text does', () => {
  it('a name that only the Bible knows', () => {
    const reply = ask('mephibosheth');
    expect(reply).toContain('Mephibosheth');
    expect(quotesOf(reply).length).toBeGreaterThan(0);
    for (const { text } of quotesOf(reply)) expect(text).toContain('Mephibosheth');
  });

  it('a name that the entry nearest by its words does not know', () => {
    const reply = ask('How old was Methuselah when he died?');
    expect(
      quotesOf(reply)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Methuselah');
    expect(reply).not.toContain('Bethlehem');
  });

  it('a scene that is told from memory', () => {
    expect(shown('who was the left handed one who stabbed the fat king')[0]).toMatch(/^Judges 3:/);
  });

  it('a verse whose words stand among others', () => {
    expect(shown('a sailor’s psalm, they that go down to the sea in ships I think')[0]).toMatch(
      /^Psalm 107:/,
    );
  });

  it('a word that is no name is not taken for one', () => {
    for (const words of ['wheel', 'walking']) expect(quotesOf(ask(words)), words).toEqual([]);
  });

  it('what somebody asks for their own life is never answered with a search', () => {
    for (const words of [
      'who is allowed to marry my sister in the garden',
      'what things did my brother throw at the window',
      'which part of the wall should I paint first',
    ])
      expect(ask(words), words).not.toContain('your words');
  });

  it('comes before staying with the subject of before', () => {
    const replies = converse(['who was Moses?', 'who was the left handed one who stabbed the fat king']);
    expect(replies.at(-1)).toContain('Judges 3');
  });
});
