import type { ErrorCode } from '../../contract/errors.ts';
import { countHour } from '../storage/counts.ts';
import { TransactionRefused } from '../storage/types.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { sealBody } from './message-body.ts';
import type { RunningReply } from './running-reply.ts';
import { finishReply, readMessage, sessionExists } from './store.ts';

/** How long the database may be away (a restart, say) before the end of a reply is given up. */
const PATIENCE_MS = 30_000;
const AGAIN_AFTER_MS = 500;

/** Stores the end of a reply, then tells its readers. `failure` ends it as failed; never throws. */
export async function finish(
  parts: KeeperParts,
  reply: RunningReply,
  failure: ErrorCode | undefined,
): Promise<void> {
  const { storage, owner, log } = parts;
  const { origin } = reply;
  const status = failure ? 'failed' : reply.halted === 'stopped' ? 'stopped' : 'complete';
  const query = finishReply(storage.db, {
    id: reply.id,
    owner,
    sealed: sealBody(reply.key, reply.id, reply.body),
    status,
    errorCode: failure ?? null,
    provider: origin.provider || null,
    fallback: origin.fallback ? 1 : 0,
    omittedMessages: origin.omittedMessages,
    omittedCharacters: origin.omittedCharacters,
  });
  const attempts = PATIENCE_MS / AGAIN_AFTER_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      await storage.transaction([
        { query, expect: 1 },
        ...spent(parts, reply).map((counted) => ({ query: counted })),
      ]);
      break;
    } catch (error) {
      if (error instanceof TransactionRefused) {
        // The answer to an earlier try may have been lost on its way to us.
        if (attempt > 1 && (await statusOf(parts, reply).catch(() => undefined)) === status) break;
        return endAsLost(parts, reply);
      }
      if (attempt === 1 || attempt === attempts)
        log.error({ code: 'FINISH_FAILED', attempt }, 'the end of a reply could not be stored');
      if (attempt === attempts) return reply.settle('failed', 'INTERRUPTED');
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
  if (failure) reply.settle('failed', failure);
  else reply.settle(status === 'stopped' ? 'stopped' : 'complete');
  void storage.notify('reply', reply.id).catch(() => {});
}

/** Ends a reply whose row is not ours any more: another instance thought us dead, or it was deleted. Never throws. */
export async function endAsLost(parts: KeeperParts, reply: RunningReply): Promise<void> {
  const { storage } = parts;
  try {
    // What a service wrote counts for the day, also where nobody is left to read it.
    await storage.transaction(spent(parts, reply).map((query) => ({ query })));
    const there = (await statusOf(parts, reply)) !== undefined;
    const session = there || (await sessionExists(storage.db, reply.session));
    reply.settle('failed', there ? 'INTERRUPTED' : session ? 'MESSAGE_NOT_FOUND' : 'SESSION_NOT_FOUND');
  } catch {
    reply.settle('failed', 'INTERRUPTED');
  }
}

async function statusOf({ storage }: KeeperParts, { session, id }: RunningReply) {
  return (await readMessage(storage.db, session, id))?.status;
}

function spent({ storage, now }: KeeperParts, { origin }: RunningReply) {
  return origin.outputTokens > 0 ? [countHour(storage.db, 'output_tokens', now(), origin.outputTokens)] : [];
}
