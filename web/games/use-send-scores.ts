import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { STATS_KEY } from './queries.ts';
import { sendScores } from './score-outbox.ts';

/** Sends scores that were made offline: when the page opens, and when the network is back. */
export function useSendScores(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const send = (): void =>
      void sendScores().then((stats) => stats && queries.setQueryData(STATS_KEY, stats));
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queries]);
}
