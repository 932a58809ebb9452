import type { Block, Inline } from '../answer/answer-tree.ts';
import type { Highlight } from './highlight.ts';

/** A reply's rendered text: all of its text joined, without line breaks and without what the check adds. */
export const renderedText = (blocks: readonly Block[]): string => blocks.map(blockText).join('');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlinesText(block.inlines);
    case 'list':
      return block.items.map(renderedText).join('');
    case 'quote':
    case 'passage':
      return renderedText(block.blocks);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].flat().map(inlinesText).join('');
    case 'rule':
      return '';
  }
}

const inlinesText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break' || inline.kind === 'highlight-end') return '';
      return 'inlines' in inline && inline.inlines
        ? inlinesText(inline.inlines)
        : 'text' in inline
          ? inline.text
          : '';
    })
    .join('');

/**
 * The tree with highlights: highlighted text becomes `highlighted`, and `highlight-end` comes after its last word (after the
 * link where it ends inside one). The highlights' offsets count in `renderedText(blocks)`.
 */
export function withHighlights(blocks: readonly Block[], highlights: readonly Highlight[]): Block[] {
  return highlights.length === 0 ? [...blocks] : createHighlighter(highlights)(blocks);
}

function createHighlighter(highlights: readonly Highlight[]): (blocks: readonly Block[]) => Block[] {
  let at = 0;

  /** Splits a text where a highlight begins or ends. */
  const cut = (text: string, leaf: (part: string) => Inline): Inline[] => {
    const from = at;
    const to = from + text.length;
    at = to;
    const here = highlights.filter(({ start, end }) => start < to && end > from);
    if (here.length === 0) return [leaf(text)];
    const edges = [...new Set([from, to, ...here.flatMap(({ start, end }) => [start, end])])]
      .filter((edge) => edge >= from && edge <= to)
      .sort((a, b) => a - b);
    return edges.slice(1).flatMap((end, index): Inline[] => {
      const start = edges[index] ?? from;
      const part = leaf(text.slice(start - from, end - from));
      const over = here.filter((one) => one.start < end && one.end > start);
      return [
        over.length > 0 ? { kind: 'highlighted', highlights: over, inlines: [part] } : part,
        ...over
          .filter((one) => one.end === end)
          .map((highlight) => ({ kind: 'highlight-end' as const, highlight })),
      ];
    });
  };
  const plain = (text: string): Inline => ({ kind: 'text', text });

  const inline = (part: Inline): Inline[] => {
    switch (part.kind) {
      case 'text':
        return cut(part.text, plain);
      case 'code':
        return cut(part.text, (text) => ({ kind: 'code', text }));
      case 'finding':
        return liftHighlightEnds(cut(part.text, plain), (inlines) => ({ ...part, inlines }));
      case 'link':
        return liftHighlightEnds(part.inlines.flatMap(inline), (inlines) => ({ ...part, inlines }));
      case 'strong':
      case 'em':
      case 'del':
        return [{ ...part, inlines: part.inlines.flatMap(inline) }];
      default:
        return [part];
    }
  };
  const line = (inlines: readonly Inline[]): Inline[] => inlines.flatMap(inline);

  const block = (part: Block): Block => {
    switch (part.kind) {
      case 'paragraph':
      case 'heading':
        return { ...part, inlines: line(part.inlines) };
      case 'list':
        return { ...part, items: part.items.map((item) => item.map(block)) };
      case 'quote':
      case 'passage':
        return { ...part, blocks: part.blocks.map(block) };
      case 'code':
        return { ...part, inlines: cut(part.text, plain) };
      case 'table':
        return { ...part, head: part.head.map(line), rows: part.rows.map((row) => row.map(line)) };
      case 'rule':
        return part;
    }
  };
  return (blocks) => blocks.map(block);
}

/** A link must not contain buttons: the ends of highlights inside it are moved after it. */
function liftHighlightEnds(inlines: readonly Inline[], wrap: (inlines: Inline[]) => Inline): Inline[] {
  const ends: Inline[] = [];
  const without = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (part.kind === 'highlight-end') {
        ends.push(part);
        return [];
      }
      return 'inlines' in part && part.inlines ? [{ ...part, inlines: without(part.inlines) }] : [part];
    });
  const kept = without(inlines);
  return [wrap(kept), ...ends];
}
