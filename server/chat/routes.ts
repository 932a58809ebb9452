import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { CHAT_BODY_MAX_BYTES, IDEMPOTENCY_KEY_MAX_LENGTH, STREAM_PROTOCOL } from '../../contract/limits.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { sayTooLarge } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { wantsEvents } from '../http/wants-events.ts';
import type { Chat } from './chat.ts';
import type { OpenSession } from './conversation.ts';
import type { SendOptions } from './exchange.ts';
import { tooLongToRead } from './own-words.ts';
import { type ReplySource, waitForEnd } from './reply-source.ts';
import { replyError, type StreamOptions, streamReply } from './reply-stream.ts';
import type { StartedExchange } from './store-exchange.ts';

export interface ChatLimits {
  readonly createSession: preHandlerAsyncHookHandler[];
  readonly send: preHandlerAsyncHookHandler[];
  /** Reading a conversation, and following its replies: before the session is looked up. */
  readonly readOfAddress: preHandlerAsyncHookHandler[];
  /** The same, once the session is found. */
  readonly readOfSession: preHandlerAsyncHookHandler[];
}

/** The chat calls. The session in the path is looked up before anything else in a request is checked, and before it is counted. */
export function chatRoutes(app: FastifyInstance, { chat, limits }: { chat: Chat; limits: ChatLimits }): void {
  const sessions = new WeakMap<FastifyRequest, OpenSession>();
  const findSession: preHandlerAsyncHookHandler = async (request) => {
    const { sessionId } = request.params as { sessionId: string };
    sessions.set(request, await chat.open(sessionId));
  };
  const sessionOf = (request: FastifyRequest): OpenSession => {
    const session = sessions.get(request);
    if (!session) throw new AppError('SESSION_NOT_FOUND');
    return session;
  };
  const countAndFind = [...limits.readOfAddress, findSession, ...limits.readOfSession];
  const followOptions = { preHandler: countAndFind };
  const refuseWhenFull: preHandlerAsyncHookHandler = async () => chat.refuseReadsWhenFull();
  const readOptions = { preHandler: [refuseWhenFull, ...countAndFind] };
  const changeOptions = { preHandler: findSession };
  const writeOptions = { preHandler: [findSession, ...limits.send] };

  route(
    app,
    calls.createSession,
    ({ reply }) => {
      reply.code(201);
      return chat.createSession();
    },
    { preHandler: limits.createSession },
  );
  route(
    app,
    calls.listMessages,
    ({ query, request, reply }) =>
      chat.messages(sessionOf(request), query, {
        region: regionOf(request),
        signal: abortOnDisconnect(reply, 'The request broke off.'),
      }),
    readOptions,
  );
  void app.register(async (scope) => {
    sayTooLarge(scope, tooLongToRead);
    route(
      scope,
      calls.sendMessage,
      async ({ body, request, reply }) =>
        answer(request, reply, await chat.send(sessionOf(request), body, optionsOf(request))),
      // Offsets refer to the body as it was sent: own-words.ts cleans document and words separately.
      { ...writeOptions, bodyLimit: CHAT_BODY_MAX_BYTES, cleanBody: false },
    );
    route(
      scope,
      calls.editMessage,
      async ({ params, body, request, reply }) =>
        answer(
          request,
          reply,
          await chat.edit(sessionOf(request), params.messageId, body, optionsOf(request)),
        ),
      writeOptions,
    );
  });
  route(
    app,
    calls.retryReply,
    async ({ params, body, request, reply }) =>
      answer(
        request,
        reply,
        await chat.retry(sessionOf(request), params.messageId, body.version, optionsOf(request)),
      ),
    writeOptions,
  );
  route(
    app,
    calls.continueReply,
    async ({ params, body, request, reply }) =>
      answer(
        request,
        reply,
        await chat.continueReply(sessionOf(request), params.messageId, body.version, optionsOf(request)),
      ),
    writeOptions,
  );
  route(
    app,
    calls.resumeReply,
    async ({ params, request, reply }) =>
      resume(request, reply, await chat.resume(sessionOf(request), params.messageId, regionOf(request))),
    { ...followOptions, allowHead: false },
  );
  route(
    app,
    calls.stopReply,
    ({ params, request }) => chat.stop(sessionOf(request), params.messageId),
    changeOptions,
  );
  route(
    app,
    calls.deleteSession,
    async ({ request, reply }) => {
      await chat.remove(sessionOf(request));
      return reply.code(204).send();
    },
    changeOptions,
  );
}

