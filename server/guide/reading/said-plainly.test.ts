import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { saidPlainly } from './said-plainly.ts';

const { ask, converse } = askedGuide();

describe('a message as it is read', () => {
  it('has no thanks before its question', () => {
    expect(saidPlainly('thanks! and the balm in Gilead?')).toBe('the balm in Gilead?');
    expect(saidPlainly('ok thank you so much, but what is a cubit?')).toBe('what is a cubit?');
    for (const words of ['thanks!', 'thank you, that was good', 'thank you for the prayer. can I keep it?'])
      expect(saidPlainly(words)).toBe(words);
    expect(converse(['what is a covenant', 'thanks! and what is a cubit?'])[1]).toMatch(/cubit/i);
  });

  it('names the birthday of somebody who is so old today', () => {
    expect(saidPlainly('i am 90 today')).toBe('today is my birthday, I am 90 years old');
    expect(ask('I’m 90 today')).not.toMatch(/anaesthetic|sober/);
    for (const words of ['i am 90 days sober today', 'i am 12 weeks today', 'i am tired today'])
      expect(saidPlainly(words)).toBe(words);
  });

  it('says of an illness that is excluded that it is gone', () => {
    expect(ask('scan is clear!!! no cancer')).not.toMatch(/before and after/);
    expect(saidPlainly('no cancer in my family but i am afraid')).toBe(
      'no cancer in my family but i am afraid',
    );
  });
});
