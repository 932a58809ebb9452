import { describe, expect, it } from 'vitest';
import { closingOf, opensAt, sentenceEnd, sentenceStart } from './quotations.ts';

/** All quotations of a text, marks left out. */
function quotationsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (opensAt(text, at, true) !== true) continue;
    const close = closingOf(text, at, true)!;
    if (close < 0) continue;
    found.push(text.slice(at + 1, close));
    at = close;
  }
  return found;
}

describe('quotation marks', () => {
  it.each([
    ['He said "one two" and "three".', ['one two', 'three']],
    ['He said “one two” and “three”.', ['one two', 'three']],
    ['«un deux» and »eins zwei«', ['un deux', 'eins zwei']],
    ['„eins zwei“ and', ['eins zwei']],
    ['“mixed marks" here', ['mixed marks']],
    ["He said 'one two' here", ['one two']],
    ['‘one two’ and ‘don’t go’', ['one two', 'don’t go']],
    ['‘the disciples’ feet were washed’', ['the disciples’ feet were washed']],
    ['"He said, ‘Come,’ and went"', ['He said, ‘Come,’ and went']],
    ['“He said, “Come,” and went”', ['He said, “Come,” and went']],
    ["It's Moses' law, and 'tis the '90s", []],
    ['a 6" nail and 5\'10" tall', []],
    ['rock ’n’ roll, the LORD’s', []],
    ['("in brackets") *"in stars"*', ['in brackets', 'in stars']],
    ['" alone "', []],
  ])('%s', (text, expected) => {
    expect(quotationsIn(text)).toEqual(expected);
  });

  it('wait for the sign behind them where it decides', () => {
    expect(opensAt('He said "', 8, false)).toBeUndefined();
    expect(opensAt('He said "', 8, true)).toBe(false);
    expect(closingOf('‘one two’', 0, false)).toBeUndefined();
    expect(closingOf('"one', 0, false)).toBeUndefined();
    expect(closingOf('"one', 0, true)).toBe(-1);
  });
});

describe('sentences', () => {
  it.each([
    ['One two. Three', 8],
    ['See cf. Rom. 5:8 now. Next', 21],
    ['At 3.16 pm. Then', 11],
    ['He said it." Then', 12],
    ['God is love. (1 John 4:8) Next', 30],
    ['e.g. this one! More', 14],
  ])('%j ends at %i', (text, end) => {
    expect(sentenceEnd(text, 0, text.length, true)).toBe(end);
  });

  it('begin behind the last stop, brackets and marks', () => {
    const text = 'One two. He said (Rom. 5:8) "three';
    expect(text.slice(sentenceStart(text, text.length))).toBe('He said (Rom. 5:8) "three');
  });
});
