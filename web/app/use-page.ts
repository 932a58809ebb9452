import { useEffect } from 'react';

/** Whether a screen was shown since the page was loaded. */
let hasShownScreen = false;

/**
 * Sets the tab's title. On a move between screens also scrolls to the top and moves the focus to the main element, so that
 * a screen reader starts there; not for the first screen, whose position the browser restores. Pass `takesFocus: false`
 * for a screen that sets the focus itself.
 */
export function usePage(title: string, takesFocus = true): void {
  useEffect(() => {
    document.title = title ? `${title} · Berea` : 'Berea';
    if (hasShownScreen && takesFocus) document.querySelector('main')?.focus({ preventScroll: true });
    if (hasShownScreen && takesFocus) scrollTo(0, 0);
    hasShownScreen = true;
  }, [title, takesFocus]);
}
