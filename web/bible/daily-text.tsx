import type { JSX } from 'react';
import { VerseText } from '../passages/verse-text.tsx';
import button from '../ui/button.module.css';
import type { Daily } from './daily-query.ts';
import style from './daily-text.module.css';

/** The text of the verse of the day; while it loads, a placeholder of about its size. */
export function DailyText({ daily }: { daily: Daily }): JSX.Element {
  const { verse, expectedLength, isFailed, isLoading, retry } = daily;
  if (verse) {
    return (
      <blockquote className={style.text}>
        {verse.verses.map(({ osis, lines: _asProse, ...printed }) => (
          <VerseText key={osis} verse={printed} />
        ))}
      </blockquote>
    );
  }
  return (
    <div className={style.placeholder}>
      <p className={`${style.text} ${isFailed ? style.empty : style.skeleton}`} aria-hidden="true">
        <span>{fillerOf(expectedLength)}</span>
      </p>
      {isFailed ? (
        <div className={style.failed} role="status">
          <p>The verse of the day could not be loaded.</p>
          <button type="button" className={button.text} disabled={isLoading} onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        <p className="unseen">Loading the verse of the day</p>
      )}
    </div>
  );
}

/** Words of average length, which wrap like the real text. */
const FILLER = 'light and the word of ';
const fillerOf = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
