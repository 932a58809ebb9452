const WORKER = '/sw.js';
const SHELL_CACHES = /^berea-shell-/;

/** Registers the service worker, or removes it and its caches. Rejects where the browser refuses. */
export async function applyWorker(isWanted: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (isWanted) await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  else await unregister();
}

async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (SHELL_CACHES.test(name)) await caches.delete(name);
}
