import { useEffect } from 'react';
import { usePwaFlag } from '../app/flags.ts';

const WORKER = '/sw.js';
const SHELL_CACHES = /^berea-shell-/;

/** Registers the service worker where the flag is on, and removes it where it is off. Ignores failures. */
export function ServiceWorker(): null {
  const isWanted = usePwaFlag();
  useEffect(() => {
    if (isWanted === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const apply = (): void => void (isWanted ? register() : unregister()).catch(() => undefined);
    // Waits for the first screen, whose requests the worker's would slow down.
    if (document.readyState === 'complete') {
      apply();
      return;
    }
    addEventListener('load', apply, { once: true });
    return () => removeEventListener('load', apply);
  }, [isWanted]);
  return null;
}

const register = (): Promise<unknown> => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });

async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (SHELL_CACHES.test(name)) await caches.delete(name);
}
