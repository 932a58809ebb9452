import type { JSX } from 'react';
import button from '../ui/button.module.css';
import style from './loading.module.css';
import { useSlots } from './slots.ts';

interface ConversationLoadingProps {
  /** Why it could not be loaded; null while it is being loaded. */
  error: string | null;
  onReload: () => void;
  /** A message that waits for the conversation to be loaded: help for it does not wait. */
  earlyText: string;
}

/** Shown in place of a thread that is not loaded yet, or could not be. */
export function ConversationLoading({ error, onReload, earlyText }: ConversationLoadingProps): JSX.Element {
  const { Help } = useSlots();
  const help = <Help at="outgoing" text={earlyText} isWaiting={error !== null} />;
  if (error === null) {
    return (
      <div className={style.loading}>
        <p role="status">Loading your conversation...</p>
        {help}
      </div>
    );
  }
  return (
    <div className={style.failed}>
      {help}
      <div role="alert">
        <p>Your conversation could not be loaded. {error}</p>
        <button type="button" className={button.primary} onClick={onReload}>
          Try again
        </button>
      </div>
    </div>
  );
}
