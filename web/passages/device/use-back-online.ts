import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the browser is online again. TanStack Query's own event does not serve: it takes a page that was
 * opened offline to be online, and so never notices the change.
 */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (): void => back();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}

const FIRST_INTERVAL_MS = 4_000;
const MAX_INTERVAL_MS = 60_000;

/**
 * Calls `retry` when the browser is online again and, while it is `needed`, at growing intervals: browsers that wrongly
 * report being online send no event when they really are.
 */
export function useRetryUntilOnline(needed: boolean, retry: () => void): void {
  useBackOnline(retry);
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!needed) return;
    let interval = FIRST_INTERVAL_MS;
    const schedule = (): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        if (navigator.onLine && document.visibilityState === 'visible') retryNow();
        interval = Math.min(interval * 2, MAX_INTERVAL_MS);
        timer = schedule();
      }, interval);
    let timer = schedule();
    return () => clearTimeout(timer);
  }, [needed]);
}
