import type { DownloadFile } from '../../../scripture/text/download-list.ts';
import { pathOf } from './file-cache.ts';

/** Why a file could not be downloaded. */
export type DownloadProblem = 'stopped' | 'network' | 'outdated' | 'damaged';

export class DownloadError extends Error {
  readonly problem: DownloadProblem;

  constructor(problem: DownloadProblem) {
    super(`The download ended: ${problem}`);
    this.name = 'DownloadError';
    this.problem = problem;
  }
}

/**
 * Downloads a file and checks its hash; rejects with DownloadError. `onProgress` receives how many of its compressed
 * `bytes` have arrived: an estimate, as the browser only reveals how much it has unpacked.
 */
export async function fetchFile(
  file: DownloadFile,
  onProgress: (received: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(file, onProgress, signal).catch((error: unknown) => {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError(signal.aborted ? 'stopped' : 'network');
  });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const expected = /-([0-9a-f]+)\.bin$/.exec(file.file)?.[1] ?? '';
  if (expected === '' || !digits.startsWith(expected)) throw new DownloadError('damaged');
  return bytes;
}

async function readBody(
  file: DownloadFile,
  onProgress: (received: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(pathOf(file.file), { signal });
  // Berea was upgraded since this page was loaded, and the file has a new name.
  if (response.status === 404) throw new DownloadError('outdated');
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) throw new DownloadError('network');
  const bytes = new Uint8Array(file.unpacked);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > bytes.length) {
      await reader.cancel();
      throw new DownloadError('damaged');
    }
    bytes.set(value, length);
    length += value.length;
    onProgress(Math.round((length / file.unpacked) * file.bytes));
  }
  if (length !== file.unpacked) throw new DownloadError('network');
  return bytes;
}
