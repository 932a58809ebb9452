import type { ChatMessage, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { createSession, listMessages, type OpenSession, openSession, present } from './conversation.ts';
import { type ExchangeParts, retry, type SendOptions, send } from './exchange.ts';
import { follow } from './followed-reply.ts';
import { endOf, type ReplySource } from './reply-source.ts';
import { deleteSession, findQuestionOf, type MessageRow, readMessage, requestStop } from './store.ts';

/** How long a stop waits for the instance that writes the reply to say that it has stopped. */
const STOP_WAIT_MS = 3_000;

export type Chat = ReturnType<typeof createChat>;

/** Conversations, in the specification's words. Every failure that a visitor can cause is an AppError. */
export function createChat(parts: ExchangeParts) {
  const { storage, keeper } = parts;
  const open = (sessionId: string): Promise<OpenSession> => openSession(parts, sessionId);

  async function readReply(session: OpenSession, messageId: string): Promise<MessageRow> {
    const row = await readMessage(storage.db, session.row.id, messageId);
    if (row?.role !== 'assistant') throw new AppError('MESSAGE_NOT_FOUND');
    return row;
  }

  /** A reply to read along, from wherever it is written, and the id of its question. Throws MESSAGE_NOT_FOUND for an unknown or a user's message. */
  async function resume(
    session: OpenSession,
    messageId: string,
  ): Promise<{ reply: ChatMessage; messageId: string | undefined; source: ReplySource }> {
    const row = await readReply(session, messageId);
    const question = await findQuestionOf(storage.db, session.row.id, row.seq);
    return { reply: present(parts, session, row), messageId: question, source: follow(parts, session, row) };
  }

  /** Ends a running reply and keeps what was written; a finished one is answered as it is. */
  async function stop(session: OpenSession, messageId: string): Promise<ChatMessage> {
    const row = await readReply(session, messageId);
    if (row.status === 'streaming') {
      const running = keeper.find(row.id);
      if (running) running.halt('stopped');
      else await askOwnerToStop(row.id);
      const source = follow(parts, session, row);
      await endOf(source, STOP_WAIT_MS);
      source.close?.();
    }
    return present(parts, session, await readReply(session, messageId));
  }

  async function askOwnerToStop(id: string): Promise<void> {
    await requestStop(storage.db, id);
    await storage.notify('reply', id).catch(() => {});
  }

  async function remove({ row }: OpenSession): Promise<void> {
    await deleteSession(storage.db, row.id);
    keeper.abandon(row.id);
    await storage.forgetDeleted();
  }

  return {
    open,
    createSession: () => createSession(parts),
    messages: (session: OpenSession, page: { before?: string | undefined; limit?: number | undefined }) =>
      listMessages(parts, session, page),
    send: (session: OpenSession, body: SendBody, options: SendOptions = {}) =>
      send(parts, session, body, options),
    retry: (session: OpenSession, messageId: string, version?: TranslationId, options: SendOptions = {}) =>
      retry(parts, session, messageId, version, options),
    resume,
    stop,
    remove,
  };
}
