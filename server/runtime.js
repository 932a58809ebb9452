/**
 * How Node is to run the server, set before anything else is imported: compiled code comes from its cache.
 * JavaScript on purpose, as main.js is (docs/decisions/043-memory.md).
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));
