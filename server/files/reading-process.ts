import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { processorTime, whyLate } from './processor-time.ts';
import type { Outcome } from './reading/outcome.ts';
import { watchMemory } from './watch-memory.ts';

export interface ReadingLimits {
  /** Resident memory of the process, in bytes. */
  readonly memory: number;
  readonly ms: number;
}

const ROOT = join(import.meta.dirname, '..', '..');
/** All that the process may read: no settings, no data, no key. It may write nothing, and start nothing. */
const READABLE = ['server', 'contract', 'scripture', 'node_modules', 'package.json'].map((name) =>
  join(ROOT, name),
);
/** Near the bound on resident memory: what comes first ends it. */
const HEAP_MEGABYTES = 320;
const NEEDED_ON_WINDOWS = ['SystemRoot', 'SystemDrive'];

/**
 * Reads a document in a process of its own, at a lower priority. Whatever ends the process without an answer (its
 * bounds, a crash) is `too-much`, unless it was hardly let run until its time was over: `no-time`. Rejects with the signal's reason where it is aborted: the process is gone then.
 */
export function readInProcess(
  bytes: Uint8Array,
  limits: ReadingLimits,
  signal: AbortSignal,
  timeOf = processorTime,
): Promise<Outcome> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = start();
    const end = (): void => void child.kill('SIGKILL');
    const endLate = async (): Promise<void> => {
      if (child.pid !== undefined) why = whyLate(await timeOf(child.pid), limits.ms);
      end();
    };
    const timer = setTimeout(() => void endLate(), limits.ms);
    const unwatch = watchMemory(child, limits.memory, end);
    signal.addEventListener('abort', end, { once: true });
    let why: 'too-much' | 'no-time' = 'too-much';
    let outcome: Outcome | undefined;
    let failure: Error | undefined;

    child.once('message', (message) => {
      outcome = message as Outcome;
    });
    child.once('error', (error) => {
      failure = error;
    });
    child.once('close', () => {
      clearTimeout(timer);
      unwatch();
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else if (failure) reject(failure);
      else resolve(outcome ?? { kind: 'refused', why });
    });
    // It may have ended before it took everything: that is told by its close.
    child.send(bytes, () => {});
  });
}

function start(): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      '--no-warnings',
      join(import.meta.dirname, 'reading', 'child.ts'),
    ],
    {
      cwd: ROOT,
      env: Object.fromEntries(NEEDED_ON_WINDOWS.map((name) => [name, process.env[name]])),
      // What a library may print holds words of the document.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      windowsHide: true,
    },
  );
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us: it is only a courtesy.
  }
}
