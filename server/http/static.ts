import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { sendError } from './errors.ts';

export interface WebFiles {
  /** The built web app: index.html, `assets/` with hashed names, and what stands beside them. */
  readonly current: string;
  /** The build before, whose assets pages that are still open may ask for. */
  readonly former: string;
  /** What browsers may keep to read without a network (scripts/bible/kept-files.ts); none where it is not there. */
  readonly kept?: string;
}

/** The addresses of all pages (behaviour 1.1). */
export const PAGES = [
  '/',
  '/chat',
  '/chat/:sessionId',
  '/admin',
  '/admin/login',
  '/admin-login',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/share',
  '/bible',
  '/bible-games',
  '/voice-test',
  '/api-diagnostics',
  '/check',
  '/safety',
] as const;

const ASSETS = '/assets/';
/** The build lays assets flat, under plain names. */
const ASSET_NAME = /^\/\w[\w.-]*$/;
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** A worker that takes itself away: browsers that once had one of ours are not held by it. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('berea-shell')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * Serves the web app's files as the build left them. Never lists a folder; hidden files and `..` lead nowhere.
 * `hasWorker` says whether this installation wants a service worker at all.
 */
export async function registerStatic(
  app: FastifyInstance,
  files: WebFiles,
  hasWorker: () => Promise<boolean>,
): Promise<void> {
  const worker = workerIn(files.current);
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      // Where that cannot be known just now, browsers keep what they have.
      .send((await hasWorker().catch(() => true)) ? worker : NO_WORKER),
  );
  app.get('/bible-lookup', (request, reply) => reply.redirect(`/bible${queryOf(request)}`, 301));

  const built = existsSync(join(files.current, 'index.html'));
  if (built) {
    const assets = [files.current, files.former].map((root) => join(root, 'assets')).filter(existsSync);
    // Hashed names: what they hold never changes.
    if (assets.length > 0)
      await serveFolder(app, { root: assets, prefix: ASSETS, maxAgeSeconds: YEAR_SECONDS });
    await serveFolder(app, { root: files.current, prefix: '/', maxAgeSeconds: DAY_SECONDS });
  }
  if (files.kept !== undefined && existsSync(files.kept)) await serveKept(app, files.kept, built);
  for (const page of PAGES) app.get(page, (_request, reply) => sendShell(reply, built));
}

function workerIn(folder: string): string {
  const built = join(folder, 'sw.js');
  return existsSync(built) ? readFileSync(built, 'utf8') : NO_WORKER;
}

/** Names of kept files change with what they hold; `offer.json`, which says what there is, is asked for anew. */
async function serveKept(app: FastifyInstance, root: string, decorated: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/kept/',
    decorateReply: !decorated,
    index: false,
    dotfiles: 'deny',
    allowedPath: (path) => ASSET_NAME.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes('.bin');
      reply.header('cache-control', lasts ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

async function serveFolder(
  app: FastifyInstance,
  folder: { root: string | string[]; prefix: string; maxAgeSeconds: number },
): Promise<void> {
  const hashed = folder.prefix === ASSETS;
  await app.register(fastifyStatic, {
    root: folder.root,
    prefix: folder.prefix,
    // Beside the assets there are few files: each has its own route, and no path of a visitor's reaches the disk.
    wildcard: hashed,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html', 'sw.js', '.*/**'],
    decorateReply: !hashed,
    index: false,
    dotfiles: 'deny',
    ...(hashed && { allowedPath: (path: string) => ASSET_NAME.test(path) }),
    preCompressed: true,
    maxAge: folder.maxAgeSeconds * 1_000,
    immutable: hashed,
  });
}

/** The page that every screen begins with; which one it is, the app reads from the address. */
function sendShell(reply: FastifyReply, built: boolean): FastifyReply {
  if (!built) {
    const message = 'The web app is not built yet. `npm start` builds it.';
    return sendError(reply, new AppError('NOT_AVAILABLE', { message }));
  }
  return reply
    .header('cache-control', 'no-cache')
    .sendFile('index.html', { cacheControl: false, lastModified: false });
}

/**
 * What no route answers. A page that does not exist is the app's 404 screen with status 404; anything else, and every
 * path under /api, the one error shape.
 */
export function answerUnknownPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const asksForPage = request.method === 'GET' || request.method === 'HEAD';
  if (!asksForPage || path.startsWith(ASSETS) || !request.headers.accept?.includes('text/html'))
    return undefined;
  const page = path.replace(/\/+$/, '');
  if (page !== path && (PAGES as readonly string[]).includes(page)) {
    return reply.redirect(`${page}${queryOf(request)}`, 301);
  }
  if (!request.server.hasReplyDecorator('sendFile')) return undefined;
  // A browser that holds the page must still get it whole: "not modified" would be an empty 404.
  for (const name of CONDITIONS) delete request.raw.headers[name];
  return sendShell(reply.code(404), true);
}

const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}
