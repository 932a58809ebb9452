import type { JSX } from 'react';
import style from './waiting.module.css';

interface WaitingProps {
  text?: string;
  /** It takes the place of another one, which is on screen already. */
  isAtOnce?: boolean;
}

/** Fills the screen while its code or its first answer is on the way; not seen where that takes no time. */
export function Waiting({ text = 'Loading', isAtOnce = false }: WaitingProps): JSX.Element {
  return (
    <p role="status" className={isAtOnce ? style.waiting : style.late}>
      {text}
    </p>
  );
}
