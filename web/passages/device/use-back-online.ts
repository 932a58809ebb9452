import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the browser has a network again. Not the news of TanStack Query, which takes a page that was opened
 * without a network for one that has it, and so never sees it come.
 */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (): void => back();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `ask` as above and, while it is `needed`, also without the news, ever more seldom: browsers say that they are
 * online where they are not, and then tell nothing when they are.
 */
export function useAskUntilOnline(needed: boolean, ask: () => void): void {
  useBackOnline(ask);
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!needed) return;
    let pause = FIRST_PAUSE_MS;
    const next = (): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        if (navigator.onLine && document.visibilityState === 'visible') again();
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        timer = next();
      }, pause);
    let timer = next();
    return () => clearTimeout(timer);
  }, [needed]);
}
