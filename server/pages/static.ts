import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages.ts';
import { registerPages } from './routes.ts';

/** Folders of the web app's files. */
export interface WebFiles {
  /** This build: index.html, `assets/` with hashed names, and the files beside it. */
  readonly current: string;
  /** The build before, for pages that are still open and ask for its assets. */
  readonly previous: string;
  /** Translations that browsers may download to read offline (scripts/bible/download-files.ts); served where it exists. */
  readonly downloads?: string;
  /** The module that renders pages to HTML (`vite build --ssr`); without it pages need scripts. */
  readonly pages?: string;
}

const ASSETS = '/assets/';
const DOWNLOADS = '/kept/';
/** The build puts assets in one flat folder, under plain names. */
const ASSET_NAME = /^\/\w[\w.-]*$/;
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** A service worker that unregisters itself, for browsers that have one from when this installation wanted it. */
const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('berea-shell')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * Serves the built web app: its pages, its files and its service worker. Never lists a folder, and neither hidden files
 * nor `..` can be reached. `wantsWorker` tells whether this installation works offline.
 */
export async function registerStatic(
  app: FastifyInstance,
  files: WebFiles,
  wantsWorker: () => Promise<boolean>,
  render?: Pages,
): Promise<void> {
  registerWorker(app, files.current, wantsWorker);
  const isBuilt = existsSync(join(files.current, 'index.html'));
  if (isBuilt) {
    const assets = [files.current, files.previous].map((root) => join(root, 'assets')).filter(existsSync);
    // What a hashed name holds never changes.
    if (assets.length > 0)
      await serveFolder(app, { root: assets, prefix: ASSETS, maxAgeSeconds: YEAR_SECONDS });
    await serveFolder(app, { root: files.current, prefix: '/', maxAgeSeconds: DAY_SECONDS });
  }
  if (files.downloads !== undefined && existsSync(files.downloads))
    await serveDownloads(app, files.downloads, isBuilt);
  registerPages(app, isBuilt, render);
}

function registerWorker(app: FastifyInstance, folder: string, isWanted: () => Promise<boolean>): void {
  const file = join(folder, 'sw.js');
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : UNREGISTERING_WORKER;
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      // While the flag cannot be read, browsers keep the worker they have.
      .send((await isWanted().catch(() => true)) ? worker : UNREGISTERING_WORKER),
  );
}

/** Hashed names are cached for good; `offer.json`, the list of them, is asked for each time. */
async function serveDownloads(app: FastifyInstance, root: string, isDecorated: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: DOWNLOADS,
    decorateReply: !isDecorated,
    index: false,
    dotfiles: 'deny',
    allowedPath: (path) => ASSET_NAME.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('.bin');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

async function serveFolder(
  app: FastifyInstance,
  folder: { root: string | string[]; prefix: string; maxAgeSeconds: number },
): Promise<void> {
  const isHashed = folder.prefix === ASSETS;
  await app.register(fastifyStatic, {
    root: folder.root,
    prefix: folder.prefix,
    // The few files beside the assets get a route each, so that no visitor's path is looked up on the disk.
    wildcard: isHashed,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html', 'sw.js', '.*/**'],
    decorateReply: !isHashed,
    index: false,
    dotfiles: 'deny',
    ...(isHashed && { allowedPath: (path: string) => ASSET_NAME.test(path) }),
    preCompressed: true,
    maxAge: folder.maxAgeSeconds * 1_000,
    immutable: isHashed,
  });
}
