import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('whether anybody in the Bible was like the visitor', () => {
  it('is answered without those whom the question excludes', () => {
    const answer = lastOf(
      "I'm 45 and never married",
      'Is there anyone in the bible like me, a woman on her own who wasnt a widow or waiting for a man',
    );
    expect(answer).toContain('Lydia');
    expect(answer).not.toMatch(/widow/i);
  });

  it('leaves out one who is named', () => {
    const answer = lastOf('who in the bible lost a child, not david');
    expect(answer).toContain('Jacob');
    expect(answer).not.toContain('Absalom');
  });

  it.each([
    'who was the oldest man in the bible',
    'who was blind in the bible',
    'is there somebody in bible who was foreigner like me',
  ])('leaves what the library knows to it: "%s"', (words) => {
    expect(lastOf(words)).not.toMatch(/tells of some who|There are some who/);
  });
});
