import type { CheckedText } from '../../contract/check.ts';

export interface CheckAsked {
  readonly text: string;
  /** Id of a translation; null for whichever is nearest. */
  readonly version: string | null;
}

export type CheckAnswer =
  | { readonly kind: 'checked'; readonly report: CheckedText; readonly labels: readonly string[] }
  /** No translation is kept on this device, or it could not be read. */
  | { readonly kind: 'not-kept' };

/** Checks a text in a thread of its own, by the translations that are kept. Aborted, it ends the thread and rejects. */
export function checkOnDevice(asked: CheckAsked, signal: AbortSignal): Promise<CheckAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => {
      thread.terminate();
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = (): void => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort);
    thread.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      end();
      resolve(data);
    });
    // Its code could not be fetched, or it broke.
    thread.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      resolve({ kind: 'not-kept' });
    });
    thread.postMessage(asked);
  });
}
