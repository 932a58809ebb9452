import type { ErrorLog } from '../log-fields.ts';
import type { Storage } from './types.ts';
import { removeEndedWindows } from './windows.ts';

/** The privacy page promises it (content/info/privacy.ts): a count is deleted within an hour after its window ended. */
const EVERY_MS = 3_600_000;

/**
 * Deletes counts whose windows have ended (requests, failed sign-ins, spoken characters), now and every hour. Returns a
 * function that stops.
 */
export function startWindowSweep({
  storage,
  now,
  log,
}: {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: ErrorLog;
}): () => void {
  const sweep = (): void =>
    void removeEndedWindows(storage, now()).catch(() =>
      log.error({ code: 'HOUSEKEEPING_FAILED' }, 'housekeeping failed and will be tried again'),
    );
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
