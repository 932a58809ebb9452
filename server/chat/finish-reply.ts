import type { ErrorCode } from '../../contract/errors.ts';
import { countHour } from '../storage/counts.ts';
import { TransactionRefused } from '../storage/types.ts';
import { countReply } from './count-reply.ts';
import { sealBody } from './message-body.ts';
import type { ReplyDeps } from './reply-deps.ts';
import type { RunningReply } from './running-reply.ts';
import { finishReply, readMessage, sessionExists } from './store.ts';

/** How long storing the end of a reply is retried while the database is unavailable, for example restarting. */
const RETRY_FOR_MS = 30_000;
const RETRY_EVERY_MS = 500;

/** Stores the end of a reply, then notifies its readers. `failure` ends it as failed. Never throws. */
export async function endReply(
  deps: ReplyDeps,
  reply: RunningReply,
  failure: ErrorCode | undefined,
): Promise<void> {
  const { storage, owner, log } = deps;
  const { origin } = reply;
  // A reply that could not be continued is what it was before, and can be continued again.
  const keeps = failure !== undefined && failure !== 'REPLY_WITHDRAWN' && reply.begun !== undefined;
  if (keeps) origin.end = 'length';
  const status = failure && !keeps ? 'failed' : reply.halted === 'stopped' ? 'stopped' : 'complete';
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
  const attempts = RETRY_FOR_MS / RETRY_EVERY_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      await storage.transaction([
        { query, expect: 1 },
        ...countTokens(deps, reply).map((counted) => ({ query: counted })),
        ...countReply(storage.db, reply, failure, deps.now()).map((counted) => ({ query: counted })),
      ]);
      break;
    } catch (error) {
      if (error instanceof TransactionRefused) {
        // An earlier try may have succeeded although its answer was lost.
        if (attempt > 1 && (await statusOf(deps, reply).catch(() => undefined)) === status) break;
        return endLostReply(deps, reply);
      }
      if (attempt === 1 || attempt === attempts)
        log.error({ code: 'FINISH_FAILED', attempt }, 'the end of a reply could not be stored');
      if (attempt === attempts) return reply.settle('failed', 'INTERRUPTED');
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS));
    }
  }
  if (status === 'failed') reply.settle('failed', failure ?? 'INTERNAL_ERROR');
  else reply.settle(status, failure);
  void storage.notify('reply', reply.id).catch(() => {});
}

/** Ends a reply whose row this instance no longer owns: another one took its lease to have ended, or it was deleted. Never throws. */
export async function endLostReply(deps: ReplyDeps, reply: RunningReply): Promise<void> {
  const { storage } = deps;
  try {
    // What the provider wrote counts towards the day's budget, even if nobody reads it.
    await storage.transaction(countTokens(deps, reply).map((query) => ({ query })));
    const messageExists = (await statusOf(deps, reply)) !== undefined;
    const session = messageExists || (await sessionExists(storage.db, reply.session));
    reply.settle(
      'failed',
      messageExists ? 'INTERRUPTED' : session ? 'MESSAGE_NOT_FOUND' : 'SESSION_NOT_FOUND',
    );
  } catch {
    reply.settle('failed', 'INTERRUPTED');
  }
}

async function statusOf({ storage }: ReplyDeps, { session, id }: RunningReply) {
  return (await readMessage(storage.db, session, id))?.status;
}

function countTokens({ storage, now }: ReplyDeps, { origin }: RunningReply) {
  const counts = [
    ['input_tokens', origin.inputTokens],
    ['output_tokens', origin.outputTokens],
  ] as const;
  return counts.flatMap(([name, tokens]) => (tokens > 0 ? [countHour(storage.db, name, now(), tokens)] : []));
}
