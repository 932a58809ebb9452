import { type RefObject, useLayoutEffect } from 'react';

/** A panel's next place is drawn with what takes it from the last, or a moment later. */
const MOMENT_MS = 1_000;

/** Where the focus was in a panel that has just gone. */
let left: { readonly place: number; readonly at: number } | null = null;

const places = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button, select'),
];

/**
 * Help moves with the words it stands behind, from those on their way to those that are stored: whoever has the focus in
 * it (a call to make, another country) keeps it. `panel` has the same places to be focused at wherever it is drawn.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isFresh = left !== null && performance.now() - left.at < MOMENT_MS;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (left && isFresh && isFree) places(element)[left.place]?.focus({ preventScroll: true });
    left = null;
    return () => {
      const { activeElement } = document;
      const place = places(element).indexOf(activeElement as HTMLElement);
      left = place === -1 ? null : { place, at: performance.now() };
    };
  }, [panel]);
}
