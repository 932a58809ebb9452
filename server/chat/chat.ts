import type { ChatMessage, EditBody, MessageList, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { createSlots } from '../concurrency/slots.ts';
import { takeTurns } from '../concurrency/take-turns.ts';
import { createSession, type OpenSession, openSession, presentMessage, readPage } from './conversation.ts';
import { readEverything } from './everything.ts';
import { continueReply, edit, retry, type SendOptions, send } from './exchange.ts';
import { followReply } from './followed-reply.ts';
import { withCare } from './message-care.ts';
import { type ReplySource, waitForEnd } from './reply-source.ts';
import { deleteSession, type MessageRow, readMessage, readMessages, requestStop } from './store.ts';
import type { ExchangeDeps } from './store-exchange.ts';

/** How long a stop request waits until the instance that writes the reply has stopped it. */
const STOP_TIMEOUT_MS = 3_000;
/** Pages of conversations that are read at once, and that may wait. */
const READS = { slots: 4, maxWaiting: 100, maxWaitMs: 5_000 };
const READ_AGAIN_SECONDS = 2;

const NEVER = new AbortController().signal;

export type Chat = ReturnType<typeof createChat>;

/** Conversations (behaviour 10). Every failure that a visitor can cause is an AppError. */
export function createChat(deps: ExchangeDeps) {
  const { storage, replies } = deps;
  const open = (sessionId: string): Promise<OpenSession> => openSession(deps, sessionId);

  const tooManyReads = (): AppError => new AppError('BUSY', { retryAfterSeconds: READ_AGAIN_SECONDS });
  const reads = createSlots({ ...READS, busy: tooManyReads });

  async function readReply(session: OpenSession, messageId: string): Promise<MessageRow> {
    const row = await readMessage(storage.db, session.row.id, messageId);
    if (row?.role !== 'assistant') throw new AppError('MESSAGE_NOT_FOUND');
    return row;
  }

  /**
   * A page of messages as the visitor reads them, with help lines where they are needed. Throws BUSY when too many are
   * read, and the reason of `signal` when it aborts.
   */
  function messages(
    session: OpenSession,
    page: { before?: string | undefined; limit?: number | undefined },
    { region, signal = NEVER }: { region?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<MessageList> {
    return reads.run(async () => {
      const { rows, more } = await readPage(deps, session, page);
      const turn = takeTurns();
      const shown: ChatMessage[] = [];
      for (const row of rows) {
        await turn();
        shown.push(presentMessage(deps, session, row));
      }
      signal.throwIfAborted();
      return { messages: await withCare(deps, session, rows, shown, region), more };
    }, signal);
  }

  /** A reply to follow, whichever instance writes it, and its question. Throws MESSAGE_NOT_FOUND for an unknown id or a user's message. */
  async function resume(
    session: OpenSession,
    messageId: string,
    region?: string,
  ): Promise<{ reply: ChatMessage; message: ChatMessage | undefined; source: ReplySource }> {
    const row = await readReply(session, messageId);
    const rows = await readMessages(storage.db, session.row.id, { beforeSeq: row.seq, limit: 1 });
    const questions = rows.map((question) => presentMessage(deps, session, question));
    const [message] = await withCare(deps, session, rows, questions, region);
    return { reply: presentMessage(deps, session, row), message, source: followReply(deps, session, row) };
  }

  /** Ends a running reply and keeps what was written; a finished one is returned as it is. */
  async function stop(session: OpenSession, messageId: string): Promise<ChatMessage> {
    const row = await readReply(session, messageId);
    if (row.status === 'streaming') {
      const running = replies.find(row.id);
      if (running) running.halt('stopped');
      else await askOwnerToStop(row.id);
      const source = followReply(deps, session, row);
      await waitForEnd(source, STOP_TIMEOUT_MS);
      source.close?.();
    }
    return presentMessage(deps, session, await readReply(session, messageId));
  }

  async function askOwnerToStop(id: string): Promise<void> {
    await requestStop(storage.db, id);
    await storage.notify('reply', id).catch(() => {});
  }

  async function remove({ row }: OpenSession): Promise<void> {
    await deleteSession(storage.db, row.id);
    replies.abandonSession(row.id);
    await storage.purgeDeleted();
  }

  return {
    open,
    createSession: () => createSession(deps),
    messages,
    /** Throws BUSY when no page can be read soon: before anything is looked up for a request. */
    refuseReadsWhenFull(): void {
      if (reads.waiting >= READS.maxWaiting) throw tooManyReads();
    },
    send: (session: OpenSession, body: SendBody, options: SendOptions = {}) =>
      send(deps, session, body, options),
    retry: (session: OpenSession, messageId: string, version?: TranslationId, options: SendOptions = {}) =>
      retry(deps, session, { messageId, version }, options),
    everything: (session: OpenSession, signal: AbortSignal) => readEverything(deps, session, signal),
    continueReply: (
      session: OpenSession,
      messageId: string,
      version?: TranslationId,
      options: SendOptions = {},
    ) => continueReply(deps, session, { messageId, version }, options),
    edit: async (session: OpenSession, messageId: string, body: EditBody, options: SendOptions = {}) => {
      const exchange = await edit(deps, session, { ...body, messageId }, options);
      // The replaced words are removed from the database's journal too. The answer does not wait for that.
      storage.purgeDeleted().catch(() => undefined);
      return exchange;
    },
    resume,
    stop,
    remove,
  };
}
