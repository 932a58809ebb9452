import { useEffect } from 'react';
import { usePwaFlag } from '../app/flags.ts';

const WORKER = '/sw.js';
const SHELLS = /^berea-shell-/;

/** Registers the service worker while the installation wants one, takes it away where it does not; failures stay unsaid. */
export function ServiceWorker(): null {
  const isWanted = usePwaFlag();
  useEffect(() => {
    if (isWanted === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const settle = (): void => void (isWanted ? register() : leave()).catch(() => undefined);
    // The first screen comes first: what the worker fetches would stand in its way.
    if (document.readyState === 'complete') {
      settle();
      return;
    }
    addEventListener('load', settle, { once: true });
    return () => removeEventListener('load', settle);
  }, [isWanted]);
  return null;
}

const register = (): Promise<unknown> => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });

async function leave(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (SHELLS.test(name)) await caches.delete(name);
}
