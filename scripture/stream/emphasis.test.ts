import { describe, expect, it } from 'vitest';
import { emphasisIn, withEmphasisOf } from './emphasis.ts';

describe('emphasis in a stretch', () => {
  it.each([
    ['**bold** and _more_', '', ''],
    ['**Label: "words', '', '**'],
    ['words"** behind', '**', ''],
    ['*one **two', '', '***'],
    ['snake_case_name', '', ''],
  ])('%s', (text, closes, opens) => {
    expect(emphasisIn(text)).toEqual({ closes, opens });
  });
});

describe('what is set for a stretch', () => {
  const set = (source: string, written: string) => withEmphasisOf(source, 0, source.length, written);

  it('stays as it is where it closes and opens the same', () => {
    expect(set('"**all** of it"', '“all of *it*”')).toBe('“all of *it*”');
    expect(set('it** is so', 'it** was so')).toBe('it** was so');
  });

  it('closes what the stretch closed', () => {
    expect(set('it** is so', 'was so')).toBe('**was so');
  });

  it('leaves open what the stretch left open', () => {
    expect(set('so **it is', 'so it was')).toBe('so it was**');
    expect(set('plain', 'so **it was')).toBe('so it was');
  });
});
