/**
 * The entry point (`node server/main.js`); start.ts does the work. Only this file and runtime.js are not TypeScript: a
 * TypeScript file that is read before the compile cache is enabled loads Node's parser, 18 MB, into memory for good (docs/decisions/043-memory.md).
 */
import './runtime.js';

const { start } = await import('./start.ts');
const { explainStartFailure } = await import('./start-failure.ts');
await start().catch((error) => {
  process.stderr.write(`Berea could not start.\n${explainStartFailure(error)}\n`);
  process.exit(1);
});
