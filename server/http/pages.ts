import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { PAGES, type Page, type PageId, REDIRECTS } from '../../contract/pages.ts';
import type { Pages, SentPage } from '../pages/pages.ts';
import { sendError } from './errors.ts';
import { originOf } from './origin.ts';

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

/** A browser that has the page already must still get it whole: "not modified" would be an empty 404. */
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since', 'range'];

/**
 * Answers every page of contract/pages.ts: rendered where the module for it is built, otherwise with the app's index.html; the
 * app reads from the address which one to show.
 */
export function registerPages(app: FastifyInstance, isBuilt: boolean, render: Pages | undefined): void {
  for (const id of pageIds) {
    const page: Page = PAGES[id];
    for (const path of routesOf(page)) {
      app.get(path, async (request, reply) => {
        if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
        return isBuilt && render
          ? sendRendered(request, reply, await render(id, withoutParameter(page.path), originOf(request)))
          : sendIndexHtml(reply, isBuilt);
      });
    }
  }
  app.get(APP_SHELL, (_request, reply) => sendIndexHtml(reply.header('x-robots-tag', 'noindex'), isBuilt));
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, (request, reply) => reply.redirect(`${to}${queryOf(request)}`, 301));
}

/**
 * Answers a browser's request for a page that does not exist: with the app's 404 screen, or with a redirect where only a
 * trailing slash was wrong. Undefined for requests that do not ask for a page.
 */
export function answerUnknownPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || path.startsWith('/assets/') || !request.headers.accept?.includes('text/html'))
    return undefined;
  const withoutSlash = path.replace(/\/+$/, '');
  if (withoutSlash !== path && plainPaths.has(withoutSlash)) {
    return reply.redirect(`${withoutSlash}${queryOf(request)}`, 301);
  }
  // Only a built web app registers the plugin that sends files.
  if (!request.server.hasReplyDecorator('sendFile')) return undefined;
  for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name];
  return sendIndexHtml(reply.code(404), true);
}

/** Rendered pages are asked for anew each time; unchanged ones answer 304. */
function sendRendered(request: FastifyRequest, reply: FastifyReply, page: SentPage): FastifyReply {
  const { html, brotli, etag } = page;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.header('content-type', 'text/html; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html);
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
