import { type JSX, memo, useMemo, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import style from './answer.module.css';
import { Blocks } from './block-view.tsx';
import { blockCutter, type TextBlock } from './blocks.ts';
import { readBlock } from './read-block.ts';

interface AnswerTextProps {
  /** Markdown. */
  text: string;
  references: readonly ScriptureReference[];
}

/** An answer, drawn from Markdown without ever making HTML. Blocks that are settled are drawn once. */
export function AnswerText({ text, references }: AnswerTextProps): JSX.Element {
  const [cut] = useState(blockCutter);
  const blocks = useMemo(() => cut(text), [cut, text]);
  return (
    <div className={style.text}>
      {blocks.map((block) => (
        <SettledBlock key={block.start} block={block} references={within(references, block)} />
      ))}
    </div>
  );
}

const within = (references: readonly ScriptureReference[], { start, raw }: TextBlock): ScriptureReference[] =>
  references.filter((reference) => reference.start < start + raw.length && reference.end > start);

interface BlockProps {
  block: TextBlock;
  references: readonly ScriptureReference[];
}

const SettledBlock = memo(
  function SettledBlock({ block, references }: BlockProps): JSX.Element {
    const findings = references.map((finding) => ({
      finding,
      source: block.raw.slice(Math.max(0, finding.start - block.start), finding.end - block.start),
    }));
    return <Blocks blocks={readBlock(block.raw, findings)} />;
  },
  (before, now) =>
    before.block.raw === now.block.raw &&
    before.block.start === now.block.start &&
    before.references.length === now.references.length &&
    before.references.every((reference, index) => reference === now.references[index]),
);
