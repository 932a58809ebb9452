import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LruMap } from 'toad-cache';
import { NEEDS_SCRIPTS } from '../../content/descriptions.ts';
import type { About, PublicFlags } from '../../contract/installation.ts';
import { PAGES, type PageId } from '../../contract/pages.ts';
import type { Testimonial } from '../../contract/testimonials.ts';
import type { Translation } from '../../scripture/types.ts';
import type { PageBundle } from './bundle.ts';
import { descriptionOf, escapeHtml, headOf, jsonBlock, titleOf } from './head.ts';
import { type PageFacts, pageData } from './page-data.ts';

/** A page as it is sent. */
export interface SentPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

/** A page's HTML for a request; `origin` is the visitor's own view of the address, for the QR code. */
export type Pages = (page: PageId, path: string, origin: string) => Promise<SentPage>;

export interface PagesDeps {
  readonly bundle: PageBundle;
  readonly about: (origin: string) => About;
  readonly flags: () => Promise<PublicFlags>;
  readonly testimonials: () => Promise<readonly Testimonial[]>;
  readonly translation: Translation;
  readonly publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type ChangingFacts = Pick<PageFacts, 'about' | 'flags' | 'testimonials'>;

/** Pages that are complete without scripts; the others say in HTML what they need. */
const RENDERED: ReadonlySet<PageId> = new Set([
  'home',
  'help',
  'contact',
  'privacy',
  'terms',
  'share',
  'safety',
]);
const MAX_CACHED = 64;
const NO_FLAGS: PublicFlags = { flags: [] };
const compress = promisify(brotliCompress);

/** Renders pages on their first request, and anew when a flag, a testimonial or the day (UTC) has changed. */
export function createPages(deps: PagesDeps): Pages {
  const { bundle, translation, now } = deps;
  const cache = new LruMap<Promise<SentPage>>(MAX_CACHED);

  const today = (): string => new Date(now()).toISOString().slice(0, 10);

  async function make(page: PageId, path: string, facts: ChangingFacts): Promise<SentPage> {
    const { flags } = facts;
    const data = pageData(page, { ...facts, translation, now: now() });
    const content = RENDERED.has(page) ? await bundle.render({ path, data, day: today() }) : '';
    const html = Buffer.from(
      fill(bundle, {
        page,
        path,
        publicUrl: deps.publicUrl,
        content,
        data,
        mayInstall: isOn(flags, 'pwa_enabled'),
      }),
    );
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    return {
      html,
      brotli: await compress(html, { params: quality }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    };
  }

  return async (page, path, origin) => {
    // Without a database pages still open; they ask for the flags themselves.
    const flags = await deps.flags().catch(() => NO_FLAGS);
    const testimonials = page === 'home' ? [...(await deps.testimonials().catch(() => []))] : [];
    const facts = { about: deps.about(origin), flags, testimonials: { testimonials } };
    const key = JSON.stringify([page, today(), facts.about.publicUrl, flags, testimonials]);
    const cached = cache.get(key);
    if (cached) return cached;
    const made = make(page, path, facts);
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };
}

const isOn = ({ flags }: PublicFlags, name: string): boolean =>
  flags.some((flag) => flag.name === name && flag.enabled);

interface Filling {
  readonly page: PageId;
  readonly path: string;
  readonly publicUrl: string | undefined;
  /** HTML of the page; empty where it needs scripts. */
  readonly content: string;
  readonly data: unknown;
  /** Whether browsers may offer to install the app. */
  readonly mayInstall: boolean;
}

/** Fills index.html: title, description, the page's own scripts and styles, its content, and its first data. */
function fill(bundle: PageBundle, filling: Filling): string {
  const { page, path, publicUrl, content, data } = filling;
  const { scripts, styles } = bundle.filesOf(page);
  const links = [
    ...(filling.mayInstall ? ['<link rel="manifest" href="/manifest.webmanifest">'] : []),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  const description = escapeHtml(descriptionOf(page));
  const withoutScripts = content
    ? ''
    : `<noscript><main><h1>${escapeHtml(PAGES[page].name)}</h1><p>${description}</p><p>${NEEDS_SCRIPTS}</p><p><a href="/">Home</a> <a href="/help">Help Center</a></p></main></noscript>`;
  return bundle.template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(page))}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${description}">\n    ${headOf(page, path, publicUrl)}`,
    )
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace(/<noscript>[\s\S]*<\/noscript>/, () => withoutScripts)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${content}</div>\n    <script type="application/json" id="page-data">${jsonBlock(data)}</script>`,
    );
}
