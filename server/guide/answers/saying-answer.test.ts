import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { ask } = askedGuide();

const NOT_THERE = /does not stand in the Bible|will not find|not from the Bible/;

describe('the guide, asked about a saying that is not in the Bible', () => {
  it.each([
    'Where does the Bible say God helps those who help themselves?',
    'cleanliness is next to godliness, is that in the bible',
    'what does "this too shall pass" mean',
    'Everything happens for a reason',
    'explain the verse spare the rod spoil the child',
    'When God closes a door he opens a window. Is it biblical?',
  ])('says so, and reads what Scripture says nearby: “%s”', (words) => {
    const answer = ask(words);
    expect(answer).toMatch(NOT_THERE);
    expect(answer).toMatch(/^> — .+ \(KJV\)$/m);
    expect(answer).not.toMatch(/[[\]{}]/);
  });

  it('answers the need first where the saying is only named along the way', () => {
    const words =
      'God will never give you more than you can handle, they say. I am so anxious about my exam, I cannot sleep and I worry.';
    const paragraphs = ask(words).split('\n\n');
    expect(paragraphs[0]).not.toMatch(NOT_THERE);
    expect(paragraphs.slice(1).join('\n')).toMatch(NOT_THERE);
  });

  it('leaves the Bible’s own words alone', () => {
    for (const words of ['The love of money is the root of all evil', 'For God so loved the world'])
      expect(ask(words)).not.toMatch(NOT_THERE);
  });
});
