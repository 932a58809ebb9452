import type { FastifyInstance } from 'fastify';
import { PAGES, type Page } from '../../contract/pages.ts';
import { chapterPath, everyChapter } from '../../scripture/text/chapter-address.ts';
import { type SentPage, sentPage } from './document.ts';
import { escapeHtml } from './head.ts';
import { sendPage } from './send.ts';

const pages: readonly Page[] = Object.values(PAGES);
const DAY_SECONDS = 86_400;

/** robots.txt and, with PUBLIC_URL, sitemap.xml. Without it search engines are asked to stay away: nobody knows the address. */
export function discoveryRoutes(app: FastifyInstance, publicUrl: string | undefined): void {
  const robots = publicUrl
    ? `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /chat/\nSitemap: ${publicUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
  app.get('/robots.txt', (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(robots),
  );
  if (!publicUrl) return;
  let sitemap: Promise<SentPage> | undefined;
  app.get('/sitemap.xml', async (request, reply) => {
    sitemap ??= sentPage(sitemapOf(publicUrl));
    return sendPage(request, reply.type('application/xml; charset=utf-8'), await sitemap, {
      maxAgeSeconds: DAY_SECONDS,
    });
  });
}

/** All public pages and chapters: 300 kB, of which the limit is 50 MB and 50,000 addresses. */
function sitemapOf(publicUrl: string): string {
  const paths = [
    ...pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path.replace(/\/:\w+\?$/, '')),
    ...everyChapter().map(chapterPath),
  ];
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
