/**
 * The beginning: `node server/main.js`. What happens then stands in start.ts; here only what comes before any import.
 * It is the one file that is not TypeScript: while Node reads a TypeScript file that is not in its cache it keeps the
 * parser, 18 MB, in memory, and the cache is switched on here (docs/decisions/043-memory.md).
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// The nursery stays small: a start would stretch it to 48 MB, which an idle server never gives back.
setFlagsFromString('--semi-space-growth-factor=1');
// Compiled once, then read: a second start takes a fraction of the time.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));

const { start } = await import('./start.ts');
const { whyNot } = await import('./why-not.ts');
await start().catch((error) => {
  process.stderr.write(`Berea could not start.\n${whyNot(error)}\n`);
  process.exit(1);
});
