import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const drawn = (written: string, truth: string): string =>
  wordChanges(written, truth)
    .map(({ kind, text }) => {
      const end = text.trimEnd();
      const space = text.slice(end.length);
      if (kind === 'written') return `[-${end}-]${space}`;
      if (kind === 'true') return `[+${end}+]${space}`;
      return text;
    })
    .join('');

describe('the differences of two texts', () => {
  it('show what was written where the passage has other words', () => {
    expect(drawn('I go on a long way', 'I go on a short path')).toBe('I go on a [-long way-][+short path+]');
    expect(drawn('one two three four', 'one three four five')).toBe('one [-two-] three four [+five+]');
  });

  it('do not differ in case, punctuation, accents or apostrophes alone', () => {
    expect(drawn('the LORD’s day - IT IS', "The Lord's day; it is.")).toBe("The Lord's day; it is.");
  });

  it('skip the rest of a verse of which a few words were quoted', () => {
    expect(drawn('four fife six', 'one two three and four five six of seven and eight')).toBe(
      '… four [-fife-] [+five+] six …',
    );
    expect(drawn('all new words', 'none of these four words')).toContain('words');
  });

  it('take bounded time; two empty texts have no changes', () => {
    expect(wordChanges('', '')).toEqual([]);
    expect(drawn('', 'word')).toBe('[+word+]');
    const long = Array.from({ length: 50_000 }, (_, at) => `w${at % 977}`).join(' ');
    const other = Array.from({ length: 50_000 }, (_, at) => `v${at % 983}`).join(' ');
    expect(wordChanges(long, other).map(({ kind }) => kind)).toEqual(['written', 'true']);
  });
});
