import type { IncomingMessage } from 'node:http';

/** How much of a body that is too large is read before the connection is closed. */
const DRAIN_MAX_BYTES = 8_000_000;
const DRAIN_MAX_MS = 5_000;

/**
 * Reads and discards the rest of a request, up to a limit, so that a client that is still sending can read the answer.
 * Resolves when the request has ended, was aborted, or exceeded a limit; never rejects.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let received = 0;
    const stop = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('error', stop).off('close', stop);
      resolve();
    };
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > DRAIN_MAX_BYTES) stop();
    };
    const timer = setTimeout(stop, DRAIN_MAX_MS);
    request.on('data', count).on('end', stop).on('error', stop).on('close', stop).resume();
  });
}
