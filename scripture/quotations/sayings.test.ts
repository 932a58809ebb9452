import { describe, expect, it } from 'vitest';
import { openSayings } from './sayings.ts';

const sayingOf = openSayings([
  { text: 'God helps those who help themselves', variants: [] },
  { text: 'Money is the root of all evil', variants: [], unless: ['love'] },
  { text: 'Karma', variants: ['what goes around comes around'] },
  { text: 'Grant me the serenity to accept the things I cannot change', variants: [] },
]);

describe('a saying', () => {
  it.each([
    'God helps those who help themselves',
    'god help them that helps themselves.',
    'The Lord helps those who help themselves',
    'Where does the Bible say “God helps those who help themselves”?',
    'god helps those who help themselvs',
  ])('is known: %s', (typed) => {
    expect(sayingOf(typed)?.text).toBe('God helps those who help themselves');
  });

  it('is recognised by a large part of it', () => {
    expect(sayingOf('serenity to accept things change')?.text).toMatch(/^Grant me/);
    expect(sayingOf('grant serenity')).toBeUndefined();
  });

  it('is not recognised with a word that makes it another sentence', () => {
    expect(sayingOf('money is the root of all evil')).toBeDefined();
    expect(sayingOf('the love of money is the root of all evil')).toBeUndefined();
    expect(sayingOf('loving money is the root of evil')).toBeUndefined();
  });

  it('of one word stands alone', () => {
    expect(sayingOf('karma')).toBeDefined();
    expect(sayingOf('karma and grace')).toBeUndefined();
  });

  it.each(['', 'help', 'god is our help', 'money', 'the root of the righteous'])('is not: %s', (typed) => {
    expect(sayingOf(typed)).toBeUndefined();
  });
});
