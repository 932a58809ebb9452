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
const FIRST = { from: 0, to: PAGE };
const ALL = { from: 0, to: Number.POSITIVE_INFINITY };

/** What was found, in the order of the text. Beside it the list scrolls by itself, with the selected finding in sight. */
export function FindingList({ checked, shown, selected, onShow, steps }: FindingListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const [drawn, setDrawn] = useState(FIRST);
  const [printing, setPrinting] = useState(false);
  const place = selected === null ? -1 : shown.indexOf(selected);
  // Another page of the list where the selected one is not in this one: a long list is never drawn as a whole.
  if (place >= 0 && (place < drawn.from || place >= drawn.to)) {
    const from = Math.floor(place / PAGE) * PAGE;
    setDrawn({ from, to: from + PAGE });
  } else if (drawn.from > 0 && drawn.from >= shown.length) setDrawn(FIRST);
  const { from, to } = printing ? ALL : drawn;
  const before = Math.min(from, shown.length);
  const left = Math.max(0, shown.length - to);

  // What is printed is all of it.
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
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
        {before > 0 && (
          <li data-print="no">
            <button
              type="button"
              className={button.quiet}
              onClick={() => setDrawn({ from: Math.max(0, from - PAGE), to })}
            >
              Show {Math.min(PAGE, before)} earlier of {before}
            </button>
          </li>
        )}
        {shown.slice(from, to).map((at) => {
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
            <button type="button" className={button.quiet} onClick={() => setDrawn({ from, to: to + PAGE })}>
              Show {Math.min(PAGE, left)} more of {left}
            </button>
          </li>
        )}
      </ol>
    </aside>
  );
}
