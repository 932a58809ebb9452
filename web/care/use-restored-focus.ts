import { type RefObject, useLayoutEffect } from 'react';

/** The panel is drawn in its new position at the same time as it is removed from the old one, or shortly after. */
const RESTORE_WITHIN_MS = 1_000;

/** Which control had the focus in a panel that was just removed. */
let lastFocus: { readonly index: number; readonly at: number } | null = null;

const focusTargets = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button, select'),
];

/**
 * Keeps the focus in the help panel when it moves from the message that is being sent to the stored one: it is another
 * element then, and the focus would be lost. Wherever the panel is drawn, it has the same controls in the same order.
 */
export function useRestoredFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isRecent = lastFocus !== null && performance.now() - lastFocus.at < RESTORE_WITHIN_MS;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (lastFocus && isRecent && isFree)
      focusTargets(element)[lastFocus.index]?.focus({ preventScroll: true });
    lastFocus = null;
    return () => {
      const { activeElement } = document;
      const index = focusTargets(element).indexOf(activeElement as HTMLElement);
      lastFocus = index === -1 ? null : { index, at: performance.now() };
    };
  }, [panel]);
}
