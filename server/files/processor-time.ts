import { readFile } from 'node:fs/promises';

/** In /proc always a hundredth of a second. */
const TICK_MS = 10;
/** Of the numbers behind a process's name: its time in its own code, and in the system's for it. */
const [USER, SYSTEM] = [11, 12];

/** The processor time that a process has had, in milliseconds; undefined where the system does not say. */
export async function processorTime(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  // The name may hold spaces and brackets of its own.
  const numbers = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return numbers && (Number(numbers[USER]) + Number(numbers[SYSTEM])) * TICK_MS;
}

/** Why a reading was not done in time: the document takes too much, or its process was hardly let run. */
export const whyLate = (processorMs: number | undefined, allowedMs: number): 'too-much' | 'no-time' =>
  processorMs !== undefined && processorMs < allowedMs / 2 ? 'no-time' : 'too-much';
