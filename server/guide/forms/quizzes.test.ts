import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { ask, converse } = askedGuide();

const questionsIn = (text: string): string[] =>
  text
    .split('## Answers')[0]!
    .match(/^\d+\. .+$/gm)
    ?.map((line) => line.replace(/^\d+\. /, '')) ?? [];

describe('a quiz', () => {
  it('is on the person who is named, and stays with them', () => {
    const [first, harder, small] = converse([
      'quiz about moses 10 questions with answers',
      'harder please',
      'now one for the little ones',
    ]);
    for (const text of [first!, harder!, small!]) expect(text).toContain('# Quiz: Moses');
    expect(questionsIn(first!)).toHaveLength(10);
    expect(questionsIn(first!).some((one) => questionsIn(harder!).includes(one))).toBe(false);
  });

  it.each([
    ['a quiz about christmas, 5 questions', '# Quiz: Christmas', /Luke|Matthew/],
    ['quiz about women of the bible', '# Quiz: Women of the Bible', /Ruth|John|Genesis/],
    ['bible quiz for our women’s group', '# Quiz: the Bible', /Genesis/],
  ])('%s', (message, title, reference) => {
    const text = ask(message);
    expect(text).toContain(title);
    expect(text).toMatch(reference);
    expect(new Set(questionsIn(text)).size).toBe(questionsIn(text).length);
  });
});
