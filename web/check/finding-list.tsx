import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import button from '../ui/button.module.css';
import type { Checked } from './checked.ts';
import { FindingCard } from './finding-card.tsx';
import style from './finding-list.module.css';

interface FindingListProps {
  checked: Checked;
  /** Indexes in `findings`. */
  shown: readonly number[];
  selected: number | null;
  onShow: (at: number) => void;
  steps: ReactNode;
}

/** Findings drawn at first, and at each "Show more". */
const PAGE_SIZE = 60;
const FIRST = { from: 0, to: PAGE_SIZE };
const ALL = { from: 0, to: Number.POSITIVE_INFINITY };

/** The findings in the order of the text. Beside the text, the list scrolls on its own to the selected finding. */
export function FindingList({ checked, shown, selected, onShow, steps }: FindingListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const [drawn, setDrawn] = useState(FIRST);
  const [printing, setPrinting] = useState(false);
  const position = selected === null ? -1 : shown.indexOf(selected);
  // Moves to the part of the list with the selected finding; a long list is never drawn whole.
  if (position >= 0 && (position < drawn.from || position >= drawn.to)) {
    const from = Math.floor(position / PAGE_SIZE) * PAGE_SIZE;
    setDrawn({ from, to: from + PAGE_SIZE });
  } else if (drawn.from > 0 && drawn.from >= shown.length) setDrawn(FIRST);
  const { from, to } = printing ? ALL : drawn;
  const before = Math.min(from, shown.length);
  const left = Math.max(0, shown.length - to);

  // Printing draws the whole list.
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
    // On a phone the list is below the text and does not scroll on its own: leave the page where it is.
    if (!frame || !card || getComputedStyle(frame).overflowY !== 'auto') return;
    const { top, bottom } = card.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    if (top < box.top) frame.scrollTop += top - box.top - 8;
    else if (bottom > box.bottom) frame.scrollTop += Math.min(bottom - box.bottom, top - box.top) + 8;
  }, [selected]);

  return (
    <aside className={style.side} aria-label="Findings">
      <div className={style.head} data-print="no">
        <p className={style.hint}>Use Tab or the arrow keys to move between findings.</p>
        {steps}
      </div>
      <ol ref={list} className={style.list}>
        {before > 0 && (
          <li data-print="no">
            <button
              type="button"
              className={button.quiet}
              onClick={() => setDrawn({ from: Math.max(0, from - PAGE_SIZE), to })}
            >
              Show {Math.min(PAGE_SIZE, before)} earlier of {before}
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
            <button
              type="button"
              className={button.quiet}
              onClick={() => setDrawn({ from, to: to + PAGE_SIZE })}
            >
              Show {Math.min(PAGE_SIZE, left)} more of {left}
            </button>
          </li>
        )}
      </ol>
    </aside>
  );
}
