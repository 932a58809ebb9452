import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type JSX, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CATEGORIES, type Category } from './categories.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { domRangeOf, type MessageRange, type Sentence, sentencesOf, trimmedRange } from './message-range.ts';
import style from './palette.module.css';
import { saveHighlight } from './save-highlight.ts';
import type { ToolRequest } from './tool-request.ts';

/** The indexes of the first and the last selected sentence. */
interface SentenceSelection {
  readonly from: number;
  readonly to: number;
}

/** Highlights sentences without selecting text: by keyboard alone, or by thumb. */
export function SentenceTool({
  request,
  onClose,
}: {
  request: ToolRequest;
  onClose: () => void;
}): JSX.Element | null {
  const root = useMemo(() => messageElement(request), [request]);
  const sentences = useMemo(() => (root ? sentencesOf(root) : []), [root]);
  const [selected, setSelected] = useState<SentenceSelection>({ from: 0, to: 0 });
  const [announcement, setAnnouncement] = useState('');
  const bar = useRef<HTMLFieldSetElement>(null);
  const range = useMemo(
    () => root && rangeOfSentences(root, sentences, selected),
    [root, sentences, selected],
  );

  useEffect(() => bar.current?.focus(), []);
  useEffect(() => {
    if (!root || !range) return;
    const domRange = domRangeOf(root, range);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(domRange);
    const start = domRange.startContainer.parentElement;
    start?.scrollIntoView({ block: 'center' });
  }, [root, range]);

  const close = (): void => {
    getSelection()?.removeAllRanges();
    onClose();
    request.opener?.focus();
  };
  const highlightAs = (category: Category): void => {
    if (!root || !range) return;
    saveHighlight(root, range, category);
    setAnnouncement(`Highlighted as ${category.name}`);
    bar.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const category = CATEGORIES[Number(event.key) - 1];
    const next = moveSelection(sentences, selected, event);
    if (event.key === 'Escape') close();
    else if (category) highlightAs(category);
    else if (next) {
      setAnnouncement('');
      setSelected(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const step = (by: 1 | -1): void => {
    setAnnouncement('');
    setSelected((now) => only(sentences, now.from + by));
  };

  if (!root || !range) return null;
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      aria-label="Highlight"
      aria-describedby="how-to-select-sentences"
      className={style.bar}
      data-print="no"
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p id="how-to-select-sentences" className={style.hint}>
        Choose words with the arrow keys: left and right by sentence, up and down by paragraph, with Shift for
        more. Then press 1 to 5.
      </p>
      <div className={style.steps}>
        <button type="button" aria-label="Previous sentence" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" aria-label="Next sentence" onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => setSelected((now) => ({ from: now.from, to: clamp(sentences, now.to + 1) }))}
        >
          One more
        </button>
        <button type="button" onClick={() => setSelected((now) => lineOf(sentences, now.from))}>
          Whole paragraph
        </button>
        <button type="button" className={style.close} aria-label="Close" onClick={close}>
          <X aria-hidden="true" />
        </button>
      </div>
      <CategoryButtons numbered onChoose={highlightAs} />
      <p role="status" className="unseen">
        {announcement || range.text}
      </p>
    </fieldset>
  );
}

const messageElement = ({ messageId }: ToolRequest): Element | null =>
  [...document.querySelectorAll('[data-message]')].find(
    (element) => element.getAttribute('data-message') === messageId,
  ) ?? null;

function rangeOfSentences(
  root: Element,
  sentences: readonly Sentence[],
  { from, to }: SentenceSelection,
): MessageRange | null {
  const first = sentences[from];
  const last = sentences[to];
  return first && last ? trimmedRange(root, first.start, last.end) : null;
}

const clamp = (sentences: readonly Sentence[], index: number): number =>
  Math.min(Math.max(0, index), sentences.length - 1);

const only = (sentences: readonly Sentence[], index: number): SentenceSelection => ({
  from: clamp(sentences, index),
  to: clamp(sentences, index),
});

/** All sentences of the line (paragraph, list item, cell) that a sentence is in. */
function lineOf(sentences: readonly Sentence[], index: number): SentenceSelection {
  const line = sentences[index]?.line;
  const same = sentences.flatMap((sentence, at) => (sentence.line === line ? [at] : []));
  return { from: same[0] ?? index, to: same.at(-1) ?? index };
}

/** The selection after an arrow key; null for every other key. */
function moveSelection(
  sentences: readonly Sentence[],
  { from, to }: SentenceSelection,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): SentenceSelection | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? { from, to: clamp(sentences, to + 1) } : only(sentences, to + 1);
    case 'ArrowLeft':
      return shiftKey ? { from, to: Math.max(from, to - 1) } : only(sentences, from - 1);
    case 'ArrowDown': {
      const next = lineOf(sentences, clamp(sentences, lineOf(sentences, to).to + 1));
      return shiftKey ? { from, to: next.to } : next;
    }
    case 'ArrowUp': {
      const before = lineOf(sentences, clamp(sentences, lineOf(sentences, from).from - 1));
      return shiftKey ? { from: before.from, to } : before;
    }
    default:
      return null;
  }
}
