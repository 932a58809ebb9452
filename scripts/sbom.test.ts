import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOf, licencesOf, shippedPackages } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; optional?: boolean; hasInstallScript?: boolean }>;
};

it('The bill of materials names every package that is shipped, each with a licence, and no other', () => {
  const bill = billOf(root);
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const optional = Object.entries(packages).flatMap(([path, entry]) => (entry.optional ? [path] : []));
  const missing = [...shippedPackages(root).keys()].filter((id) => !named.has(id));
  // Of a platform's own packages npm lists those of this one.
  expect(
    missing.filter((id) => !optional.some((path) => path.endsWith(id.slice(0, id.lastIndexOf('@'))))),
  ).toEqual([]);
  expect(bill.components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
  expect(licencesOf(bill)[0]).toMatch(/^MIT: \d+$/);
  expect(licencesOf(bill)).toContain('Public domain: 1');
});

/** The script of protobufjs only compares versions and prints: nothing needs it. */
const NOT_NEEDED = ['node_modules/protobufjs'];

it('No shipped package needs an install script', () => {
  const withScript = Object.entries(packages)
    .filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    .map(([path]) => path);
  expect(withScript).toEqual(NOT_NEEDED);
});
