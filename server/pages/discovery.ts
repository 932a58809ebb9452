import type { FastifyInstance } from 'fastify';
import { PAGES, type Page } from '../../contract/pages.ts';
import { escapeHtml } from './head.ts';

const pages: readonly Page[] = Object.values(PAGES);

/** robots.txt and, with PUBLIC_URL, sitemap.xml. Without it search engines are asked to stay away: nobody knows the address. */
export function discoveryRoutes(app: FastifyInstance, publicUrl: string | undefined): void {
  const robots = publicUrl
    ? `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /chat/\nSitemap: ${publicUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
  app.get('/robots.txt', (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(robots),
  );
  if (!publicUrl) return;
  const addresses = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
  app.get('/sitemap.xml', (_request, reply) =>
    reply.header('content-type', 'application/xml; charset=utf-8').send(sitemap),
  );
}
