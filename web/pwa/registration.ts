import { useEffect } from 'react';
import { usePwaFlag } from '../app/flags.ts';
import { showToast } from '../app/toast-queue.ts';
import { onForgotten } from '../app/visitor-data.ts';
import { forgetChapters } from './kept-chapters.ts';
import { applyWorker } from './worker.ts';

onForgotten(forgetChapters);

/** Registers the service worker where the flag is on, and removes it where it is off. A failure is only logged. */
export function ServiceWorker(): null {
  const isWanted = usePwaFlag();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!import.meta.env.PROD || !workers) return;
    // The first worker of a browser is not a new version, but the next one is, also in the same page.
    let hasWorker = Boolean(workers.controller);
    const onChange = (): void => {
      if (hasWorker) announceNewVersion();
      hasWorker = true;
    };
    workers.addEventListener('controllerchange', onChange);
    return () => workers.removeEventListener('controllerchange', onChange);
  }, []);
  useEffect(() => {
    if (isWanted === undefined) return;
    const apply = (): void => void applyWorker(isWanted).catch(logFailure);
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

function logFailure(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for whoever looks why the app is not offered offline
  console.warn('Service worker:', cause instanceof Error ? cause.name : 'failed');
}

/** Says that a new version has taken over. What is being written is stored before the page is left. */
function announceNewVersion(): void {
  showToast('A new version is ready', 'It is used from the next page on.', {
    label: 'Reload',
    run: () => location.reload(),
  });
}
