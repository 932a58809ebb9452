import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../answer/answer-tree.ts';
import { readBlock } from '../answer/read-block.ts';
import { aHighlight } from '../testing/builders.ts';
import { stillValid } from './highlight.ts';
import { renderedText, withHighlights } from './highlight-tree.ts';

/** The tree on one line: [highlighted text], and ! where a highlight ends. */
function notation(blocks: readonly Block[]): string {
  return blocks
    .map((block): string => {
      if ('inlines' in block && block.inlines) return notationOfInlines(block.inlines);
      if (block.kind === 'list') return block.items.map(notation).join('/');
      if ('blocks' in block) return notation(block.blocks);
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(notationOfInlines).join('|');
      return '';
    })
    .join('¶');
}
const notationOfInlines = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'highlighted')
        return `${'['.repeat(inline.highlights.length)}${notationOfInlines(inline.inlines)}${']'.repeat(inline.highlights.length)}`;
      if (inline.kind === 'highlight-end') return '!';
      if (inline.kind === 'break') return '↵';
      if (inline.kind === 'strong') return `*${notationOfInlines(inline.inlines)}*`;
      if (inline.kind === 'link') return `<${notationOfInlines(inline.inlines)}>`;
      return 'text' in inline ? inline.text : '';
    })
    .join('');

/** Highlights these parts of a text; returns the tree's notation. */
function withHighlighted(markdown: string, ...parts: string[]): string {
  const blocks = readBlock(markdown, []);
  const text = renderedText(blocks);
  const highlights = parts.map((part, index) => {
    const start = text.indexOf(part);
    expect(start).toBeGreaterThanOrEqual(0);
    return aHighlight({ id: `h${index}`, start, end: start + part.length, text: part });
  });
  return notation(withHighlights(blocks, highlights));
}

describe('highlights in an answer', () => {
  it('split the text where they begin and end', () => {
    expect(withHighlighted('Grace is given freely.', 'is given')).toBe('Grace [is given]! freely.');
  });
  it('continue through emphasis', () => {
    expect(withHighlighted('Grace is **given** freely.', 'is given')).toBe('Grace [is ]*[given]!* freely.');
  });
  it('can overlap', () => {
    expect(withHighlighted('Grace is given freely.', 'Grace is given', 'given freely')).toBe(
      '[Grace is ][[given]]![ freely]!.',
    );
  });
  it('continue over paragraphs, lists and tables', () => {
    expect(withHighlighted('One.\n\nTwo.', 'One.Two')).toBe('[One.]¶[Two]!.');
    expect(withHighlighted('- one\n- two', 'onetwo')).toBe('[one]/[two]!');
    expect(withHighlighted('| a | b |\n| - | - |\n| c | d |', 'bc')).toBe('a|[b]|[c]!|d');
  });
  it('end after a link, not inside it', () => {
    expect(withHighlighted('See [the church](https://example.org) there.', 'See the')).toBe(
      '[See ]<[the] church>! there.',
    );
  });
  it('continue into code and over line breaks', () => {
    expect(withHighlighted('```\nlet x\n```', 'x')).toBe('let [x]!');
    expect(withHighlighted('one  \ntwo', 'onetwo')).toBe('[one]↵[two]!');
  });
  it('are dropped where their text has changed', () => {
    const highlight = aHighlight({ start: 0, end: 5, text: 'Grace' });
    expect(stillValid([highlight], 'Grace and peace')).toEqual([highlight]);
    expect(stillValid([highlight], 'Peace and grace')).toEqual([]);
  });
});
