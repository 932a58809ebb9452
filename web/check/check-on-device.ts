import type { CheckedText } from '../../contract/check.ts';

export interface CheckRequest {
  readonly text: string;
  /** Id of a translation; null for the closest one. */
  readonly version: string | null;
}

export type CheckResponse =
  | { readonly kind: 'checked'; readonly report: CheckedText; readonly labels: readonly string[] }
  /** No translation is downloaded, or none could be read. */
  | { readonly kind: 'not-downloaded' };

/** Checks a text in a worker against the downloaded translations. Ends the worker and rejects when aborted. */
export function checkOnDevice(request: CheckRequest, signal: AbortSignal): Promise<CheckResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => {
      worker.terminate();
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = (): void => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort);
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      end();
      resolve(data);
    });
    // Its code could not be loaded, or it crashed.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      resolve({ kind: 'not-downloaded' });
    });
    worker.postMessage(request);
  });
}
