/** The Privacy Policy lists everything that the software stores, and nothing else. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  PRIVACY_BROWSER,
  PRIVACY_COOKIES,
  PRIVACY_TABLES,
  type StoredThing,
} from '../content/info/privacy.ts';
import { migrations } from '../server/storage/migrations/migrate.ts';
import { sqlFragments } from '../server/storage/migrations/migration.ts';
import { fixtureRows } from './support/schema-fixture.ts';

const ROOT = join(import.meta.dirname, '..');
const filesOf = (folder: string): { path: string; code: string }[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));

const namesOf = (things: readonly StoredThing[]): string[] => things.flatMap(({ names }) => names).sort();
/** Each once, sorted; without those that another one with `*` covers. */
const unique = (names: string[]): string[] => {
  const prefixes = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const isCovered = (name: string): boolean =>
    prefixes.some((prefix) => name.startsWith(prefix) && name !== `${prefix}*`);
  return [...new Set(names)].filter((name) => !isCovered(name)).sort();
};

it('names every table of the database (content/info/privacy.ts, PRIVACY_TABLES)', () => {
  const created = migrations
    .flatMap(({ queries }) => queries(sqlFragments.sqlite, 0))
    .flatMap(({ sql }) => /^create table (\w+)/.exec(sql)?.[1] ?? []);
  const tables = unique([...created, ...Object.keys(fixtureRows()), 'migrations']);
  expect(namesOf(PRIVACY_TABLES)).toEqual(tables);
});

it('names everything that the browser keeps (content/info/privacy.ts, PRIVACY_BROWSER)', () => {
  const web = filesOf('web');
  const kept = web.flatMap(({ path, code }) => [
    ...storageNames(path, code, web),
    ...fixedNames(path, code),
    ...[...code.matchAll(/openDB(?:<[^>]*>)?\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    ...[...code.matchAll(/'(berea-[\w-]+|bible-(?:recent-searches|favorites))'/g)].map(([, name = '']) =>
      name.endsWith('-') ? `${name}*` : name,
    ),
  ]);
  expect(namesOf(PRIVACY_BROWSER)).toEqual(unique(kept));
});

/** The constants of a file that writes to the browser's storage itself. */
function fixedNames(path: string, code: string): string[] {
  if (path.startsWith('web/app/storage.ts') || !code.includes('localStorage.setItem(')) return [];
  return [...code.matchAll(/^(?:export )?const [A-Z_]+ = '([^']+)'/gm)].map(([, name = '']) => name);
}

/** The names that a file hands to web/app/storage.ts; a name that goes on is written with `*`. */
function storageNames(path: string, code: string, web: { code: string }[]): string[] {
  if (path.startsWith('web/app/storage.ts')) return [];
  const calls = code.matchAll(/\b(?:remember|recall|storedNames)(?:<[^>]*>)?\(\s*[^,()]+,\s*([^,)]+)/g);
  return [...calls].flatMap(([, argument = '']) => {
    const name = resolve(argument.trim(), code, web);
    return name === null ? [] : [`berea.${name}`];
  });
}

/** The text of an expression: a literal, a constant, or one of them with something behind it; null for a parameter. */
function resolve(expression: string, code: string, web: { code: string }[]): string | null {
  const literal = /^'([^']+)'$/.exec(expression)?.[1];
  if (literal !== undefined) return literal;
  const template = /^`([^$`]*)\$/.exec(expression)?.[1];
  if (template !== undefined) return `${template}*`;
  const [first = '', more] = expression.split(/\s*\+\s*/);
  const isPrefix = /PREFIX/.test(first) || more !== undefined;
  const pattern = new RegExp(`\\b(?:const|let) ${first} = ('[^']+'|\`[^\`]+\`|[A-Z_]+ \\+ \\w+)`);
  // Only constants are shared between files; a variable of the same name elsewhere is another.
  const elsewhere = /^[A-Z_]+$/.test(first) ? web.map((file) => file.code) : [];
  const value = [code, ...elsewhere].map((text) => pattern.exec(text)?.[1]).find(Boolean);
  if (!value) return null;
  const text = resolve(value, code, web);
  return text !== null && isPrefix && !text.endsWith('*') ? `${text}*` : text;
}

it('names every cookie that the server sets (content/info/privacy.ts, PRIVACY_COOKIES)', () => {
  const cookies = filesOf('server').flatMap(({ code }) =>
    /set-cookie|setCookie\(/i.test(code)
      ? [...code.matchAll(/\bconst (?:NAME|COOKIE\w*) = '([\w-]+)'/g)].map(([, name = '']) => name)
      : [],
  );
  expect(namesOf(PRIVACY_COOKIES)).toEqual(unique(cookies));
});
