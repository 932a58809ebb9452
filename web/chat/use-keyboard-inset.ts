import { useEffect } from 'react';

/** A smaller difference is a toolbar of the browser, not a keyboard. */
const MIN_KEYBOARD_HEIGHT = 120;

/**
 * Safari shows the on-screen keyboard over the page instead of resizing it: the chat takes the height that is visible
 * (`--visible-height`), so that the composer is above the keyboard.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fitToViewport = (): void => {
      const { style } = document.documentElement;
      const covered = window.innerHeight - viewport.height;
      if (covered > MIN_KEYBOARD_HEIGHT && viewport.scale === 1) {
        style.setProperty('--visible-height', `${viewport.height}px`);
        window.scrollTo(0, 0);
      } else {
        style.removeProperty('--visible-height');
      }
    };
    viewport.addEventListener('resize', fitToViewport);
    return () => {
      viewport.removeEventListener('resize', fitToViewport);
      document.documentElement.style.removeProperty('--visible-height');
    };
  }, []);
}
