import { useEffect } from 'react';
import { retryDeletions } from './erase.ts';
import { sessionsWithOutbox } from './outbox.ts';
import { sendOutboxes } from './send-outbox.ts';
import { listedSessions } from './sessions.ts';

/** How often the work is tried again where the browser does not report that the network is back. */
const INTERVAL_MS = 30_000;

/** While the chat is open: sends messages that wait in other conversations, and retries deletions that failed. */
export function useBackgroundWork(onScreen: string | null): void {
  useEffect(() => {
    const work = (): void => {
      if (document.visibilityState === 'hidden') return;
      if (sessionsWithOutbox().some((id) => id !== onScreen)) void sendOutboxes(onScreen, Date.now);
      if (listedSessions().some(({ deleting }) => deleting)) void retryDeletions();
    };
    work();
    const timer = setInterval(work, INTERVAL_MS);
    addEventListener('online', work);
    document.addEventListener('visibilitychange', work);
    return () => {
      clearInterval(timer);
      removeEventListener('online', work);
      document.removeEventListener('visibilitychange', work);
    };
  }, [onScreen]);
}
