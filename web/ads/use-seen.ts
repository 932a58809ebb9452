import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** So much of it must be on screen, for so long, on a page that is looked at. */
const PART = 0.5;
const SEEN_AFTER_MS = 1_000;

/** Calls `onSeen` once the element has really been seen. Answers the ref that the element takes. */
export function useSeen(onSeen: () => void): RefCallback<Element> {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  return useCallback((element) => {
    if (!element) return;
    let inView = false;
    let timer = 0;
    const look = (): void => {
      clearTimeout(timer);
      if (!inView || document.visibilityState !== 'visible') return;
      timer = window.setTimeout(() => {
        stop();
        latest.current();
      }, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= PART;
        look();
      },
      { threshold: PART },
    );
    const stop = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return stop;
  }, []);
}
