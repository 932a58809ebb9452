/**
 * How Node is to run the server, set before anything else is imported: a small nursery, and compiled code from its
 * cache. JavaScript on purpose, as main.js is (docs/decisions/043-memory.md).
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// The nursery stays small: a start would stretch it to 48 MB, which an idle server never gives back.
setFlagsFromString('--semi-space-growth-factor=1');
// The cache is looked up under the flags that are set: this comes second.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));
