/**
 * Which files a build step depends on: its entries and everything they import by relative path, directly or indirectly.
 * Works on any Node from 18 up and uses only Node's own modules, because setup.mjs runs before anything is installed.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A relative specifier of `import`, `export ... from`, `import()`, `new URL()` or CSS's `@import` and `url()`. */
const SPECIFIER = /(['"])(\.{1,2}\/[^'"\n]+)\1/g;
const READ_FOR_IMPORTS = /\.(?:ts|tsx|mjs|js|css|html)$/;
const IS_TEST = /\.test\.tsx?$/;

/**
 * The steps of a build by name. `entries` are files whose imports count as well; `also` are files and folders that are
 * read without an import.
 */
export const BUILD_STEPS = {
  'the Bible': {
    entries: ['scripts/build-bible.ts'],
    also: ['package-lock.json'],
  },
  'the guide’s library': {
    entries: ['scripts/build-guide.ts'],
    also: [
      'package-lock.json',
      'content/en',
      'server/guide/needs/weights.br',
      'server/guide/meaning/vectors.br',
      'server/guide/asked/weights.br',
      'server/guide/asked/meanings.br',
    ],
  },
  'the games': {
    entries: ['scripts/build-games.ts', 'scripts/build-bible.ts'],
    also: ['package-lock.json'],
  },
  'the web app': {
    entries: ['web/main.ts', 'web/pwa/service-worker.ts', 'vite.config.ts', 'scripts/build-games.ts'],
    also: ['package-lock.json', 'index.html', 'web/public'],
  },
  'the pages': {
    entries: ['web/render.tsx', 'vite.config.ts'],
    also: ['package-lock.json'],
  },
  'the compiled server': {
    entries: ['server/main.js', 'scripts/compile-ahead.mjs'],
    also: ['package-lock.json', 'server'],
  },
};

/** All files of a file or folder, as paths from `root`, in a fixed order; none where there is no such thing. */
function filesIn(root, name) {
  const full = path.join(root, name);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [name];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((entry) => filesIn(root, path.join(name, entry)));
}

/** The files of a step, as paths from `root`, sorted. Tests beside the code are not among them. */
export function inputsOf(root, { entries, also }) {
  const found = new Set();
  const pending = [...entries, ...also.flatMap((name) => filesIn(root, name))];
  for (const file of pending) {
    if (found.has(file) || IS_TEST.test(file)) continue;
    found.add(file);
    if (!READ_FOR_IMPORTS.test(file)) continue;
    for (const [, , specifier] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)) {
      const target = path.join(path.dirname(file), specifier);
      const full = path.join(root, target);
      if (fs.existsSync(full) && fs.statSync(full).isFile()) pending.push(target);
    }
  }
  return [...found].sort();
}

/** SHA-256 over names and contents of a step's files, in hexadecimal. */
export function hashOfInputs(root, step) {
  const hash = createHash('sha256');
  for (const file of inputsOf(root, step))
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
