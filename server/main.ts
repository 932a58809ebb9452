/** The beginning: `node server/main.ts`. What happens then stands in start.ts; here only what comes before any import. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled once, then read: a second start takes a fraction of the time.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));

const { start } = await import('./start.ts');
const { whyNot } = await import('./why-not.ts');
await start().catch((error: unknown) => {
  process.stderr.write(`Berea could not start.\n${whyNot(error)}\n`);
  process.exit(1);
});
