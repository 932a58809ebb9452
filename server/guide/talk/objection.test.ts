import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('an objection as a sentence', () => {
  it.each([
    ['What does James 2:14-26 mean?', 'James contradicts Paul'],
    ['What does James 2:14-26 mean?', 'But James contradicts Paul.'],
  ])('is answered as the question that it is: "%s", "%s"', (before, said) => {
    expect(lastOf(before, said)).toContain('They sound so, and they answer different people.');
  });

  it('of a group is answered for the leader', () => {
    const group = 'Leading a small group tonight, 8 people, James 2:14-26. Need 5 questions.';
    expect(lastOf(group, 'James contradicts Paul')).toMatch(/^(?:You could|To that).*\n\nThey sound so/);
    expect(lastOf(group, 'God is unfair')).toMatch(/^(?:You could|To that).*\n\nMuch in the world is unfair/);
    expect(lastOf(group, 'One of them will say God is unfair.')).toContain('Much in the world is unfair');
  });

  it('is a lament where somebody has told of themselves', () => {
    expect(lastOf('I lost my baby at 20 weeks', 'God is unfair')).toContain('I will not argue you out of it');
    expect(lastOf('I have ALS and two small kids', 'God is unfair.')).toContain(
      'I will not talk you out of it',
    );
  });
});
