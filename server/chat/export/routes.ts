import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { AppError } from '../../../contract/errors.ts';
import { createSlots } from '../../concurrency/slots.ts';
import type { ThreadPool } from '../../concurrency/thread-pool.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';
import { route } from '../../http/route.ts';
import type { Chat } from '../chat.ts';
import { everyMessage } from './every-message.ts';
import type { ExportFormat, ExportJob } from './exported.ts';

interface ExportDeps {
  readonly chat: Chat;
  readonly threads: ThreadPool<ExportJob, Uint8Array>;
  readonly limits: preHandlerAsyncHookHandler[];
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
/** Exports at once: each holds its whole conversation. */
const AT_ONCE = { slots: 2, maxWaiting: 20, maxWaitMs: 60_000 };
const AGAIN_SECONDS = 10;

/** A conversation as a file. The file's name contains nothing from the conversation. */
export function exportRoutes(app: FastifyInstance, { chat, threads, limits, now }: ExportDeps): void {
  const slots = createSlots({
    ...AT_ONCE,
    busy: () => new AppError('BUSY', { retryAfterSeconds: AGAIN_SECONDS }),
  });
  route(
    app,
    calls.exportConversation,
    async ({ params, query, reply }) => {
      const session = await chat.open(params.sessionId);
      const exportedAt = new Date(now()).toISOString();
      const { extension, type } = FILES[query.format];
      const stays = abortOnDisconnect(reply, 'The request broke off.');
      const bytes = await slots.run(async () => {
        const messages = await everyMessage(chat, session, stays);
        return threads.run({ format: query.format, messages, exportedAt }, stays);
      }, stays);
      return sendFile(reply, `berea-conversation-${exportedAt.slice(0, 10)}.${extension}`, type, bytes);
    },
    { preHandler: limits },
  );
  route(
    app,
    calls.everythingOfSession,
    async ({ params, reply }) => {
      const session = await chat.open(params.sessionId);
      const stays = abortOnDisconnect(reply, 'The request broke off.');
      const bytes = await slots.run(async () => {
        const everything = await chat.everything(session, stays);
        return threads.run({ format: 'everything', everything }, stays);
      }, stays);
      const day = new Date(now()).toISOString().slice(0, 10);
      return sendFile(reply, `berea-everything-${day}.json`, FILES.json.type, bytes);
    },
    { preHandler: limits },
  );
}

function sendFile(reply: FastifyReply, name: string, type: string, bytes: Uint8Array): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
