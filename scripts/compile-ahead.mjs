/**
 * Fills Node's compile cache with everything the server may load, so that the first start is as quick and small as later
 * ones: a single TypeScript file that is not cached loads Node's parser, 18 MB, into memory for good
 * (docs/decisions/043-memory.md). Must run with the Node that runs the server.
 */
import fs from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import '../server/runtime.js';

const server = path.join(import.meta.dirname, '..', 'server');
const files = fs
  .readdirSync(server, { recursive: true })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name));
for (const file of files) {
  // Worker files throw outside a worker thread; they are compiled all the same.
  await import(pathToFileURL(path.join(server, file)).href).catch(() => {});
}
flushCompileCache();
process.exit(0);
