import type { JSX, ReactNode } from 'react';
import type { TextRange } from '../../language/text-range.ts';
import { type BibleVerse, linesOf, type Piece } from './verse-pieces.ts';
import style from './verse-text.module.css';

interface VerseTextProps {
  verse: Pick<BibleVerse, 'text' | 'lines' | 'supplied' | 'divineName'>;
  /** Drawn before the first word. */
  number?: ReactNode;
  /** Ranges of the text to underline. */
  marked?: readonly TextRange[];
}

/** A verse as in print: lines of poetry, supplied words in italics, the divine name in small capitals. */
export function VerseText({ verse, number, marked }: VerseTextProps): JSX.Element {
  const lines = linesOf(verse, marked);
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change
        <span key={index} className={verse.lines ? style.line : undefined}>
          {index === 0 && number}
          {line.map(drawPiece)}{' '}
        </span>
      ))}
    </>
  );
}

function drawPiece({ text, supplied, divineName, marked }: Piece, index: number): JSX.Element | string {
  const styled = divineName ? <span className={style.name}>{text}</span> : supplied ? <i>{text}</i> : text;
  if (marked) {
    return (
      <mark key={index} className={style.marked}>
        {styled}
      </mark>
    );
  }
  return typeof styled === 'string' ? styled : <span key={index}>{styled}</span>;
}
