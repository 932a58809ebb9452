/**
 * How Node is to run the server, set before anything else is imported. JavaScript on purpose, as main.js is
 * (docs/decisions/043-memory.md).
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Node's fetch reads HTTP with WebAssembly: one large function, which V8 compiles a second time to make it faster
// than any chat needs. That takes 70 ms and leaves 20 MB behind.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
// Left to itself, V8 lets what lives for seconds (a room's answers) pile up to several times what is in use.
setFlagsFromString('--heap-growing-percent=20');
// The cache is looked up under the flags that are set: this comes last.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));
