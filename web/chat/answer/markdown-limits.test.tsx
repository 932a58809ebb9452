// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerText } from './answer-text.tsx';
import { createBlockSplitter } from './blocks.ts';
import { plainText } from './plain-text.ts';
import { readBlock } from './read-block.ts';

afterEach(cleanup);

const MANY = 100_000;
const table = (rows: number): string => `| a | b |\n|---|---|\n${'| x | y |\n'.repeat(rows)}`;

/** Texts that would hang or crash a Markdown parser. */
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['a hundred thousand quotes in one another', `${'>'.repeat(MANY)} deep`],
  ['the same with spaces between', `${'> '.repeat(MANY)}deep`],
  ['many lines of deep quotes', `${'> '.repeat(200)}deep\n`.repeat(400)],
  ['lists begun in one line', `${'- '.repeat(5_000)}x`],
  ['numbered lists begun in one line', `${'1. '.repeat(5_000)}x`],
  [
    'a list a thousand deep',
    Array.from({ length: 1_000 }, (_, at) => `${' '.repeat(2 * at)}- item`).join('\n'),
  ],
  ['lists and quotes in turns', `${'> - '.repeat(5_000)}x`],
  ['a megabyte in one line', 'word '.repeat(200_000)],
  ['a megabyte without a space', 'x'.repeat(1_000_000)],
  ['a table of ten thousand rows', table(10_000)],
  [
    'a table of two thousand columns',
    `|${' a |'.repeat(2_000)}\n|${'---|'.repeat(2_000)}\n|${' a |'.repeat(2_000)}`,
  ],
  ['emphasis never closed', '*a '.repeat(20_000)],
  ['emphasis in emphasis', `${'**_'.repeat(3_000)}x${'_**'.repeat(3_000)}`],
  ['brackets', '['.repeat(MANY)],
  ['links never closed', '[a]('.repeat(20_000)],
  ['pictures never closed', '!['.repeat(20_000)],
  ['backticks', '`a'.repeat(20_000)],
  ['tags', '<script>alert(1)</script>'.repeat(5_000)],
  ['opened tags', '<'.repeat(MANY)],
  ['an attribution of dashes', `> ${'—'.repeat(50_000)}`],
  ['NUL and controls', '\0\u0001\u2028'.repeat(10_000)],
];

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).slice(0, 50).map(depthOf))
    : 0;

describe('a hostile text', () => {
  it.each(HOSTILE)('is split and parsed in time: %s', (_name, text) => {
    const blocks = createBlockSplitter()(text);
    for (const { start, raw } of blocks) expect(text.slice(start, start + raw.length)).toBe(raw);
    for (const { raw } of blocks.slice(0, 20)) expect(depthOf(readBlock(raw, []))).toBeLessThan(60);
  });

  it.each(HOSTILE)('is drawn as text: %s', (_name, text) => {
    const { container } = render(<AnswerText text={text} references={[]} />);
    expect(container.querySelector('script, iframe, img, style, object, form, input')).toBeNull();
    expect(container.querySelectorAll('*').length).toBeLessThan(30_000);
    expect(container.textContent).not.toBe('');
  });

  it('does not affect the text around it', () => {
    const { container } = render(
      <AnswerText text={`## Before\n\n${'>'.repeat(MANY)} deep\n\n- one\n- two`} references={[]} />,
    );
    expect(container.querySelector('h4')?.textContent).toBe('Before');
    expect(container.querySelectorAll('li')).toHaveLength(2);
  });

  it('is copied as plain text', () => {
    expect(plainText(`${'> '.repeat(MANY)}deep`)).toContain('deep');
  });

  it('is split in pieces as it grows', () => {
    const cut = createBlockSplitter();
    const text = 'word '.repeat(20_000);
    let last = cut('');
    for (let length = 0; length <= text.length; length += 2_000) last = cut(text.slice(0, length));
    expect(last.map(({ raw }) => raw).join('')).toBe(text);
  });
});

describe('an ordinary reply', () => {
  it('is parsed as usual: quotes eight deep, a long table, a deep outline', () => {
    const { container } = render(
      <AnswerText
        text={`${'> '.repeat(8)}deep\n\n${table(200)}\n\n- a\n  - b\n    - c\n      - d\n        - e`}
        references={[]}
      />,
    );
    expect(container.querySelectorAll('blockquote')).toHaveLength(8);
    expect(container.querySelectorAll('tr')).toHaveLength(201);
    expect(container.querySelectorAll('ul')).toHaveLength(5);
  });
});

describe('links', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '[x](//evil.example)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
  ])('that are not plain addresses are shown as text: %s', (text) => {
    const { container } = render(<AnswerText text={text} references={[]} />);
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });
});
