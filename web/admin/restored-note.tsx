import type { JSX, MouseEvent, ReactNode } from 'react';
import form from './form.module.css';

interface RestoredNoteProps {
  children: ReactNode;
  onDiscard: () => void;
}

/** In a form that was opened with a kept draft: says so, and takes it back. */
export function RestoredNote({ children, onDiscard }: RestoredNoteProps): JSX.Element {
  const discard = ({ currentTarget }: MouseEvent): void => {
    const within = currentTarget.closest('form');
    onDiscard();
    // This button is gone then.
    setTimeout(() => within?.querySelector<HTMLElement>('input')?.focus());
  };
  return (
    <p role="status" className={form.restored}>
      {children}{' '}
      <button type="button" className={form.inline} onClick={discard}>
        Discard it
      </button>
    </p>
  );
}
