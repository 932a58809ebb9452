import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageBundle } from './bundle.ts';
import { escapeHtml, type Head, headTags, jsonBlock } from './head.ts';
import type { KnownAnswer } from './page-data.ts';

/** A page as it is sent. */
export interface SentPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

export interface Filling {
  /** Under this name the build lists the scripts and styles of the page. */
  readonly files: string;
  readonly head: Head;
  /** HTML of the page, or what stands there until the browser has drawn it. */
  readonly content: string;
  /** Whether `content` is the page. */
  readonly isDrawn: boolean;
  /** HTML for readers without scripts, where the page needs them. */
  readonly withoutScripts: string;
  /** Answers of the calls that its first view needs. */
  readonly data: readonly KnownAnswer[];
  /** The day (YYYY-MM-DD, UTC) that the content is for; null where it is the same on every day. */
  readonly day: string | null;
  /** Whether the content is complete: the app is then loaded with the first sign of a reader. */
  readonly mayWait: boolean;
  /** Whether browsers may offer to install the app, and keep it for use without a network. */
  readonly mayInstall: boolean;
}

/** Fills index.html: title, description, the page's own scripts and styles, its content, and its first data. */
export function fillDocument(bundle: PageBundle, filling: Filling): string {
  const { files, head, content, isDrawn, withoutScripts, data, day, mayWait, mayInstall } = filling;
  const { scripts, styles } = bundle.filesOf(files);
  // What is to be seen comes before what makes it work.
  const priority = isDrawn ? ' fetchpriority="low"' : '';
  const links = [
    ...(mayInstall ? ['<link rel="manifest" href="/manifest.webmanifest">'] : []),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(mayWait
      ? []
      : scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}"${priority}>`)),
  ];
  const waiting = mayWait
    ? ` data-scripts="${scripts.join(' ')}" data-worker="${mayInstall ? 'on' : 'off'}"`
    : '';
  const needed = `${withoutScripts ? ' data-needs-scripts' : ''}${isDrawn ? '' : ' data-waiting'}`;
  const root = `<div id="root"${needed}${day === null ? '' : ` data-day="${day}"`}${waiting}>${content}</div>`;
  return bundle.template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escapeHtml(head.description)}">\n    ${headTags(head).join('\n    ')}`,
    )
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace(/<noscript>[\s\S]*<\/noscript>/, () =>
      withoutScripts ? `<noscript>${withoutScripts}</noscript>` : '',
    )
    .replace(
      '<div id="root"></div>',
      () => `${root}\n    <script type="application/json" id="page-data">${jsonBlock(data)}</script>`,
    );
}

const compress = promisify(brotliCompress);

/** The page as bytes, plain and in brotli. */
export async function sentPage(text: string): Promise<SentPage> {
  const html = Buffer.from(text);
  return {
    html,
    brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}
