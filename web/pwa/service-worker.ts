import { createShellCache } from './shell-cache.ts';
import type { ShellFiles } from './shell-files.ts';

/** What TypeScript's library for pages does not know of a worker's own world. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerWorld {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** Written in by the build. */
declare const SHELL_FILES: ShellFiles;

const world = self as unknown as WorkerWorld;
const shell = createShellCache(SHELL_FILES, {
  caches: world.caches,
  fetch: (request, options) => fetch(request, options),
  origin: world.location.origin,
});

// A new build takes over as soon as it is here whole. Open pages stay as they are: what they ask for still has its name.
world.addEventListener('install', (event) =>
  event.waitUntil(shell.install().then(() => world.skipWaiting())),
);
world.addEventListener('activate', (event) =>
  event.waitUntil(shell.clean().then(() => world.clients.claim())),
);
world.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
