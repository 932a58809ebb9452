import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentPage } from './document.ts';

/**
 * Sends a page, compressed where the browser takes it; an unchanged one answers 304. Without `maxAgeSeconds` browsers ask
 * each time.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, brotli, etag }: SentPage,
  { maxAgeSeconds }: { maxAgeSeconds?: number } = {},
): FastifyReply {
  const caching = maxAgeSeconds === undefined ? 'no-cache' : `public, max-age=${maxAgeSeconds}`;
  reply.header('cache-control', caching).header('vary', 'accept-encoding').header('etag', etag);
  const isFound = reply.statusCode === 200;
  if (isFound && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (!reply.hasHeader('content-type')) reply.header('content-type', 'text/html; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html);
}
