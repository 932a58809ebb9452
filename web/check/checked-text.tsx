import { type JSX, type KeyboardEvent, type MouseEvent, memo, type Ref, useMemo } from 'react';
import type { Checked, TextFinding } from './checked.ts';
import style from './checked-text.module.css';
import { blocksOf, type TextBlock } from './text-blocks.ts';
import { resultOf, type Tone, toneOf } from './tone.ts';

interface CheckedTextViewProps {
  ref: Ref<HTMLElement>;
  checked: Checked;
  /** The tone that is marked; null for all. */
  tone: Tone | null;
  selected: number | null;
  onSelect: (at: number) => void;
  onStep: (by: 1 | -1) => void;
}

/** The text as it was, with its findings marked. Blocks out of view are not laid out, as it may be a whole book. */
export function CheckedTextView({
  ref,
  checked,
  tone,
  selected,
  onSelect,
  onStep,
}: CheckedTextViewProps): JSX.Element {
  const { checkedText, findings } = checked;
  const blocks = useMemo(() => blocksOf(checkedText, findings), [checkedText, findings]);

  const findingAt = ({ target }: { target: EventTarget }): number | null => {
    const at = (target as HTMLElement).closest<HTMLElement>('[data-finding]')?.dataset.finding;
    return at === undefined ? null : Number(at);
  };
  const click = (event: MouseEvent): void => {
    const at = findingAt(event);
    if (at === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(at);
  };
  const key = (event: KeyboardEvent): void => {
    if (findingAt(event) === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by as 1 | -1);
  };

  return (
    <article ref={ref} className={style.text} aria-label="Your text" onClick={click} onKeyDown={key}>
      {blocks.map((block) => (
        <Block
          key={block.start}
          block={block}
          findings={findings}
          tone={tone}
          selected={
            block.pieces.some(({ finding }) => finding !== null && finding === selected) ? selected : null
          }
          onFocus={onSelect}
        />
      ))}
    </article>
  );
}

interface BlockProps {
  block: TextBlock;
  findings: readonly TextFinding[];
  tone: Tone | null;
  selected: number | null;
  onFocus: (at: number) => void;
}

const Block = memo(function Block({ block, findings, tone, selected, onFocus }: BlockProps): JSX.Element {
  return (
    <p className={block.isHeading ? style.heading : style.block}>
      {block.pieces.map(({ text, finding: at, begins }, index) => {
        const finding = at === null ? undefined : findings[at];
        if (at === null || !finding || (tone !== null && toneOf(finding) !== tone)) return text;
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order
            key={index}
            href={`#finding-${at + 1}`}
            className={style[toneOf(finding)]}
            aria-current={at === selected ? 'true' : undefined}
            {...(begins && { 'data-finding': at })}
            onFocus={() => onFocus(at)}
          >
            {text}
            <span className="unseen"> ({resultOf(finding)})</span>
            <sup className={style.number} aria-hidden="true">
              {at + 1}
            </sup>
          </a>
        );
      })}
    </p>
  );
});
