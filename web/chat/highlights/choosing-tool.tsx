import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type JSX, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CATEGORIES, type Category } from './categories.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { keepPart } from './keep-part.ts';
import style from './palette.module.css';
import { type Part, partBetween, rangeOf, type Sentence, sentencesOf } from './place-in-text.ts';
import type { ToolRequest } from './tool-request.ts';

/** First and last sentence that are chosen. */
interface Chosen {
  readonly from: number;
  readonly to: number;
}

/** Highlighting by keyboard alone, or by thumb without selecting: sentences are chosen one after another. */
export function ChoosingTool({
  request,
  onClose,
}: {
  request: ToolRequest;
  onClose: () => void;
}): JSX.Element | null {
  const root = useMemo(() => messageElement(request), [request]);
  const sentences = useMemo(() => (root ? sentencesOf(root) : []), [root]);
  const [chosen, setChosen] = useState<Chosen>({ from: 0, to: 0 });
  const [said, setSaid] = useState('');
  const bar = useRef<HTMLFieldSetElement>(null);
  const part = useMemo(() => root && partOfChosen(root, sentences, chosen), [root, sentences, chosen]);

  useEffect(() => bar.current?.focus(), []);
  useEffect(() => {
    if (!root || !part) return;
    const range = rangeOf(root, part);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    const start = range.startContainer.parentElement;
    start?.scrollIntoView({ block: 'center' });
  }, [root, part]);

  const close = (): void => {
    getSelection()?.removeAllRanges();
    onClose();
    request.opener?.focus();
  };
  const choose = (category: Category): void => {
    if (!root || !part) return;
    keepPart(root, part, category);
    setSaid(`Highlighted as ${category.name}`);
    bar.current?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const category = CATEGORIES[Number(event.key) - 1];
    const next = moved(sentences, chosen, event);
    if (event.key === 'Escape') close();
    else if (category) choose(category);
    else if (next) {
      setSaid('');
      setChosen(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const step = (by: 1 | -1): void => {
    setSaid('');
    setChosen((now) => only(sentences, now.from + by));
  };

  if (!root || !part) return null;
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      aria-label="Highlight"
      aria-describedby="how-to-choose-words"
      className={style.bar}
      data-print="no"
      onKeyDown={keys}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p id="how-to-choose-words" className={style.hint}>
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
          onClick={() => setChosen((now) => ({ from: now.from, to: clamp(sentences, now.to + 1) }))}
        >
          One more
        </button>
        <button type="button" onClick={() => setChosen((now) => lineOf(sentences, now.from))}>
          Whole paragraph
        </button>
        <button type="button" className={style.close} aria-label="Close" onClick={close}>
          <X aria-hidden="true" />
        </button>
      </div>
      <CategoryButtons numbered onChoose={choose} />
      <p role="status" className="unseen">
        {said || part.text}
      </p>
    </fieldset>
  );
}

const messageElement = ({ messageId }: ToolRequest): Element | null =>
  [...document.querySelectorAll('[data-message]')].find(
    (element) => element.getAttribute('data-message') === messageId,
  ) ?? null;

function partOfChosen(root: Element, sentences: readonly Sentence[], { from, to }: Chosen): Part | null {
  const first = sentences[from];
  const last = sentences[to];
  return first && last ? partBetween(root, first.start, last.end) : null;
}

const clamp = (sentences: readonly Sentence[], index: number): number =>
  Math.min(Math.max(0, index), sentences.length - 1);

const only = (sentences: readonly Sentence[], index: number): Chosen => ({
  from: clamp(sentences, index),
  to: clamp(sentences, index),
});

/** All sentences of the line that a sentence stands in. */
function lineOf(sentences: readonly Sentence[], index: number): Chosen {
  const line = sentences[index]?.line;
  const same = sentences.flatMap((sentence, at) => (sentence.line === line ? [at] : []));
  return { from: same[0] ?? index, to: same.at(-1) ?? index };
}

/** What an arrow key makes of the choice; null for every other key. */
function moved(
  sentences: readonly Sentence[],
  { from, to }: Chosen,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Chosen | null {
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
