import type { JSX, ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';
import { useOpenPanel } from './panels/open-panel.ts';
import style from './reply.module.css';

/** How the API names the guide in a message. */
const GUIDE = 'Built-in guide';

interface ReplyHeadingProps {
  /** Null while it is not known. */
  writtenBy: string | null;
  /** What can be done with the reply while it is still being written: here it does not move. */
  children?: ReactNode;
}

/** The heading of a reply, with who wrote it. */
export function ReplyHeading({ writtenBy, children }: ReplyHeadingProps): JSX.Element {
  const openPanel = useOpenPanel();
  return (
    <div className={style.heading}>
      <h2>
        <Mark className={style.mark} />
        Berea
      </h2>
      {writtenBy !== null && (
        <button
          type="button"
          className={style.writtenBy}
          aria-haspopup="dialog"
          data-print="no"
          onClick={() => openPanel('who')}
        >
          {writtenBy === GUIDE ? 'built-in guide' : writtenBy}
        </button>
      )}
      {children}
    </div>
  );
}
