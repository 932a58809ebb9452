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

/** What a page says of itself to browsers, search engines and link previews. */
export interface Head {
  readonly title: string;
  /** For link previews; by default the title. */
  readonly previewTitle?: string;
  readonly description: string;
  /** The page's one address; without it, or without a known address of the installation, there is no canonical link. */
  readonly canonical: string | undefined;
  /** Begins the addresses of pictures; undefined where nobody knows it. */
  readonly publicUrl: string | undefined;
  readonly structured?: object | undefined;
}

const PICTURE = '/pictures/og.png';

/** Link previews, and with PUBLIC_URL the canonical link and structured data. */
export function headTags({
  title,
  previewTitle,
  description,
  canonical,
  publicUrl,
  structured,
}: Head): string[] {
  const meta = (name: string, content: string): string =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Berea'),
    meta('og:title', previewTitle ?? title),
    meta('og:description', description),
  ];
  if (publicUrl === undefined || canonical === undefined) return tags;
  return [
    ...tags,
    meta('og:url', publicUrl + canonical),
    meta('og:image', publicUrl + PICTURE),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${escapeHtml(publicUrl + canonical)}">`,
    ...(structured ? [`<script type="application/ld+json">${jsonBlock(structured)}</script>`] : []),
  ];
}

/** The head of a page of contract/pages.ts. */
export function headOfPage(page: PageId, path: string, publicUrl: string | undefined): Head {
  return {
    title: page === 'home' ? 'Berea' : `${PAGES[page].name} · Berea`,
    ...(page === 'home' && {
      previewTitle: 'Berea: Ask what is on your heart. Hear what Scripture says.',
    }),
    description: DESCRIPTIONS[page] ?? DESCRIPTIONS.home,
    canonical: path,
    publicUrl,
    structured: publicUrl === undefined ? undefined : structuredData(page, publicUrl),
  };
}

function structuredData(page: PageId, publicUrl: string): object | undefined {
  if (page === 'home')
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Berea',
      url: `${publicUrl}/`,
      description: DESCRIPTIONS.home,
    };
  if (page !== 'help') return undefined;
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
