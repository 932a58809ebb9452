/**
 * Fills Node's compile cache with everything that the server may load, so that the first start is as quick and as
 * small as every later one: reading one TypeScript file that is not in the cache brings Node's parser, 18 MB, into
 * memory for good (docs/decisions/043-memory.md). Runs with the Node that runs the server.
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
  // The database's thread does not run outside of a thread; it is compiled all the same.
  await import(pathToFileURL(path.join(server, file)).href).catch(() => {});
}
flushCompileCache();
process.exit(0);
