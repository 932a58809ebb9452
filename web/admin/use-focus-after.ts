import { type RefObject, useEffect, useRef } from 'react';

/** Once an element is gone, and the focus with it, the focus goes to the first that one of these selectors finds. */
export function useFocusAfter(ref: RefObject<HTMLElement | null>, ...selectors: string[]): void {
  const next = useRef(selectors);
  useEffect(() => {
    next.current = selectors;
  });
  useEffect(() => {
    const { current: element } = ref;
    return () => {
      // What takes its place is drawn by then.
      setTimeout(() => {
        if (element?.isConnected || document.activeElement !== document.body) return;
        const found = next.current.map((selector) => document.querySelector<HTMLElement>(selector));
        found.find((each) => each !== null)?.focus();
      });
    };
  }, [ref]);
}
