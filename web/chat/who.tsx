import type { JSX } from 'react';
import { Mark } from '../ui/mark.tsx';
import style from './reply.module.css';

/** The head of an answer. `aside` says what is unusual about who answers. */
export function Who({ aside }: { aside?: string | undefined }): JSX.Element {
  return (
    <h2 className={style.who}>
      <Mark className={style.mark} />
      Berea
      {aside && <span className={style.aside}>{aside}</span>}
    </h2>
  );
}
