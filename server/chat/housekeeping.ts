import type { ErrorLog } from '../log-fields.ts';
import type { Storage } from '../storage/types.ts';
import { KEY_LIFETIME_MS } from './idempotency.ts';
import type { RunningReplies } from './running-replies.ts';
import { deleteExpired, failAbandonedReplies } from './store.ts';

const FAIL_ABANDONED_EVERY_MS = 5_000;
const DELETE_OLD_EVERY_MS = 3_600_000;
const EMPTY_SESSION_LIFETIME_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Cleans up in the background: marks replies of an instance that died as interrupted, deletes sessions without a
 * message after a day, and idle conversations after `retentionDays` (0: never).
 * `singleInstance`: no other instance shares this database, so every reply that is still running at the start was
 * interrupted.
 */
export async function startHousekeeping(args: {
  storage: Storage;
  replies: RunningReplies;
  retentionDays: number;
  singleInstance: boolean;
  now: () => number;
  log: ErrorLog;
}): Promise<() => void> {
  const { storage, replies, retentionDays, now, log } = args;
  const logFailure = async (task: () => Promise<unknown>): Promise<void> => {
    try {
      await task();
    } catch {
      log.error({ code: 'HOUSEKEEPING_FAILED' }, 'housekeeping failed and will be tried again');
    }
  };
  const failAbandoned = (): Promise<void> =>
    logFailure(() => failAbandonedReplies(storage.db, now(), replies.ids()));
  const deleteOld = (): Promise<void> =>
    logFailure(async () => {
      const deleted = await deleteExpired(storage.db, {
        emptySessions: now() - EMPTY_SESSION_LIFETIME_MS,
        idleSessions: retentionDays > 0 ? now() - retentionDays * DAY_MS : null,
        idempotencyKeys: now() - KEY_LIFETIME_MS,
      });
      if (deleted > 0) await storage.purgeDeleted();
    });

  const atStart = args.singleInstance ? Number.MAX_SAFE_INTEGER : now();
  await logFailure(() => failAbandonedReplies(storage.db, atStart, []));
  void deleteOld();
  const timers = [
    setInterval(failAbandoned, FAIL_ABANDONED_EVERY_MS),
    setInterval(deleteOld, DELETE_OLD_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
