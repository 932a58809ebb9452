import type { JSX } from 'react';
import style from './mark.module.css';

/** The logo: an open book with a tick, for the Scriptures searched. */
export function Mark({ className }: { className?: string | undefined }): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className ?? style.mark} aria-hidden="true">
      <path
        className={style.page}
        d="M16 8.5C12.8 6 8.6 5.3 4 6v18c4.6-.7 8.8 0 12 2.5 3.2-2.5 7.4-3.2 12-2.5V6c-4.6-.7-8.8 0-12 2.5Z"
      />
      <path className={style.tick} d="m11.5 16.2 3.4 3.4 6.3-7" />
    </svg>
  );
}
