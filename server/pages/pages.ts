import { LruMap } from 'toad-cache';
import { DESCRIPTIONS, NEEDS_SCRIPTS } from '../../content/descriptions.ts';
import type { About, PublicFlags } from '../../contract/installation.ts';
import { PAGES, type PageId } from '../../contract/pages.ts';
import type { Testimonial } from '../../contract/testimonials.ts';
import { type ChapterAddress, chapterPath } from '../../scripture/text/chapter-address.ts';
import type { Bible, Translation } from '../../scripture/types.ts';
import { bookLinks } from './book-links.ts';
import type { PageBundle } from './bundle.ts';
import { chapterFilling } from './chapter.ts';
import { type Filling, fillDocument, type SentPage, sentPage } from './document.ts';
import { escapeHtml, headOfPage } from './head.ts';
import { pageData } from './page-data.ts';

export interface PageRequest {
  /** The page's address without parameters. */
  readonly path: string;
  /** The visitor's own view of the installation's address, for the QR code. */
  readonly origin: string;
  /** Whether the address has a parameter or query that says what the page shows: then it is drawn in the browser. */
  readonly isParticular: boolean;
}

/** Pages as HTML. */
export interface Pages {
  page(page: PageId, request: PageRequest): Promise<SentPage>;
  /** A chapter of a translation. */
  chapter(address: ChapterAddress): Promise<SentPage>;
  /** The 404 screen. */
  unknown(): Promise<SentPage>;
}

export interface PagesDeps {
  readonly bundle: PageBundle;
  readonly about: (origin: string) => About;
  readonly flags: () => Promise<PublicFlags>;
  readonly testimonials: () => Promise<readonly Testimonial[]>;
  readonly bible: Bible;
  readonly translation: Translation;
  readonly publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Pages that are drawn here; the others say in HTML what they need. */
const RENDERED: ReadonlySet<PageId> = new Set([
  'home',
  'chat',
  'bible',
  'help',
  'contact',
  'privacy',
  'terms',
  'share',
  'safety',
]);
/** Pages whose first view is drawn here, so that it is seen early, but which do nothing without scripts. */
const NEEDS_SCRIPTS_FOR: ReadonlySet<PageId> = new Set(['chat', 'bible']);
/** What is complete but needs the app at once: three presses of Escape leave /safety, /share has steps for each browser. */
const NEVER_WAITS: ReadonlySet<PageId> = new Set(['safety', 'share']);
const MAX_PAGES = 64;
/** Without PUBLIC_URL the address that /share shows is the one that the visitor's Host header names, which may be anything. */
const MAX_SHARE_PAGES = 8;
/** A chapter takes about 50 kB, and 10 ms to draw. */
const MAX_CHAPTERS = 256;
const NO_FLAGS: PublicFlags = { flags: [] };
/** No page has this address; the app shows the 404 screen for it. */
const UNKNOWN_PATH = '/404';

/** Renders pages on their first request, and anew when a flag, a testimonial or the day (UTC) has changed. */
export function createPages(deps: PagesDeps): Pages {
  const { bundle, translation, publicUrl, now } = deps;
  const pages = createCache(MAX_PAGES);
  const sharePages = createCache(MAX_SHARE_PAGES);
  const chapters = createCache(MAX_CHAPTERS);
  const today = (): string => new Date(now()).toISOString().slice(0, 10);
  const make = async (filling: Filling): Promise<SentPage> => sentPage(fillDocument(bundle, filling));
  // Without a database pages still open; they ask for the flags themselves.
  const readFlags = (): Promise<PublicFlags> => deps.flags().catch(() => NO_FLAGS);

  return {
    async page(page, { path, origin, isParticular }) {
      const flags = await readFlags();
      // On all other pages the browser knows the address itself.
      const about = deps.about(page === 'share' ? origin : '');
      const kept = page === 'share' ? sharePages : pages;
      const testimonials = page === 'home' ? [...(await deps.testimonials().catch(() => []))] : [];
      const isDrawn = isParticular && NEEDS_SCRIPTS_FOR.has(page) ? false : RENDERED.has(page);
      return kept(
        JSON.stringify([page, isDrawn, today(), about.publicUrl, flags, testimonials]),
        async () => {
          const isComplete = isDrawn && !NEEDS_SCRIPTS_FOR.has(page);
          const data = pageData(page, {
            about,
            flags,
            testimonials: { testimonials },
            translation,
            now: now(),
          });
          return make({
            files: page,
            head: headOfPage(page, path, publicUrl),
            content: isDrawn
              ? await bundle.render({ path, data, day: today() })
              : await bundle.renderWaiting(),
            isDrawn,
            withoutScripts: isComplete ? '' : needsScripts(page),
            data,
            day: isDrawn ? today() : null,
            // An advertisement is chosen in the browser.
            mayWait: isComplete && !NEVER_WAITS.has(page) && !isOn(flags, 'advertisements_enabled'),
            mayInstall: isOn(flags, 'pwa_enabled'),
          });
        },
      );
    },

    async chapter(address) {
      const isInstallable = isOn(await readFlags(), 'pwa_enabled');
      const path = chapterPath(address);
      return chapters(`${path} ${isInstallable}`, async () => {
        const filling = chapterFilling(deps.bible[address.version], address, publicUrl);
        const content = await bundle.render({ path, data: filling.data, day: today() });
        return make({
          ...filling,
          content,
          isDrawn: true,
          day: null,
          mayWait: true,
          mayInstall: isInstallable,
        });
      });
    },

    async unknown() {
      const isInstallable = isOn(await readFlags(), 'pwa_enabled');
      return pages(`${UNKNOWN_PATH} ${isInstallable}`, async () =>
        make({
          files: 'notFound',
          head: {
            title: '404 Page Not Found · Berea',
            description: DESCRIPTIONS.home,
            canonical: undefined,
            publicUrl,
          },
          content: await bundle.render({ path: UNKNOWN_PATH, data: [], day: today() }),
          isDrawn: true,
          withoutScripts: '',
          data: [],
          day: null,
          mayWait: true,
          mayInstall: isInstallable,
        }),
      );
    },
  };
}

/** Keeps what was made last. What could not be made is not kept. */
function createCache(size: number): (key: string, make: () => Promise<SentPage>) => Promise<SentPage> {
  const cache = new LruMap<Promise<SentPage>>(size);
  return (key, make) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const made = make();
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };
}

const isOn = ({ flags }: PublicFlags, wanted: string): boolean =>
  flags.some(({ name, enabled }) => name === wanted && enabled);

/** What a page is, for readers without scripts; for the Bible also its chapters, which need none. */
function needsScripts(page: PageId): string {
  const description = escapeHtml(DESCRIPTIONS[page] ?? DESCRIPTIONS.home);
  const chapters = page === 'bible' ? bookLinks() : '';
  return `<header><a href="/">Berea</a></header><main><h1>${escapeHtml(PAGES[page].name)}</h1><p>${description}</p><p>${NEEDS_SCRIPTS}</p>${chapters}<p><a href="/help">Help Center</a></p></main>`;
}
