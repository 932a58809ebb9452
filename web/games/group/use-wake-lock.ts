import { useEffect } from 'react';

/** Keeps the screen awake while a round is shown, where the browser can: a leader looks at the people, not at the device. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery, and missing without https: then the screen follows the device's own settings.
      const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void granted?.release();
      else lock = granted;
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
}
