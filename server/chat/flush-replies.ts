import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TransactionQuery } from '../storage/types.ts';
import { sealBody } from './message-body.ts';
import type { ReplyDeps } from './reply-deps.ts';
import type { RunningReply } from './running-reply.ts';
import { findStopRequests, flushReply } from './store.ts';

/** How long an instance owns a running reply without renewing its lease (behaviour 10.8). */
export const LEASE_MS = 15_000;
const RENEW_BEFORE_MS = 10_000;
const FLUSH_EVERY_MS = 500;
const FLUSH_AT_LENGTH = 2_000;
/** A flush that took long (very many replies) is followed by a rest of so many times its own time, at most so long. */
const REST = { times: 4, mostMs: 2_000 };
/** How many texts are encrypted before other work has its turn. */
const ENCRYPTED_AT_ONCE = 5;

/** A running reply, and how much of it is stored. */
export interface TrackedReply {
  readonly reply: RunningReply;
  flushed: number;
  leaseUntil: number;
}

export interface ReplyFlusher {
  /** Call after text was appended: much new text is flushed at once. */
  onAppended(tracked: TrackedReply): void;
  stop(): void;
}

/** Stores running replies at intervals, renews their leases, and applies stop requests made at other instances. */
export function startFlushing(deps: ReplyDeps, allReplies: () => Iterable<TrackedReply>): ReplyFlusher {
  const { storage, owner, now, log } = deps;
  let flushing = false;
  let restsUntil = 0;
  let checkingStops = false;
  let databaseAway = false;
  let scheduled: NodeJS.Immediate | undefined;

  const isDue = ({ reply, flushed, leaseUntil }: TrackedReply): boolean =>
    !reply.snapshot().end && (reply.progress > flushed || leaseUntil - now() < RENEW_BEFORE_MS);

  async function flush(): Promise<void> {
    if (flushing || performance.now() < restsUntil) return;
    const due = [...allReplies()].filter(isDue);
    if (due.length === 0) return;
    flushing = true;
    const began = performance.now();
    try {
      await storeAll(due);
      restsUntil = performance.now() + Math.min(REST.mostMs, REST.times * (performance.now() - began));
      databaseAway = false;
    } catch {
      // Nothing is lost, and the next round tries again: one line in the log is enough.
      if (!databaseAway)
        log.error({ code: 'FLUSH_FAILED', count: due.length }, 'replies could not be flushed');
      databaseAway = true;
    } finally {
      flushing = false;
    }
  }

  /** Stores all of them in one transaction. Throws what storage throws. */
  async function storeAll(due: readonly TrackedReply[]): Promise<void> {
    const leaseUntil = now() + LEASE_MS;
    const queries: TransactionQuery[] = [];
    const progress: number[] = [];
    for (const { reply } of due) {
      if (queries.length > 0 && queries.length % ENCRYPTED_AT_ONCE === 0) await nextTurn();
      progress.push(reply.progress);
      const sealed = sealBody(reply.key, reply.id, reply.body);
      queries.push({ query: flushReply(storage.db, { id: reply.id, owner, leaseUntil, sealed }) });
    }
    const results = await storage.transaction(queries);
    due.forEach((tracked, i) => {
      tracked.flushed = progress[i] ?? 0;
      tracked.leaseUntil = leaseUntil;
      if (!results[i]?.changed) tracked.reply.halt('lost');
      else void storage.notify('reply', tracked.reply.id).catch(() => {});
    });
  }

  /** Stops the replies that a visitor at another instance asked to stop. Separate from a flush, which needs new text. */
  async function applyStopRequests(): Promise<void> {
    const running = new Map([...allReplies()].map(({ reply }) => [reply.id, reply]));
    if (checkingStops || running.size === 0 || storage.engine === 'sqlite') return;
    checkingStops = true;
    const asked = await findStopRequests(storage.db, owner).catch(() => []);
    checkingStops = false;
    for (const { id } of asked) running.get(id)?.halt('stopped');
  }

  const timer = setInterval(() => {
    void flush();
    void applyStopRequests();
  }, FLUSH_EVERY_MS);
  timer.unref();

  return {
    onAppended({ reply, flushed }) {
      if (scheduled || reply.progress - flushed < FLUSH_AT_LENGTH) return;
      scheduled = setImmediate(() => {
        scheduled = undefined;
        void flush();
      });
    },
    stop: () => clearInterval(timer),
  };
}
