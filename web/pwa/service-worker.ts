import { PAGE_CHANGED } from './page-changed.ts';
import { createShellCache } from './shell-cache.ts';
import type { ShellFiles } from './shell-files.ts';

/** The worker's global scope, which TypeScript's DOM library does not have. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Of a navigation: the page that the response opens. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    /** Waits for a page that is being opened. */
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** Filled in by the build (vite.config.ts). */
declare const SHELL_FILES: ShellFiles;

const scope = self as unknown as WorkerScope;
const shell = createShellCache(SHELL_FILES, {
  caches: scope.caches,
  fetch: (request, options) => fetch(request, options),
  origin: scope.location.origin,
  now: Date.now,
});

// A new build takes over once it is complete. Open pages go on working: their files keep their names.
scope.addEventListener('install', (event) =>
  event.waitUntil(shell.install().then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(shell.clean().then(() => scope.clients.claim())),
);
scope.addEventListener('fetch', (event) => {
  const response = shell.respond(event.request, {
    waitUntil: (work) => event.waitUntil(work),
    announceChange: async () => (await scope.clients.get(event.resultingClientId))?.postMessage(PAGE_CHANGED),
  });
  if (response) event.respondWith(response);
});
