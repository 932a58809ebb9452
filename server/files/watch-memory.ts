import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Linux tells at once; elsewhere a program has to be asked. */
const EVERY_MS = { linux: 25, other: 250 };
const PAGE_BYTES = 4_096;

/**
 * Calls `onPassed` when a process holds more resident memory than `limit` bytes. Answers how to stop watching. Where
 * the system does not tell (Windows), the process's own bound on its heap remains.
 */
export function watchMemory(child: ChildProcess, limit: number, onPassed: () => void): () => void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return () => {};
  const read = process.platform === 'linux' ? residentOnLinux : residentByPs;
  const every = process.platform === 'linux' ? EVERY_MS.linux : EVERY_MS.other;
  const timer = setInterval(() => {
    read(pid).then(
      (bytes) => {
        if (bytes > limit && child.exitCode === null) onPassed();
      },
      // It has ended.
      () => {},
    );
  }, every);
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
