import type { Storage } from '../storage/types.ts';
import { KEY_LIFETIME_MS } from './idempotency.ts';
import type { KeeperLog } from './keeper-parts.ts';
import type { ReplyKeeper } from './reply-keeper.ts';
import { deleteExpired, failAbandonedReplies } from './store.ts';

const SWEEP_EVERY_MS = 5_000;
const TIDY_EVERY_MS = 3_600_000;
const EMPTY_SESSION_LIFETIME_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * What happens without anybody asking: replies of an instance that died are marked as interrupted, sessions nobody
 * wrote in go after a day, idle conversations after `retentionDays` (0: never).
 * `alone`: no other instance shares this database, so every running reply at the start is one that died.
 */
export async function startHousekeeping(parts: {
  storage: Storage;
  keeper: ReplyKeeper;
  retentionDays: number;
  alone: boolean;
  now: () => number;
  log: KeeperLog;
}): Promise<() => void> {
  const { storage, keeper, retentionDays, now, log } = parts;
  const guarded = async (what: () => Promise<unknown>): Promise<void> => {
    try {
      await what();
    } catch {
      log.error({ code: 'HOUSEKEEPING_FAILED' }, 'housekeeping failed and will be tried again');
    }
  };
  const sweep = (): Promise<void> => guarded(() => failAbandonedReplies(storage.db, now(), keeper.ids()));
  const tidy = (): Promise<void> =>
    guarded(async () => {
      const gone = await deleteExpired(storage.db, {
        emptySessions: now() - EMPTY_SESSION_LIFETIME_MS,
        idleSessions: retentionDays > 0 ? now() - retentionDays * DAY_MS : null,
        idempotencyKeys: now() - KEY_LIFETIME_MS,
      });
      if (gone > 0) await storage.purgeDeleted();
    });

  const atStart = parts.alone ? Number.MAX_SAFE_INTEGER : now();
  await guarded(() => failAbandonedReplies(storage.db, atStart, []));
  void tidy();
  const timers = [setInterval(sweep, SWEEP_EVERY_MS), setInterval(tidy, TIDY_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
