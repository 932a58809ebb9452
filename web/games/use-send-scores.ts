import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useBackOnline } from '../passages/device/use-back-online.ts';
import { STATS_KEY } from './queries.ts';
import { sendScores } from './score-outbox.ts';

/** Sends scores that were made offline: when the games open or are looked at again, and when the network is back. */
export function useSendScores(): void {
  const queries = useQueryClient();
  const send = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      void sendScores().then((stats) => stats && queries.setQueryData(STATS_KEY, stats));
  });
  useBackOnline(() => send());
  useEffect(() => {
    const listener = (): void => send();
    listener();
    // Not every browser notices that the network is back.
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
