/** `npm run bench [names]`: runs each benchmark of this folder in its own process, one after the other. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const asked = process.argv.slice(2);
const all = fs
  .readdirSync(import.meta.dirname)
  .flatMap((file) => (file.endsWith('.ts') && file !== 'all.ts' ? [path.parse(file).name] : []));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The benchmarks are ${all.join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? all.filter((each) => asked.includes(each)) : all) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
