import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** On Linux this is a file read; elsewhere `ps` has to be started. */
const INTERVAL_MS = { linux: 25, other: 250 };
const PAGE_BYTES = 4_096;

/**
 * Calls `onExceeded` when a process uses more resident memory than `limit` bytes. Returns a function that stops
 * watching. On Windows, where neither works, only the limit on the process's heap applies.
 */
export function watchMemory(child: ChildProcess, limit: number, onExceeded: () => void): () => void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return () => {};
  const read = process.platform === 'linux' ? residentOnLinux : residentByPs;
  const interval = process.platform === 'linux' ? INTERVAL_MS.linux : INTERVAL_MS.other;
  const timer = setInterval(() => {
    read(pid).then(
      (bytes) => {
        if (bytes > limit && child.exitCode === null) onExceeded();
      },
      // The process has ended.
      () => {},
    );
  }, interval);
  return () => clearInterval(timer);
}

async function residentOnLinux(pid: number): Promise<number> {
  const [, pages] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ');
  return Number(pages) * PAGE_BYTES;
}

function residentByPs(pid: number): Promise<number> {
  return new Promise((resolve, reject) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, printed) => {
      if (error) reject(error);
      else resolve(Number(printed.trim()) * 1_024);
    });
  });
}
