import { useEffect } from 'react';
import { deleteMarked } from './erase.ts';
import { sessionsWaiting } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import { keptSessions } from './sessions.ts';

/** So often it is tried again where the browser does not tell that the network is back. */
const AGAIN_MS = 30_000;

/** While a chat is open: sends what waits in other conversations, and deletes what could not be deleted. */
export function useDeviceDuties(onScreen: string | null): void {
  useEffect(() => {
    const work = (): void => {
      if (document.visibilityState === 'hidden') return;
      if (sessionsWaiting().some((id) => id !== onScreen)) void sendWaiting(onScreen, Date.now);
      if (keptSessions().some(({ deleting }) => deleting)) void deleteMarked();
    };
    work();
    const timer = setInterval(work, AGAIN_MS);
    addEventListener('online', work);
    document.addEventListener('visibilitychange', work);
    return () => {
      clearInterval(timer);
      removeEventListener('online', work);
      document.removeEventListener('visibilitychange', work);
    };
  }, [onScreen]);
}
