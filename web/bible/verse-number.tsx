import type { JSX, KeyboardEvent, MouseEvent } from 'react';
import type { PassageItem } from '../passages/passage-sections.ts';
import style from './verse-number.module.css';

interface VerseNumberProps {
  verse: PassageItem;
  href: string;
  isChosen: boolean;
  /** Tab reaches one number of the passage; up and down move between them. */
  isTabStop: boolean;
  onChoose: (osis: string) => void;
}

/** Left and right turn to another chapter. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A verse's number: a link to the verse that also selects it. */
export function VerseNumber({ verse, href, isChosen, isTabStop, onChoose }: VerseNumberProps): JSX.Element {
  const choose = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(verse.osis);
  };
  return (
    <sup className={style.frame}>
      <a
        href={href}
        className={style.number}
        aria-label={`Verse ${verse.verse}`}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-verse-number
        onClick={choose}
        onKeyDown={moveFocus}
      >
        {verse.verse}
      </a>
    </sup>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  const page = event.currentTarget.closest('article');
  if (step === undefined || !page) return;
  const numbers = [...page.querySelectorAll<HTMLElement>('[data-verse-number]')];
  const next = numbers[numbers.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
