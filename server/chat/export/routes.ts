import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import type { ChatMessage } from '../../../contract/chat.ts';
import type { ThreadPool } from '../../concurrency/thread-pool.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';
import { route } from '../../http/route.ts';
import type { Chat } from '../chat.ts';
import type { OpenSession } from '../conversation.ts';
import type { ExportFormat, ExportRequest } from './exported.ts';

interface ExportDeps {
  readonly chat: Chat;
  readonly threads: ThreadPool<ExportRequest, Uint8Array>;
  readonly limit: preHandlerAsyncHookHandler;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const FILES: Record<ExportFormat, { extension: string; type: string }> = {
  markdown: { extension: 'md', type: 'text/markdown; charset=utf-8' },
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};
/** How many messages are read and decrypted before other requests have their turn. */
const PAGE_LENGTH = 50;

/** A conversation as a file. The file's name contains nothing from the conversation. */
export function exportRoutes(app: FastifyInstance, { chat, threads, limit, now }: ExportDeps): void {
  route(
    app,
    calls.exportConversation,
    async ({ params, query, reply }) => {
      const messages = await everyMessage(chat, await chat.open(params.sessionId));
      const exportedAt = new Date(now()).toISOString();
      const { extension, type } = FILES[query.format];
      const stays = abortOnDisconnect(reply, 'The request broke off.');
      const file = await threads.run({ format: query.format, messages, exportedAt }, stays);
      return reply
        .header('content-type', type)
        .header(
          'content-disposition',
          `attachment; filename="berea-conversation-${exportedAt.slice(0, 10)}.${extension}"`,
        )
        .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    },
    { preHandler: limit },
  );
}

async function everyMessage(chat: Chat, session: OpenSession): Promise<ChatMessage[]> {
  let messages: ChatMessage[] = [];
  for (;;) {
    const page = await chat.messages(session, { before: messages[0]?.id, limit: PAGE_LENGTH });
    messages = [...page, ...messages];
    if (page.length < PAGE_LENGTH) return messages;
  }
}
