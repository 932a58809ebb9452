import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { STATS_KEY } from './queries.ts';
import { sendScores } from './score-outbox.ts';

/** Sends scores that were made offline: when the page opens or is looked at again, and when the network is back. */
export function useSendScores(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const send = (): void => {
      if (document.visibilityState === 'hidden') return;
      void sendScores().then((stats) => stats && queries.setQueryData(STATS_KEY, stats));
    };
    send();
    addEventListener('online', send);
    // Not every browser notices that the network is back.
    document.addEventListener('visibilitychange', send);
    return () => {
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [queries]);
}
