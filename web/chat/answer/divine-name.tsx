import type { JSX } from 'react';
import style from './divine-name.module.css';

const NAME = /\b(LORD|GOD)(['’][Ss])?([,.;:!?]*)/g;

/** Whether the words beside the name are in capitals too, as in "TO THE UNKNOWN GOD": then it is not the divine name. */
function isAmongCapitals(text: string, start: number, end: number): boolean {
  const before = /([A-Z]{2,})\s+$/.exec(text.slice(0, start))?.[1];
  const after = /^\s+([A-Z]{2,})\b/.exec(text.slice(end))?.[1];
  return [before, after].some((word) => word !== undefined && word !== 'LORD' && word !== 'GOD');
}

/**
 * Text of Scripture with the divine name in small capitals. The letters stay LORD, also for screen readers and the
 * clipboard; the punctuation after the name stays on its line.
 */
export function WithDivineName({ text }: { text: string }): JSX.Element {
  const parts: (JSX.Element | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    const [whole, name = '', owns = '', marks = ''] = match;
    if (isAmongCapitals(text, match.index, match.index + whole.length)) continue;
    parts.push(text.slice(end, match.index));
    parts.push(
      <span key={match.index} className={style.kept}>
        <span className={style.name}>{name}</span>
        {owns.toLowerCase()}
        {marks}
      </span>,
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
