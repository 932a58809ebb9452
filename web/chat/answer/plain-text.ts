import type { Block, Inline } from './answer-tree.ts';
import { lexBlocks } from './lex.ts';
import { readBlock } from './read-block.ts';

/** A reply as plain text, for the clipboard and for screen readers. */
export function plainText(markdown: string): string {
  return lexBlocks(markdown)
    .flatMap(({ raw }) => readBlock(raw, []))
    .map(blockText)
    .filter(Boolean)
    .join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.inlines);
    case 'list':
      return block.items
        .map(
          (item, index) =>
            `${block.ordered ? `${block.start + index}.` : '-'} ${item.map(blockText).join('\n  ')}`,
        )
        .join('\n');
    case 'quote':
    case 'passage':
      return block.blocks.map(blockText).join('\n');
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n');
    case 'rule':
      return '';
  }
}

const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      if (inline.kind === 'highlight-end') return '';
      return 'text' in inline ? inline.text : inlineText(inline.inlines);
    })
    .join('');
