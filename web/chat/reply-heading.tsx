import type { JSX } from 'react';
import { Mark } from '../ui/mark.tsx';
import style from './reply.module.css';

/** The heading of a reply. `note` says what is unusual about who answers. */
export function ReplyHeading({ note }: { note?: string | undefined }): JSX.Element {
  return (
    <h2 className={style.heading}>
      <Mark className={style.mark} />
      Berea
      {note && <span className={style.note}>{note}</span>}
    </h2>
  );
}
