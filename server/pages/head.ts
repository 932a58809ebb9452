import { DESCRIPTIONS } from '../../content/descriptions.ts';
import { QUESTIONS } from '../../content/info/help.ts';
import { PAGES, type PageId } from '../../contract/pages.ts';

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** JSON in a data block: nothing in it can end the block. */
export const jsonBlock = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export const titleOf = (page: PageId): string => (page === 'home' ? 'Berea' : `${PAGES[page].name} · Berea`);
export const descriptionOf = (page: PageId): string => DESCRIPTIONS[page] ?? DESCRIPTIONS.home;

const PICTURE = '/pictures/og.png';

/** Link previews, and with PUBLIC_URL the canonical link and structured data. */
export function headOf(page: PageId, path: string, publicUrl: string | undefined): string {
  const title =
    page === 'home' ? 'Berea: Ask what is on your heart. Hear what Scripture says.' : titleOf(page);
  const meta = (name: string, content: string): string =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Berea'),
    meta('og:title', title),
    meta('og:description', descriptionOf(page)),
  ];
  if (publicUrl === undefined) return tags.join('\n    ');
  const address = escapeHtml(publicUrl + path);
  const structured = structuredData(page, publicUrl);
  return [
    ...tags,
    meta('og:url', publicUrl + path),
    meta('og:image', publicUrl + PICTURE),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${address}">`,
    ...(structured ? [`<script type="application/ld+json">${jsonBlock(structured)}</script>`] : []),
  ].join('\n    ');
}

function structuredData(page: PageId, publicUrl: string): object | null {
  if (page === 'home')
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Berea',
      url: `${publicUrl}/`,
      description: DESCRIPTIONS.home,
    };
  if (page !== 'help') return null;
  const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    // Answers that depend on the installation stand on the page only.
    mainEntity: QUESTIONS.filter(({ answer }) => !answer.some((text) => /\{\w+\}/.test(text))).map(
      ({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join(' ') },
      }),
    ),
  };
}
