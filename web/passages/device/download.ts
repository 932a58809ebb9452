import type { KeptFile } from '../../../scripture/text/offer.ts';
import { addressOf } from './kept-files.ts';

/** Why a file could not be brought here. */
export type DownloadProblem = 'stopped' | 'network' | 'outdated' | 'damaged';

export class DownloadFailed extends Error {
  readonly problem: DownloadProblem;

  constructor(problem: DownloadProblem) {
    super(`The download ended: ${problem}`);
    this.name = 'DownloadFailed';
    this.problem = problem;
  }
}

/**
 * Brings a file here, whole and as it left the build, or rejects with DownloadFailed. `onProgress` is told how many of
 * its `bytes` have travelled: what arrives is unpacked by the browser, so its share stands for the share of the journey.
 */
export async function download(
  file: KeptFile,
  onProgress: (travelled: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(file, onProgress, signal).catch((error: unknown) => {
    if (error instanceof DownloadFailed) throw error;
    throw new DownloadFailed(signal.aborted ? 'stopped' : 'network');
  });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const named = /-([0-9a-f]+)\.bin$/.exec(file.file)?.[1] ?? '';
  if (named === '' || !digits.startsWith(named)) throw new DownloadFailed('damaged');
  return bytes;
}

async function readBody(
  file: KeptFile,
  onProgress: (travelled: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(addressOf(file.file), { signal });
  // After an upgrade of Berea the name that this page knows is gone.
  if (answer.status === 404) throw new DownloadFailed('outdated');
  const reader = answer.ok ? answer.body?.getReader() : undefined;
  if (!reader) throw new DownloadFailed('network');
  const bytes = new Uint8Array(file.unpacked);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > bytes.length) {
      await reader.cancel();
      throw new DownloadFailed('damaged');
    }
    bytes.set(value, length);
    length += value.length;
    onProgress(Math.round((length / file.unpacked) * file.bytes));
  }
  if (length !== file.unpacked) throw new DownloadFailed('network');
  return bytes;
}
