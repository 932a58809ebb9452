import { AppError, type ErrorCode } from '../../contract/errors.ts';
import type { ErrorLog } from '../log-fields.ts';
import { ProviderError } from '../providers/types.ts';
import { endLostReply, endReply } from './finish-reply.ts';
import { startFlushing, type TrackedReply } from './flush-replies.ts';
import type { ReplyDeps } from './reply-deps.ts';
import { createRunningReply, type ReplyOpening, type RunningReply } from './running-reply.ts';
import type { MessageRow } from './store.ts';

/** The replies that this instance is writing. Flushes them, renews their leases, stores their ends. */
export interface RunningReplies {
  /** This instance, as the owner of its replies. */
  readonly owner: string;
  /** Starts the reply of a `streaming` row. `write` appends to it and returns when it is complete. */
  start(row: MessageRow, opening: ReplyOpening, write: (reply: RunningReply) => Promise<void>): RunningReply;
  find(id: string): RunningReply | undefined;
  /** Its conversation was deleted: nothing more is written. */
  abandonSession(session: string): void;
  readonly count: number;
  ids(): string[];
  /** Resolves when no reply is running, or after `ms` milliseconds. */
  finish(ms: number): Promise<void>;
  /** Ends each reply as interrupted, stores what is written of it, then stops. */
  close(): Promise<void>;
}

export function createRunningReplies(deps: ReplyDeps): RunningReplies {
  const tracked = new Map<string, TrackedReply & { done: Promise<void> }>();
  const flusher = startFlushing(deps, () => tracked.values());
  let closed = false;

  async function run(reply: RunningReply, write: (reply: RunningReply) => Promise<void>): Promise<void> {
    let failure: ErrorCode | undefined;
    try {
      await write(reply);
    } catch (error) {
      if (!reply.halted) failure = errorCodeOf(error, deps.log);
    }
    if (reply.halted === 'shutdown') failure = 'INTERRUPTED';
    if (reply.halted === 'lost') await endLostReply(deps, reply);
    else await endReply(deps, reply, failure);
    tracked.delete(reply.id);
  }

  return {
    owner: deps.owner,
    start(row, opening, write) {
      const reply = createRunningReply(row, opening);
      const entry = { reply, flushed: 0, leaseUntil: row.lease_until ?? 0, done: Promise.resolve() };
      tracked.set(reply.id, entry);
      reply.onChange(() => flusher.onAppended(entry));
      // The request was already being handled when the shutdown began.
      if (closed) reply.halt('shutdown');
      entry.done = run(reply, write);
      return reply;
    },
    find: (id) => tracked.get(id)?.reply,
    abandonSession(session) {
      for (const { reply } of tracked.values()) if (reply.session === session) reply.halt('lost');
    },
    get count() {
      return tracked.size;
    },
    ids: () => [...tracked.keys()],
    async finish(ms) {
      if (ms === 0 || tracked.size === 0) return;
      const { promise: time, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      await Promise.race([time, Promise.all([...tracked.values()].map(({ done }) => done))]);
      clearTimeout(timer);
    },
    async close() {
      closed = true;
      flusher.stop();
      const all = [...tracked.values()];
      for (const { reply } of all) reply.halt('shutdown');
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

/** The catalogue's code for a writer's failure. Only the kind of an unknown error is logged: its message may hold a visitor's words. */
function errorCodeOf(error: unknown, log: ErrorLog): ErrorCode {
  if (error instanceof ProviderError || error instanceof AppError) return error.code;
  log.error(
    { code: 'REPLY_FAILED', kind: error instanceof Error ? error.name : typeof error },
    'a reply failed',
  );
  return 'INTERNAL_ERROR';
}
