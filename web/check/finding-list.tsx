import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import button from '../ui/button.module.css';
import type { Checked } from './checked.ts';
import { FindingCard } from './finding-card.tsx';
import style from './finding-list.module.css';

interface FindingListProps {
  checked: Checked;
  /** Places in `findings`. */
  shown: readonly number[];
  selected: number | null;
  onShow: (at: number) => void;
  steps: ReactNode;
}

/** So many are drawn at first, and so many more at a time. */
const PAGE = 60;

/** What was found, in the order of the text. Beside it the list scrolls by itself, with the selected finding in sight. */
export function FindingList({ checked, shown, selected, onShow, steps }: FindingListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const [count, setCount] = useState(PAGE);
  const place = selected === null ? -1 : shown.indexOf(selected);
  const drawn = shown.slice(0, Math.max(count, Math.ceil((place + 1) / PAGE) * PAGE));
  const left = shown.length - drawn.length;

  // What is printed is all of it.
  useEffect(() => {
    const before = (): void => flushSync(() => setCount(Number.POSITIVE_INFINITY));
    const after = (): void => setCount(PAGE);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  useEffect(() => {
    const frame = list.current;
    const card = selected === null ? null : frame?.querySelector<HTMLElement>(`#finding-${selected + 1}`);
    // On a phone the list stands below the text and does not scroll by itself: the page stays where it is.
    if (!frame || !card || getComputedStyle(frame).overflowY !== 'auto') return;
    const { top, bottom } = card.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    if (top < box.top) frame.scrollTop += top - box.top - 8;
    else if (bottom > box.bottom) frame.scrollTop += Math.min(bottom - box.bottom, top - box.top) + 8;
  }, [selected]);

  return (
    <aside className={style.side} aria-label="Findings">
      <div className={style.head} data-print="no">
        <p className={style.hint}>Tab or the arrow keys go from one to the next.</p>
        {steps}
      </div>
      <ol ref={list} className={style.list}>
        {drawn.map((at) => {
          const finding = checked.findings[at];
          return (
            finding && (
              <li key={at} id={`finding-${at + 1}`}>
                <FindingCard
                  finding={finding}
                  checkedText={checked.checkedText}
                  number={at + 1}
                  selected={at === selected}
                  onShow={() => onShow(at)}
                />
              </li>
            )
          );
        })}
        {left > 0 && (
          <li data-print="no">
            <button type="button" className={button.quiet} onClick={() => setCount(drawn.length + PAGE)}>
              Show {Math.min(PAGE, left)} more of {left}
            </button>
          </li>
        )}
      </ol>
    </aside>
  );
}
