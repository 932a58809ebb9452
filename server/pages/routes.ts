import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { CHAPTER_PATH, PAGES, type Page, type PageId, REDIRECTS } from '../../contract/pages.ts';
import { readChapterAddress } from '../../scripture/text/chapter-address.ts';
import { sendError } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import type { PageRequest, Pages } from './pages.ts';
import { sendPage } from './send.ts';

const pages: readonly Page[] = Object.values(PAGES);
const pageIds = Object.keys(PAGES) as PageId[];

/** Without content: what the service worker opens without a network, whatever the page. */
const APP_SHELL = '/app-shell';

const withoutParameter = (path: string): string => path.replace(/\/:\w+\?$/, '');

/** An optional parameter makes two routes: "/chat/:sessionId?" is "/chat" and "/chat/:sessionId". */
const routesOf = ({ path }: Page): string[] => [
  ...new Set([withoutParameter(path), path.replace(/\?$/, '')]),
];

const plainPaths = new Set(pages.map(({ path }) => withoutParameter(path)));
const pathsWithParameter = new Set(
  pages.filter(({ path }) => path.includes(':')).map(({ path }) => withoutParameter(path)),
);

/** A browser that has the page already must still get it whole: "not modified" would be an empty 404. */
const CONDITIONAL_HEADERS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
];

/**
 * Answers every page of contract/pages.ts: rendered where the module for it is built, otherwise with the app's index.html; the
 * app reads from the address which one to show.
 */
export function registerPages(app: FastifyInstance, isBuilt: boolean, render: Pages | undefined): void {
  for (const id of pageIds) {
    const page: Page = PAGES[id];
    for (const path of routesOf(page)) {
      app.get(path, async (request, reply) => {
        if (!page.isIndexed || path.includes(':')) reply.header('x-robots-tag', 'noindex');
        return isBuilt && render
          ? sendPage(request, reply, await render.page(id, pageRequest(page, request)))
          : sendIndexHtml(reply, isBuilt);
      });
    }
  }
  registerChapters(app, isBuilt, render);
  app.get(APP_SHELL, (_request, reply) => sendIndexHtml(reply.header('x-robots-tag', 'noindex'), isBuilt));
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, (request, reply) => reply.redirect(`${to}${queryOf(request)}`, 301));
}

function pageRequest(page: Page, request: FastifyRequest): PageRequest {
  const path = withoutParameter(page.path);
  return { path, origin: originOf(request), isParticular: request.url !== path };
}

/** How long browsers keep a chapter: its text never changes, but a new build names other files. */
const CHAPTER_SECONDS = 600;

/** Every chapter has a page of its own; an address in capitals and an unknown chapter are left to answerUnknownPage. */
function registerChapters(app: FastifyInstance, isBuilt: boolean, render: Pages | undefined): void {
  app.get<{ Params: Record<string, string> }>(CHAPTER_PATH, async (request, reply) => {
    const address = readChapterAddress(request.params);
    if (address && isBuilt && render)
      return sendPage(request, reply, await render.chapter(address), { maxAgeSeconds: CHAPTER_SECONDS });
    return address ? sendIndexHtml(reply, isBuilt) : reply.callNotFound();
  });
}

/** What is missing below them is a file, not a page. */
const FOLDERS = /^\/(?:assets|kept)(?:\/|$)/;

/** A client that does not say what it takes, or takes anything, gets a page, as from every known address. */
const takesHtml = (accept = '*/*'): boolean => /text\/html|\*\/\*/i.test(accept);

/**
 * Answers a request for a page that does not exist: with the app's 404 screen, or with a redirect where only a
 * trailing slash or capitals were wrong. Undefined for requests that take no HTML, or ask for a file.
 */
export function answerUnknownPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: Pages | undefined,
): FastifyReply | Promise<FastifyReply> | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || FOLDERS.test(path) || !takesHtml(request.headers.accept)) return undefined;
  const meant = pageMeant(withoutSlashes(path));
  if (meant !== undefined && meant !== path) return reply.redirect(`${meant}${queryOf(request)}`, 301);
  // Only a built web app registers the plugin that sends files.
  if (!request.server.hasReplyDecorator('sendFile')) return undefined;
  reply.code(404).header('x-robots-tag', 'noindex');
  if (render) return render.unknown().then((page) => sendPage(request, reply, page));
  for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name];
  return sendIndexHtml(reply, true);
}

/** A path without the slashes at its end. A pattern for them takes quadratic time where they stand in the middle. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The address of the page that one in capitals means: the app's router reads both alike. A parameter stays as it is. */
function pageMeant(path: string): string | undefined {
  const lowerCase = path.toLowerCase();
  if (plainPaths.has(lowerCase) || isChapter(lowerCase)) return lowerCase;
  const end = lowerCase.lastIndexOf('/');
  const page = lowerCase.slice(0, end);
  return pathsWithParameter.has(page) ? page + path.slice(end) : undefined;
}

function isChapter(path: string): boolean {
  const [, first, version = '', book = '', chapter = '', ...rest] = path.split('/');
  return (
    first === 'bible' && rest.length === 0 && readChapterAddress({ version, book, chapter }) !== undefined
  );
}

function sendIndexHtml(reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (!isBuilt) {
    const message = 'The web app is not built yet. `npm start` builds it.';
    return sendError(reply, new AppError('NOT_AVAILABLE', { message }));
  }
  return reply
    .header('cache-control', 'no-cache')
    .sendFile('index.html', { cacheControl: false, lastModified: false });
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start === -1 ? '' : request.url.slice(start);
}
