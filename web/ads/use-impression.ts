import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** An impression: at least this share of the element was on a visible screen for this long. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1_000;

/** Calls `onSeen` once the element has really been seen. Returns the element's ref. */
export function useImpression(onSeen: () => void): RefCallback<Element> {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  return useCallback((element) => {
    if (!element) return;
    let inView = false;
    let timer = 0;
    const restartTimer = (): void => {
      clearTimeout(timer);
      if (!inView || document.visibilityState !== 'visible') return;
      timer = window.setTimeout(() => {
        stop();
        latest.current();
      }, VISIBLE_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE;
        restartTimer();
      },
      { threshold: VISIBLE_SHARE },
    );
    const stop = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', restartTimer);
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', restartTimer);
    return stop;
  }, []);
}
