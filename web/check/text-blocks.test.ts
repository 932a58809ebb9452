import { describe, expect, it } from 'vitest';
import type { TextFinding } from './checked.ts';
import { blocksOf } from './text-blocks.ts';

const findingsOf = (text: string, ...words: string[]): TextFinding[] =>
  words.map((one) => ({
    start: text.indexOf(one),
    end: text.indexOf(one) + one.length,
    kind: 'quotation',
    status: 'verified',
  }));

/** Findings as [index:text], blocks separated by bars. */
const drawn = (text: string, ...words: string[]): string =>
  blocksOf(text, findingsOf(text, ...words))
    .map(({ pieces }) =>
      pieces.map(({ text: part, finding }) => (finding === null ? part : `[${finding}:${part}]`)).join(''),
    )
    .join('|');

describe('a checked text', () => {
  it('is split into paragraphs, and these into findings and the text between', () => {
    expect(drawn('One two.\n\nThree four five.', 'two', 'Three', 'five.')).toBe(
      'One [0:two].|[1:Three] four [2:five.]',
    );
    expect(drawn('')).toBe('');
    expect(drawn('alone', 'alone')).toBe('[0:alone]');
  });

  it('keeps its lines, and loses nothing but blank lines', () => {
    expect(drawn('a\r\nb\r\n\r\n \r\nc\rd\r\re', 'c\rd')).toBe('a\r\nb|[0:c\rd]|e');
  });

  it('draws a finding that spans a blank line in both paragraphs, beginning in the first', () => {
    const text = 'See “one\n\ntwo” here.';
    const blocks = blocksOf(text, findingsOf(text, '“one\n\ntwo”'));
    expect(blocks.flatMap(({ pieces }) => pieces.filter(({ finding }) => finding === 0))).toEqual([
      { text: '“one', finding: 0, begins: true },
      { text: 'two”', finding: 0, begins: false },
    ]);
  });

  it('draws a finding inside another as part of it', () => {
    expect(drawn('a (b c) d', '(b c)', 'b', 'd')).toBe('a [0:(b c)] [2:d]');
  });

  it('is split at line ends where there is no blank line for long, so that it is never one huge block', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `Line ${at}.`).join('\n');
    const blocks = blocksOf(text, findingsOf(text, 'Line 1999.'));
    expect(blocks.length).toBeGreaterThan(4);
    expect(blocks.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text);
  });
});

it('takes a short line that does not end like a sentence for a heading', () => {
  const headings = (text: string): string[] =>
    blocksOf(text, []).flatMap(({ pieces, isHeading }) => (isHeading ? [pieces[0]?.text ?? ''] : []));
  expect(headings('Part 1: grace\n\nGrace is given.\n\n## Thanks\n\nOne line\nand another')).toEqual([
    'Part 1: grace',
    '## Thanks',
  ]);
});
