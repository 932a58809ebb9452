import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { KnownAnswer } from './page-data.ts';

/** The web app as the builds leave it: its page, what each page loads, and the module that renders pages. */
export interface PageBundle {
  readonly template: string;
  readonly filesOf: (page: string) => {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
  };
  readonly render: (request: {
    readonly path: string;
    readonly data: readonly KnownAnswer[];
    /** YYYY-MM-DD, UTC. */
    readonly day: string;
  }) => Promise<string>;
  /** What stands on a page that the browser draws, until its app is there. */
  readonly renderWaiting: () => Promise<string>;
}

const pageFiles = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);
const NO_FILES = { scripts: [], styles: [] };

/** Null where the web app or the module that renders pages is not built. The module is loaded when it is first needed. */
export function openPageBundle(web: string, pages: string | undefined): PageBundle | null {
  const module = pages === undefined ? '' : join(pages, 'render.js');
  const [template, list] = [join(web, 'index.html'), join(web, '.vite', 'pages.json')];
  if (pages === undefined || ![module, template, list].every(existsSync)) return null;
  const files = pageFiles.parse(JSON.parse(readFileSync(list, 'utf8')));
  let loading: Promise<{ renderPage: PageBundle['render']; renderWaiting: () => string }> | undefined;
  const load = (): NonNullable<typeof loading> => {
    loading ??= import(pathToFileURL(module).href) as NonNullable<typeof loading>;
    return loading;
  };
  return {
    template: readFileSync(template, 'utf8'),
    filesOf: (page) => files[page] ?? NO_FILES,
    render: async (request) => (await load()).renderPage(request),
    renderWaiting: async () => (await load()).renderWaiting(),
  };
}
