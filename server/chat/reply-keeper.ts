import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { ProviderError } from '../providers/types.ts';
import { countHour } from '../storage/counts.ts';
import { type Storage, TransactionRefused } from '../storage/types.ts';
import { sealBody } from './message-body.ts';
import { createRunningReply, type RunningReply } from './running-reply.ts';
import { findStopRequests, finishReply, flushReply, type MessageRow } from './store.ts';

/** How long an instance may be believed to be writing a reply without saying so again (docs: architecture, "Running replies"). */
export const LEASE_MS = 15_000;
const RENEW_BEFORE_MS = 10_000;
const FLUSH_EVERY_MS = 500;
const FLUSH_FROM_LENGTH = 2_000;
const FINISH_TRIES = 20;

export interface KeeperLog {
  error(fields: Record<string, unknown>, message: string): void;
}

/** Keeps the replies that this instance writes: flushes them, renews their leases, stores their ends. */
export interface ReplyKeeper {
  /** This instance, as `owner` of its replies. */
  readonly owner: string;
  /** Begins the reply of a `streaming` row. `write` appends to it and returns at its natural end. */
  begin(
    row: MessageRow,
    key: Uint8Array,
    sessionId: string,
    write: (reply: RunningReply) => Promise<void>,
  ): RunningReply;
  find(id: string): RunningReply | undefined;
  /** Its conversation was deleted: nothing more is written. */
  abandon(session: string): void;
  readonly running: number;
  /** Stores what is written of each reply as interrupted, then stops. */
  close(): Promise<void>;
}

interface Kept {
  readonly reply: RunningReply;
  flushed: number;
  leaseUntil: number;
  done: Promise<void>;
}

export function createReplyKeeper(deps: {
  storage: Storage;
  owner: string;
  now: () => number;
  log: KeeperLog;
}): ReplyKeeper {
  const { storage, owner, now, log } = deps;
  const kept = new Map<string, Kept>();
  let flushing = false;
  let soon: NodeJS.Immediate | undefined;

  async function flush(): Promise<void> {
    if (flushing) return;
    const due = [...kept.values()].filter(
      (k) =>
        !k.reply.snapshot().end && (k.reply.progress > k.flushed || k.leaseUntil - now() < RENEW_BEFORE_MS),
    );
    if (due.length === 0) return;
    flushing = true;
    const leaseUntil = now() + LEASE_MS;
    const progress = due.map((k) => k.reply.progress);
    try {
      const results = await storage.transaction(
        due.map(({ reply }) => ({
          query: flushReply(storage.db, {
            id: reply.id,
            owner,
            leaseUntil,
            sealed: sealBody(reply.key, reply.id, reply.body),
          }),
        })),
      );
      due.forEach((k, i) => {
        k.flushed = progress[i] ?? 0;
        k.leaseUntil = leaseUntil;
        if (!results[i]?.changed) k.reply.halt('lost');
        else void storage.notify('reply', k.reply.id).catch(() => {});
      });
    } catch {
      // The database is away: the text is still here, and the next round tries again.
      log.error({ code: 'FLUSH_FAILED' }, 'replies could not be flushed');
    } finally {
      flushing = false;
    }
  }

  /** A reader at another instance may ask for a stop while nothing is being written here that would be flushed. */
  async function heedStops(): Promise<void> {
    if (kept.size === 0 || storage.engine === 'sqlite') return;
    const asked = await findStopRequests(storage.db, owner).catch(() => []);
    for (const { id } of asked) kept.get(id)?.reply.halt('stopped');
  }

  const timer = setInterval(() => {
    void flush();
    void heedStops();
  }, FLUSH_EVERY_MS);
  timer.unref();

  function flushSoon(k: Kept): void {
    if (soon || k.reply.progress - k.flushed < FLUSH_FROM_LENGTH) return;
    soon = setImmediate(() => {
      soon = undefined;
      void flush();
    });
  }

  /** Stores the end; the reader is told only then. */
  async function finish(reply: RunningReply, failure: ErrorCode | undefined): Promise<void> {
    const status = failure ? 'failed' : reply.halted === 'stopped' ? 'stopped' : 'complete';
    const { origin } = reply;
    const query = finishReply(storage.db, {
      id: reply.id,
      owner,
      sealed: sealBody(reply.key, reply.id, reply.body),
      status,
      errorCode: failure ?? null,
      provider: origin.provider || null,
      fallback: origin.fallback,
      omittedMessages: origin.omittedMessages,
      omittedCharacters: origin.omittedCharacters,
    });
    const counted =
      origin.outputTokens > 0
        ? [{ query: countHour(storage.db, 'output_tokens', now(), origin.outputTokens) }]
        : [];
    for (let attempt = 1; ; attempt++) {
      try {
        await storage.transaction([{ query, expect: 1 }, ...counted]);
        break;
      } catch (error) {
        if (error instanceof TransactionRefused) return reply.settle('failed', 'INTERRUPTED');
        log.error({ code: 'FINISH_FAILED' }, 'the end of a reply could not be stored');
        if (attempt >= FINISH_TRIES) return reply.settle('failed', 'INTERRUPTED');
        await new Promise((resolve) => setTimeout(resolve, FLUSH_EVERY_MS));
      }
    }
    if (failure) reply.settle('failed', failure);
    else reply.settle(status === 'stopped' ? 'stopped' : 'complete');
    void storage.notify('reply', reply.id).catch(() => {});
  }

  async function run(reply: RunningReply, write: (reply: RunningReply) => Promise<void>): Promise<void> {
    let failure: ErrorCode | undefined;
    try {
      await write(reply);
    } catch (error) {
      if (!reply.halted) failure = failureOf(error, log);
    }
    if (reply.halted === 'shutdown') failure = 'INTERRUPTED';
    if (reply.halted === 'lost') reply.settle('failed', 'INTERRUPTED');
    else await finish(reply, failure);
    kept.delete(reply.id);
  }

  return {
    owner,
    begin(row, key, sessionId, write) {
      const reply = createRunningReply(row, key, sessionId);
      const entry: Kept = {
        reply,
        flushed: 0,
        leaseUntil: row.lease_until ?? now() + LEASE_MS,
        done: Promise.resolve(),
      };
      kept.set(reply.id, entry);
      reply.onChange(() => flushSoon(entry));
      entry.done = run(reply, write);
      return reply;
    },
    find: (id) => kept.get(id)?.reply,
    abandon(session) {
      for (const { reply } of kept.values()) if (reply.session === session) reply.halt('lost');
    },
    get running() {
      return kept.size;
    },
    async close() {
      clearInterval(timer);
      const all = [...kept.values()];
      for (const { reply } of all) reply.halt('shutdown');
      await Promise.all(all.map((k) => k.done));
    },
  };
}

/** The catalogue's code of a writer's failure. Of an unknown error only its kind is logged: its message may hold words. */
function failureOf(error: unknown, log: KeeperLog): ErrorCode {
  if (error instanceof ProviderError || error instanceof AppError) return error.code;
  log.error(
    { code: 'REPLY_FAILED', kind: error instanceof Error ? error.name : typeof error },
    'a reply failed',
  );
  return 'INTERNAL_ERROR';
}
