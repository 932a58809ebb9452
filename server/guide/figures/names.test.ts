import { describe, expect, it } from 'vitest';
import { figuresNamed } from './names.ts';

const named = (text: string) => figuresNamed(text).map(({ figure }) => figure.id);

describe('figures that a text names', () => {
  it('by the longest name, as owners, and with a slip', () => {
    expect(named('was Mary Magdalene at the tomb with Mary')).toEqual(['mary-magdalene', 'mary']);
    expect(named('jonahs fish')).toEqual(['jonah']);
    expect(named('how old was Soloman, or Methusela')).toEqual(['solomon', 'methuselah']);
    expect(named('who was Delila')).toEqual(['delilah']);
  });

  it('and not words that only look like names', () => {
    for (const text of [
      'a lot of work',
      'I lost my job',
      'the mark of the beast',
      'his jobs',
      'on Christmas eve',
    ])
      expect([text, named(text)]).toEqual([text, []]);
    expect(named('why did Job suffer')).toEqual(['job-person']);
    expect(named('what happened to Lots wife')).toEqual(['lot']);
  });
});
