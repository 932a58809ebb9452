import type { JSX } from 'react';
import { VerseText } from '../passages/verse-text.tsx';
import button from '../ui/button.module.css';
import type { Daily } from './daily-query.ts';
import style from './daily-words.module.css';

/** The words of the day as they are printed; before they are there, the room that they will take. */
export function DailyWords({ daily }: { daily: Daily }): JSX.Element {
  const { verse, expectedLength, isFailed, isLoading, retry } = daily;
  if (verse) {
    return (
      <blockquote className={style.words}>
        {verse.verses.map(({ osis, lines: _asProse, ...printed }) => (
          <VerseText key={osis} verse={printed} />
        ))}
      </blockquote>
    );
  }
  return (
    <div className={style.place}>
      <p className={`${style.words} ${isFailed ? style.none : style.coming}`} aria-hidden="true">
        <span>{fillerOf(expectedLength)}</span>
      </p>
      {isFailed ? (
        <div className={style.failed} role="status">
          <p>The verse of the day could not be loaded.</p>
          <button type="button" className={button.text} disabled={isLoading} onClick={retry}>
            Load again
          </button>
        </div>
      ) : (
        <p className="unseen">Loading the verse of the day</p>
      )}
    </div>
  );
}

/** Words of a usual length, which break into lines as the real ones will. */
const FILLER = 'light and the word of ';
const fillerOf = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
