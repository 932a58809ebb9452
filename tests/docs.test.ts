import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../contract/pages.ts';

/** Comments and documents lead to documents of this repository, to sections that exist. */

const ROOT = join(import.meta.dirname, '..');
const SELF = 'tests/docs.test.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && path !== SELF && existsSync(join(ROOT, path)));
const isTracked = (name: string): boolean =>
  [...tracked, SELF].some((path) => path === name || path.endsWith(`/${name}`));
const documents = tracked.filter((path) => path.endsWith('.md'));
const code = tracked.filter((path) => /\.(ts|tsx|js|mjs|css)$/.test(path));

/** Every match of `pattern` in code, as "file: words". */
function citations(pattern: RegExp): { where: string; cited: string }[] {
  return code.flatMap((path) =>
    [...read(path).matchAll(pattern)].map((match) => ({
      where: `${path}: ${match[0]}`,
      cited: match[1] ?? '',
    })),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SOURCE_NAME = /(?<![\w./*{-])(?:[\w-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs)\b/g;
const FOLDER_NAME =
  /(?<![\w./*{-])(?:contract|content|language|learning|scripture|games|care|server|web|corpora|tests|bench|scripts|deploy)\/[\w/-]+(?![\w.*{-])/g;
const foldersOf = (path: string): string[] =>
  path.split('/').flatMap((_, at, parts) => (at > 0 ? [parts.slice(0, at).join('/')] : []));

const headings = (document: string): string[] =>
  [...read(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!.trim());
/** As GitHub writes the anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('what comments cite', () => {
  it('are sections that docs/behaviour.md has', () => {
    const sections = new Set(headings('docs/behaviour.md').map((heading) => heading.split(' ')[0]));
    const missing = citations(/\bbehaviour (\d+(?:\.\d+)?)\b/gi).filter(({ cited }) => !sections.has(cited));
    expect(missing.map(({ where }) => where)).toEqual([]);
  });

  it('are decisions that exist', () => {
    const numbers = new Set(documents.map((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1]));
    const missing = citations(/\bdecisions?[ /](\d{3})\b/gi).filter(({ cited }) => !numbers.has(cited));
    expect(missing.map(({ where }) => where)).toEqual([]);
  });

  it('are documents that exist, with the heading named', () => {
    const named = citations(/\b(docs\/[\w/-]+\.md)\b/g);
    expect(named.filter(({ cited }) => !documents.includes(cited)).map(({ where }) => where)).toEqual([]);
    for (const path of code) {
      for (const [, document = '', heading = ''] of read(path).matchAll(/(docs\/[\w/-]+\.md), "([^"]+)"/g)) {
        expect(headings(document), path).toContain(heading);
      }
    }
  });

  it('are files and folders that exist', () => {
    const folders = new Set(tracked.flatMap((path) => foldersOf(path)));
    const unknown = code.flatMap((path) =>
      [...read(path).matchAll(COMMENT)].flatMap(([comment]) =>
        [
          ...[...comment.matchAll(SOURCE_NAME)].filter(([name]) => !isTracked(name)),
          ...[...comment.matchAll(FOLDER_NAME)].filter(
            ([name]) => !isTracked(name) && !folders.has(name.replace(/\/$/, '')),
          ),
        ].map(([name]) => `${path}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('is nothing outside this repository', () => {
    const outside = citations(/specification,? (?:\(?part|section)|\bdocs: \w+|\bissue #?\d+/gi);
    expect(outside.map(({ where }) => where)).toEqual([]);
  });
});

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const broken: string[] = [];
    for (const document of documents) {
      const text = read(document).replace(/^ {4}.*$/gm, '');
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [path = '', section] = target.split('#');
        const file = path === '' ? document : join(dirname(document), path);
        const isThere = existsSync(join(ROOT, file));
        const hasSection = !section || (isThere && headings(file).map(anchor).includes(section));
        if (!isThere || !hasSection) broken.push(`${document}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('name files that exist', () => {
    const unknown = documents
      .filter((path) => path !== 'CHANGELOG.md')
      .flatMap((document) =>
        [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|json|css))`/g)]
          .map(([, name = '']) => name)
          .filter((name) => !name.startsWith('/') && !isTracked(name))
          .map((name) => `${document}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('number the sections of docs/behaviour.md once each, in order', () => {
    const numbers = headings('docs/behaviour.md').flatMap(
      (heading) => /^\d+(\.\d+)?(?= )/.exec(heading)?.[0] ?? [],
    );
    const rank = (number: string): number => {
      const [part = 0, section = 0] = number.split('.').map(Number);
      return part * 1_000 + section;
    };
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => rank(one) - rank(other)));
  });

  it('number each decision once, in a group that docs/decisions/README.md names', () => {
    const numbers = documents.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const groups = [...read('docs/decisions/README.md').matchAll(/^\| (\d{3}) to (\d{3}) \|/gm)];
    const isInGroup = (number: string): boolean =>
      groups.some(([, first = '', last = '']) => number >= first && number <= last);
    expect(numbers.filter((number) => !isInGroup(number))).toEqual([]);
    for (const number of numbers) {
      const path = documents.find((each) => each.startsWith(`docs/decisions/${number}-`))!;
      expect(headings(path)[0], path).toMatch(new RegExp(`^${number}[:.] `));
    }
  });

  it('name every page of the web app in the table of pages', () => {
    const pages = read('docs/behaviour.md').split('### 1.1 Pages\n')[1]?.split('\n### ')[0] ?? '';
    const addresses = Object.values(PAGES).map(({ path }) => path.replace(/\/:\w+\?$/, ''));
    expect(addresses.filter((address) => !pages.includes(`\`${address}\``))).toEqual([]);
  });

  it('close what they set in bold', () => {
    const open = documents.flatMap((document) =>
      read(document)
        .replace(/`[^`\n]*`/g, '')
        .split(/\n(?=\n|[-*] )/)
        .filter((block) => block.split('**').length % 2 === 0)
        .map((block) => `${document}: ${block.trim().slice(0, 60)}`),
    );
    expect(open).toEqual([]);
  });

  it('name every npm script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = documents
      .filter((path) => !path.includes('/'))
      .map(read)
      .join('\n');
    const unnamed = Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text),
    );
    expect(unnamed).toEqual([]);
  });
});
