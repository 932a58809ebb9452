/** Vite's plugin that lists the scripts and styles of each page, so that the server can name them in its HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a page loads besides the entry, as paths. */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ROUTES = join(import.meta.dirname, '../web/routes.tsx');
/** `help: lazy(() => import('./info/help-page.tsx')`; `const ChatPage = lazy(...)` is `chat`. */
const SCREEN = /(?:^ {2}(\w+):|const (\w+?)(?:Page)? =) lazy\(\(\) =>\s*import\('\.\/([^']+)'\)/gm;

/** `adminLogin: LoginPage,` has the files of `login`. */
const SHARED = /^ {2}(\w+): (\w+)Page,$/gm;

type Bundle = Rolldown.OutputBundle;

export function pageFiles(): Plugin {
  return {
    name: 'berea:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const known = entry ? filesOf(bundle, entry.fileName) : NO_FILES;
        const app = filesOfModule(bundle, 'start.tsx');
        const routes = readFileSync(ROUTES, 'utf8');
        const pages = new Map<string, PageFiles>();
        for (const [, id, name = '', path = ''] of routes.matchAll(SCREEN))
          pages.set(id ?? screenName(name), without(joined(app, filesOfModule(bundle, path)), known));
        for (const [, id = '', name = ''] of routes.matchAll(SHARED))
          pages.set(id, pages.get(screenName(name)) ?? NO_FILES);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/pages.json',
          source: JSON.stringify(Object.fromEntries(pages)),
        });
      },
    },
  };
}

const screenName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const NO_FILES: PageFiles = { scripts: [], styles: [] };

/** The files of the chunk that has a module of web/. */
function filesOfModule(bundle: Bundle, path: string): PageFiles {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((module) => module.endsWith(`/web/${path}`)),
  );
  return chunk ? filesOf(bundle, chunk.fileName) : NO_FILES;
}

const joined = (one: PageFiles, other: PageFiles): PageFiles => ({
  scripts: [...new Set([...one.scripts, ...other.scripts])],
  styles: [...new Set([...one.styles, ...other.styles])],
});

/** A chunk, what it imports, and their styles. */
function filesOf(bundle: Bundle, fileName: string, seen = new Set<string>()): PageFiles {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || chunk?.type !== 'chunk') return NO_FILES;
  seen.add(fileName);
  const imported = chunk.imports.map((name) => filesOf(bundle, name, seen));
  const styles = [
    ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
  ];
  return {
    scripts: [...imported.flatMap(({ scripts }) => scripts), `/${fileName}`],
    styles: [...imported.flatMap((one) => one.styles), ...styles.map((name) => `/${name}`)],
  };
}

const without = (files: PageFiles, known: PageFiles): PageFiles => ({
  scripts: files.scripts.filter((name) => !known.scripts.includes(name)),
  styles: files.styles.filter((name) => !known.styles.includes(name)),
});
