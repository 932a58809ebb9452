/**
 * Which modules the build puts into one file: a page's first view takes a handful of requests rather than forty, and no page
 * loads another's code. What is loaded later (a dialog, the check, downloads) stays in files of its own.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const WEB = join(import.meta.dirname, '../web');
const ENTRY = join(WEB, '../index.html');
const START = join(WEB, 'start.tsx');
const ROUTES = join(WEB, 'routes.tsx');
/** What the chat loads at once, after its own code: the verse of the day beside it. */
const BESIDE_CHAT = join(WEB, 'bible/daily-widget.tsx');
/** What the chat loads a moment later. Its styles come with the first ones: a file more costs more than two kilobytes. */
const AFTER_CHAT = join(WEB, 'care/care-bundle.ts');
/** Loaded by every page, as its modules hardly ever change. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown[/\\]runtime/;
/** Pages of one folder that share one file. */
const FOLDERS = /\/web\/(info|voice|admin)\//;

type Read = (
  id: string,
) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

/** A module and everything that it imports, but not what it loads later. */
function closureOf(id: string, read: Read): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(read(next)?.importedIds ?? []));
  }
  return found;
}

/** "chat" for web/chat/chat-page.tsx; "info" for all pages of web/info. */
const screenOf = (id: string): string =>
  FOLDERS.exec(id)?.[1] ?? /([\w-]+?)(?:-page)?\.tsx$/.exec(id)?.[1] ?? 'page';

/** The file of each module that a page needs at first, by the module's id. */
function assignModules(read: Read): ReadonlyMap<string, string> {
  const entry = closureOf(ENTRY, read);
  const app = closureOf(START, read);
  const screens = (read(ROUTES)?.dynamicallyImportedIds ?? []).map((id) => ({
    name: screenOf(id),
    modules: closureOf(id, read),
  }));
  screens.push({ name: 'chat', modules: closureOf(BESIDE_CHAT, read) });
  const later = closureOf(AFTER_CHAT, read);
  const styles = [...later].filter((id) => /\.css(?:$|\?)/.test(id));
  screens.push({ name: 'chat', modules: new Set(styles) });
  const files = new Map<string, string>([['\0rolldown/runtime.js', 'react']]);
  for (const id of new Set([...entry, ...app, ...screens.flatMap(({ modules }) => [...modules])])) {
    const names = new Set(screens.flatMap(({ name, modules }) => (modules.has(id) ? [name] : [])));
    const [only = ''] = names;
    if (REACT.test(id)) files.set(id, 'react');
    else if (entry.has(id)) files.set(id, 'entry');
    else if (app.has(id) || (later.has(id) && !styles.includes(id)) || (names.size > 1 && names.has('chat')))
      files.set(id, 'app');
    else files.set(id, names.size > 1 ? 'pages' : only);
  }
  return files;
}

/** Groups for rolldown: React, the first script, what every page needs, what most pages need, then each page's own. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, context: Rolldown.ChunkingContext): string | undefined => {
    files ??= assignModules((each) => context.getModuleInfo(each));
    return files.get(id);
  };
  const first = ['react', 'entry', 'app', 'pages'];
  const named = (name: string, at: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (fileOf(id, context) === name ? name : null),
    priority: 10 - at,
    debugName: name,
  });
  return [
    ...first.map(named),
    {
      name: (id, context) =>
        first.includes(fileOf(id, context) ?? '') ? null : (fileOf(id, context) ?? null),
      priority: 1,
      debugName: 'page',
    },
  ];
}
