import { type JSX, memo, useMemo, useState } from 'react';
import type { Reachable } from '../../../care/contact.ts';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { type Highlight, stillValid } from '../highlights/highlight.ts';
import { renderedText, withHighlights } from '../highlights/highlight-tree.ts';
import style from './answer.module.css';
import type { Block } from './answer-tree.ts';
import { Blocks } from './block-view.tsx';
import { createBlockSplitter, type TextBlock } from './blocks.ts';
import { withContactLinks } from './contact-links.ts';
import { readBlock } from './read-block.ts';

interface AnswerTextProps {
  /** Markdown. */
  text: string;
  references: readonly ScriptureReference[];
  /** Highlights, with offsets in the rendered text. */
  highlights?: readonly Highlight[];
  /** The help lines that were shown with the message: where the reply names one, it can be tapped. */
  helpLines?: readonly Reachable[];
}

const NONE: readonly Highlight[] = [];
const NO_LINES: readonly Reachable[] = [];

/** A reply's text, drawn from Markdown without creating HTML. Blocks that cannot change any more are drawn once. */
export function AnswerText({
  text,
  references,
  highlights = NONE,
  helpLines = NO_LINES,
}: AnswerTextProps): JSX.Element {
  const [splitBlocks] = useState(createBlockSplitter);
  const blocks = useMemo(() => splitBlocks(text), [splitBlocks, text]);
  const blockHighlights = useMemo(
    () => highlightsByBlock(blocks, references, highlights),
    [blocks, references, highlights],
  );
  return (
    <div className={style.text}>
      {blocks.map((block, index) => (
        <FinishedBlock
          key={block.start}
          block={block}
          references={referencesIn(references, block)}
          highlights={blockHighlights[index] ?? NONE}
          helpLines={helpLines}
        />
      ))}
    </div>
  );
}

const referencesIn = (
  references: readonly ScriptureReference[],
  { start, raw }: TextBlock,
): ScriptureReference[] =>
  references.filter((reference) => reference.start < start + raw.length && reference.end > start);

/** Each block's highlights, with offsets in its own rendered text. Those whose text has changed are left out. */
function highlightsByBlock(
  blocks: readonly TextBlock[],
  references: readonly ScriptureReference[],
  highlights: readonly Highlight[],
): readonly Highlight[][] {
  if (highlights.length === 0) return [];
  const texts = blocks.map((block) => renderedText(treeOf(block, referencesIn(references, block))));
  const valid = stillValid(highlights, texts.join(''));
  let offset = 0;
  return texts.map((text) => {
    const from = offset;
    offset += text.length;
    return valid
      .filter(({ start, end }) => start < offset && end > from)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
  });
}

const treeOf = (block: TextBlock, references: readonly ScriptureReference[]): Block[] =>
  readBlock(
    block.raw,
    references.map((finding) => ({
      finding,
      source: block.raw.slice(Math.max(0, finding.start - block.start), finding.end - block.start),
    })),
  );

interface BlockProps {
  block: TextBlock;
  references: readonly ScriptureReference[];
  highlights: readonly Highlight[];
  helpLines: readonly Reachable[];
}

const FinishedBlock = memo(
  function SettledBlock({ block, references, highlights, helpLines }: BlockProps): JSX.Element {
    const tree = withContactLinks(treeOf(block, references), helpLines);
    return <Blocks blocks={withHighlights(tree, highlights)} />;
  },
  (before, now) =>
    before.block.raw === now.block.raw &&
    before.block.start === now.block.start &&
    before.helpLines === now.helpLines &&
    (before.highlights === now.highlights || before.highlights.length + now.highlights.length === 0) &&
    before.references.length === now.references.length &&
    before.references.every((reference, index) => reference === now.references[index]),
);
