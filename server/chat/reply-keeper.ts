import type { KeyObject } from 'node:crypto';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { ProviderError } from '../providers/types.ts';
import { endAsLost, finish } from './finish-reply.ts';
import { type Kept, startFlushing } from './flush-replies.ts';
import type { KeeperLog, KeeperParts } from './keeper-parts.ts';
import { createRunningReply, type RunningReply } from './running-reply.ts';
import type { MessageRow } from './store.ts';

/** Keeps the replies that this instance writes: flushes them, renews their leases, stores their ends. */
export interface ReplyKeeper {
  readonly owner: string;
  /** Begins the reply of a `streaming` row. `write` appends to it and returns at its natural end. */
  begin(
    row: MessageRow,
    key: KeyObject,
    sessionId: string,
    write: (reply: RunningReply) => Promise<void>,
  ): RunningReply;
  find(id: string): RunningReply | undefined;
  /** Its conversation was deleted: nothing more is written. */
  abandon(session: string): void;
  readonly running: number;
  /** The replies that this instance is writing. */
  ids(): string[];
  /** Stores what is written of each reply as interrupted, then stops. */
  close(): Promise<void>;
}

export function createReplyKeeper(parts: KeeperParts): ReplyKeeper {
  const kept = new Map<string, Kept & { done: Promise<void> }>();
  const flushing = startFlushing(parts, () => kept.values());
  let closed = false;

  async function run(reply: RunningReply, write: (reply: RunningReply) => Promise<void>): Promise<void> {
    let failure: ErrorCode | undefined;
    try {
      await write(reply);
    } catch (error) {
      if (!reply.halted) failure = failureOf(error, parts.log);
    }
    if (reply.halted === 'shutdown') failure = 'INTERRUPTED';
    if (reply.halted === 'lost') await endAsLost(parts, reply);
    else await finish(parts, reply, failure);
    kept.delete(reply.id);
  }

  return {
    owner: parts.owner,
    begin(row, key, sessionId, write) {
      const reply = createRunningReply(row, key, sessionId);
      const entry = { reply, flushed: 0, leaseUntil: row.lease_until ?? 0, done: Promise.resolve() };
      kept.set(reply.id, entry);
      reply.onChange(() => flushing.written(entry));
      // A request that was under way when the stop began.
      if (closed) reply.halt('shutdown');
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
    ids: () => [...kept.keys()],
    async close() {
      closed = true;
      flushing.stop();
      const all = [...kept.values()];
      for (const { reply } of all) reply.halt('shutdown');
      await Promise.all(all.map((each) => each.done));
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
