/**
 * The beginning: `node server/main.js`. What happens then stands in start.ts. This file and runtime.js alone are not
 * TypeScript: a TypeScript file that is read before the cache is switched on brings Node's parser, 18 MB, into memory
 * for good (docs/decisions/043-memory.md).
 */
import './runtime.js';

const { start } = await import('./start.ts');
const { explainStartFailure } = await import('./start-failure.ts');
await start().catch((error) => {
  process.stderr.write(`Berea could not start.\n${explainStartFailure(error)}\n`);
  process.exit(1);
});
