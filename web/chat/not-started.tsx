import type { JSX, RefObject } from 'react';
import { useHasCome } from '../app/waiting-time.ts';
import button from '../ui/button.module.css';
import style from './not-started.module.css';

export interface Refusal {
  readonly sentence: string;
  /** Nothing can be tried before (milliseconds since 1970). */
  readonly retryAt: number;
  /** There were words for the conversation. */
  readonly keepsWords: boolean;
}

interface NotStartedProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** null while it is tried again. */
  refusal: Refusal | null;
  words: string;
  onWrite: (words: string) => void;
  onTryAgain: () => void;
}

/** In the composer's place where no session could be created: what was written stays in reach, and goes along later. */
export function NotStarted({ field, refusal, words, onWrite, onTryAgain }: NotStartedProps): JSX.Element {
  const hasWaited = useHasCome(refusal?.retryAt ?? 0);
  return (
    <form
      className={style.notStarted}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        onTryAgain();
      }}
    >
      {refusal ? (
        <p role="alert">
          The conversation could not be started. {refusal.sentence}
          {refusal.keepsWords && ' Your words are kept here.'}
        </p>
      ) : (
        <p role="status">Starting your spiritual conversation...</p>
      )}
      <textarea
        ref={field}
        aria-label="Your message"
        rows={2}
        placeholder="Write here"
        value={words}
        onChange={({ target }) => onWrite(target.value)}
      />
      <button type="submit" className={button.primary} disabled={!refusal || !hasWaited}>
        Try again
      </button>
    </form>
  );
}
