import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while a round or a room is shown, where the browser can: people look at one another, not at the
 * device. Returns whether the screen may go dark all the same.
 */
export function useWakeLock(): boolean {
  const [mayGoDark, setMayGoDark] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery, and missing without https: then the screen follows the device's own settings.
      const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) return void granted?.release();
      lock = granted;
      setMayGoDark(granted === undefined);
    };
    void request();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
  return mayGoDark;
}