/** Sends an exchange: as events if the client accepts them, else as JSON once the reply has ended. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  exchange: StartedExchange,
): Promise<unknown> {
  const { message, source } = exchange;
  if (wantsEvents(request.headers.accept)) {
    // A reply that goes on opens with what stands already.
    const begun = exchange.reply.content !== '' && exchange.reply.status === 'streaming' ? source : undefined;
    const { length, scriptureReferences } = source.snapshot();
    const has = begun ? { from: length, found: scriptureReferences.length } : { from: 0, found: 0 };
    const opening: StreamEvent[] = [
      { event: 'message', data: message },
      ...careEvents(message),
      replyEvent(exchange.reply, begun),
    ];
    return stream(request, reply, source, { opening, ...has, message });
  }
  const end = await waitForEnd(source);
  if (end.kind === 'error') throw replyError(source, end.code, message);
  reply.code(201);
  return { message, reply: end.message };
}

/** The `reply` event: a running reply, with the text that the stream itself will not send. */
function replyEvent({ id, sessionId, role, timestamp }: ChatMessage, source?: ReplySource): StreamEvent {
  const content = source?.textFrom(0) ?? '';
  const scriptureReferences = [...(source?.snapshot().scriptureReferences ?? [])];
  const data = { id, sessionId, role, timestamp, content, status: 'streaming' as const, scriptureReferences };
  return { event: 'reply', data: { ...data, protocol: STREAM_PROTOCOL } };
}

/**
 * Resumes a stream: after the text that the reader already has, or with a `reply` event that holds the text so far. A
 * failed reply too: the reader may not have all of its text, and the `error` event does not contain it.
 */
function resume(
  request: FastifyRequest,
  reply: FastifyReply,
  { reply: shown, message, source }: Awaited<ReturnType<Chat['resume']>>,
): FastifyReply {
  const { length, scriptureReferences, end } = source.snapshot();
  const has = { from: length, found: scriptureReferences.length };
  const care = message ? careEvents(message) : [];
  if (end?.kind === 'done') return stream(request, reply, source, { opening: care, ...has, message });
  const from = lastEventId(request);
  if (from !== undefined) return stream(request, reply, source, { opening: care, from, found: 0, message });
  return stream(request, reply, source, { opening: [...care, replyEvent(shown, source)], ...has, message });
}

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ReplySource,
  options: Pick<StreamOptions, 'opening' | 'from' | 'found' | 'message'>,
): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(streamReply(source, { ...options, requestId: request.id, onClose: source.close }));
}

/** The help that the visitor's message calls for; sent again to a reader who resumes. */
function careEvents({ id, care }: ChatMessage): StreamEvent[] {
  return care ? [{ event: 'care', data: { messageId: id, care } }] : [];
}

/** The reader's region (ISO 3166-1, two letters), if the request names one. */
function regionOf(request: FastifyRequest): string | undefined {
  const region = request.headers['x-region'];
  return typeof region === 'string' && /^[A-Za-z]{2}$/.test(region) ? region.toUpperCase() : undefined;
}

function optionsOf(request: FastifyRequest): SendOptions {
  const key = request.headers['idempotency-key'];
  if (
    key !== undefined &&
    (typeof key !== 'string' || key === '' || key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
  ) {
    throw new AppError('INVALID_REQUEST', {
      issues: [{ path: 'Idempotency-Key', message: `1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.` }],
    });
  }
  return { idempotencyKey: key, region: regionOf(request) };
}

/**
 * The length of text that a resuming reader already has; undefined if it does not say. It may be more than this
 * instance knows: another instance may have sent text that it has not flushed yet.
 */
function lastEventId(request: FastifyRequest): number | undefined {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
