import type { JSX } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import style from './passage-text.module.css';
import { linesOf, type Piece } from './verse-pieces.ts';

/** A passage as it is printed: headings, verse numbers where there are several, lines of poetry, supplied words in italics. */
export function PassageText({ passage: { verses } }: { passage: BiblePassage }): JSX.Element {
  return (
    <div className={style.passage}>
      {verses.map((verse) => (
        <div key={verse.osis} className={verse.lines || verse.heading ? style.apart : style.verse}>
          {verse.heading && <p className={style.heading}>{verse.heading}</p>}
          {verses.length > 1 && <sup className={style.number}>{verse.verse}</sup>}
          {linesOf(verse).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change
            <span key={index} className={verse.lines ? style.line : undefined}>
              {line.map(drawPiece)}
            </span>
          ))}{' '}
        </div>
      ))}
    </div>
  );
}

function drawPiece({ text, supplied, divineName }: Piece, index: number): JSX.Element | string {
  if (divineName) {
    return (
      <span key={index} className={style.name}>
        {text}
      </span>
    );
  }
  return supplied ? <i key={index}>{text}</i> : text;
}
