import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TransactionQuery } from '../storage/types.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { sealBody } from './message-body.ts';
import type { RunningReply } from './running-reply.ts';
import { findStopRequests, flushReply } from './store.ts';

/** How long an instance may be believed to be writing a reply without saying so again (behaviour 10.8). */
export const LEASE_MS = 15_000;
const RENEW_BEFORE_MS = 10_000;
const FLUSH_EVERY_MS = 500;
const FLUSH_FROM_LENGTH = 2_000;
/** So many texts are encrypted before other work has its turn. */
const SEALED_AT_ONCE = 5;

/** A reply under way, and how far its row is behind it. */
export interface Kept {
  readonly reply: RunningReply;
  flushed: number;
  leaseUntil: number;
}

export interface Flushing {
  /** Something was written: flushes soon where it is much. */
  written(kept: Kept): void;
  stop(): void;
}

/** Keeps the rows of running replies close behind them, renews their leases, and heeds stops asked for elsewhere. */
export function startFlushing(parts: KeeperParts, all: () => Iterable<Kept>): Flushing {
  const { storage, owner, now, log } = parts;
  let flushing = false;
  let asking = false;
  let away = false;
  let soon: NodeJS.Immediate | undefined;

  const isDue = ({ reply, flushed, leaseUntil }: Kept): boolean =>
    !reply.snapshot().end && (reply.progress > flushed || leaseUntil - now() < RENEW_BEFORE_MS);

  async function flush(): Promise<void> {
    if (flushing) return;
    const due = [...all()].filter(isDue);
    if (due.length === 0) return;
    flushing = true;
    try {
      await store(due);
      away = false;
    } catch {
      // The text is still here, and the next round tries again: one line is enough.
      if (!away) log.error({ code: 'FLUSH_FAILED', count: due.length }, 'replies could not be flushed');
      away = true;
    } finally {
      flushing = false;
    }
  }

  /** One transaction for all of them. Throws what storage throws. */
  async function store(due: readonly Kept[]): Promise<void> {
    const leaseUntil = now() + LEASE_MS;
    const queries: TransactionQuery[] = [];
    const progress: number[] = [];
    for (const { reply } of due) {
      if (queries.length > 0 && queries.length % SEALED_AT_ONCE === 0) await nextTurn();
      progress.push(reply.progress);
      const sealed = sealBody(reply.key, reply.id, reply.body);
      queries.push({ query: flushReply(storage.db, { id: reply.id, owner, leaseUntil, sealed }) });
    }
    const results = await storage.transaction(queries);
    due.forEach((kept, i) => {
      kept.flushed = progress[i] ?? 0;
      kept.leaseUntil = leaseUntil;
      if (!results[i]?.changed) kept.reply.halt('lost');
      else void storage.notify('reply', kept.reply.id).catch(() => {});
    });
  }

  /** A reader at another instance may ask for a stop while nothing is being written here that would be flushed. */
  async function heedStops(): Promise<void> {
    const running = new Map([...all()].map(({ reply }) => [reply.id, reply]));
    if (asking || running.size === 0 || storage.engine === 'sqlite') return;
    asking = true;
    const asked = await findStopRequests(storage.db, owner).catch(() => []);
    asking = false;
    for (const { id } of asked) running.get(id)?.halt('stopped');
  }

  const timer = setInterval(() => {
    void flush();
    void heedStops();
  }, FLUSH_EVERY_MS);
  timer.unref();

  return {
    written({ reply, flushed }) {
      if (soon || reply.progress - flushed < FLUSH_FROM_LENGTH) return;
      soon = setImmediate(() => {
        soon = undefined;
        void flush();
      });
    },
    stop: () => clearInterval(timer),
  };
}
