/**
 * How Node is to run the server, set before anything else is imported. JavaScript on purpose, as main.js is
 * (docs/decisions/043-memory.md).
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// glibc gives threads memory of their own and keeps that of threads that ended: under mixed load it grew and grew. It
// reads this setting when a program begins, so ours begins again, in the same process (docs/decisions/043-memory.md).
if (
  process.platform === 'linux' &&
  process.env.MALLOC_ARENA_MAX === undefined &&
  process.execve &&
  !process.send
)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  });

// Node's fetch reads HTTP with WebAssembly: one large function, which V8 compiles a second time to make it faster
// than any chat needs. That takes 70 ms and leaves 20 MB behind.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
// Left to itself, V8 lets what lives for seconds (a room's answers) pile up to several times what is in use.
setFlagsFromString('--heap-growing-percent=20');
// The cache is looked up under the flags that are set: this comes last.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea'));
