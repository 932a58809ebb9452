import { useEffect } from 'react';

/** A smaller difference is a toolbar of the browser, not a keyboard. */
const KEYBOARD_AT_LEAST = 120;

/**
 * Safari lays the on-screen keyboard over the page instead of making it smaller: the chat takes the height that is left
 * (`--room`), so that the composer stands above the keyboard.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = (): void => {
      const { style } = document.documentElement;
      const covered = window.innerHeight - viewport.height;
      if (covered > KEYBOARD_AT_LEAST && viewport.scale === 1) {
        style.setProperty('--room', `${viewport.height}px`);
        window.scrollTo(0, 0);
      } else {
        style.removeProperty('--room');
      }
    };
    viewport.addEventListener('resize', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      document.documentElement.style.removeProperty('--room');
    };
  }, []);
}
