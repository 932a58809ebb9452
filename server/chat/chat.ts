import type { ChatMessage, EditBody, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { createSession, type OpenSession, openSession, present, readPage } from './conversation.ts';
import { type ExchangeParts, edit, retry, type SendOptions, send } from './exchange.ts';
import { follow } from './followed-reply.ts';
import { withCare } from './message-care.ts';
import { endOf, type ReplySource } from './reply-source.ts';
import { deleteSession, type MessageRow, readMessage, readMessages, requestStop } from './store.ts';

/** How long a stop waits for the instance that writes the reply to say that it has stopped. */
const STOP_WAIT_MS = 3_000;

export type Chat = ReturnType<typeof createChat>;

/** Conversations (behaviour 10). Every failure that a visitor can cause is an AppError. */
export function createChat(parts: ExchangeParts) {
  const { storage, keeper } = parts;
  const open = (sessionId: string): Promise<OpenSession> => openSession(parts, sessionId);

  async function readReply(session: OpenSession, messageId: string): Promise<MessageRow> {
    const row = await readMessage(storage.db, session.row.id, messageId);
    if (row?.role !== 'assistant') throw new AppError('MESSAGE_NOT_FOUND');
    return row;
  }

  /** Messages as they are read, with the care that they call for. */
  async function messages(
    session: OpenSession,
    page: { before?: string | undefined; limit?: number | undefined },
    region?: string,
  ): Promise<ChatMessage[]> {
    const rows = await readPage(parts, session, page);
    const shown = rows.map((row) => present(parts, session, row));
    return withCare(parts, session, rows, shown, region);
  }

  /** A reply to read along, from wherever it is written, and its question. Throws MESSAGE_NOT_FOUND for an unknown or a user's message. */
  async function resume(
    session: OpenSession,
    messageId: string,
    region?: string,
  ): Promise<{ reply: ChatMessage; message: ChatMessage | undefined; source: ReplySource }> {
    const row = await readReply(session, messageId);
    const rows = await readMessages(storage.db, session.row.id, { beforeSeq: row.seq, limit: 1 });
    const asked = rows.map((question) => present(parts, session, question));
    const [message] = await withCare(parts, session, rows, asked, region);
    return { reply: present(parts, session, row), message, source: follow(parts, session, row) };
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
    await storage.purgeDeleted();
  }

  return {
    open,
    createSession: () => createSession(parts),
    messages,
    send: (session: OpenSession, body: SendBody, options: SendOptions = {}) =>
      send(parts, session, body, options),
    retry: (session: OpenSession, messageId: string, version?: TranslationId, options: SendOptions = {}) =>
      retry(parts, session, messageId, version, options),
    edit: async (session: OpenSession, messageId: string, body: EditBody, options: SendOptions = {}) => {
      const begun = await edit(parts, session, messageId, body, options);
      // The words that were replaced leave the journal too. The answer does not wait for it.
      storage.purgeDeleted().catch(() => undefined);
      return begun;
    },
    resume,
    stop,
    remove,
  };
}
