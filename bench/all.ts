/** `npm run bench [names]`: runs each benchmark of this folder in its own process, one after the other. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const asked = process.argv.slice(2);
const names = fs
  .readdirSync(import.meta.dirname)
  .map((file) => path.parse(file).name)
  .filter((name) => name !== 'all' && (asked.length === 0 || asked.includes(name)));
for (const name of names) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
