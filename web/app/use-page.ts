import { useEffect } from 'react';

let arrived = false;

/**
 * A screen's title, and on every move between screens the focus on its main part, so that a screen reader begins there.
 * The first screen keeps the browser's own place. `takesFocus: false` for a screen that sets the focus itself.
 */
export function usePage(title: string, takesFocus = true): void {
  useEffect(() => {
    document.title = title ? `${title} · Berea` : 'Berea';
    if (arrived && takesFocus) document.querySelector('main')?.focus({ preventScroll: true });
    if (arrived && takesFocus) scrollTo(0, 0);
    arrived = true;
  }, [title, takesFocus]);
}
