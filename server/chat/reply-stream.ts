import { Readable } from 'node:stream';
import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { errorBodyOf } from '../http/errors.ts';
import type { ReplySource } from './reply-source.ts';

/** Proxies cut a connection that is silent for longer than they allow; the promise is 15 s at the most (behaviour 10.4). */
const KEEP_ALIVE_MS = 12_000;
/**
 * Between two deltas. Services write up to a hundred pieces a second, each of them a packet, an event and a drawing for an
 * old phone; 25 are read as one flow. The first words and the end wait for nothing.
 */
const APART_MS = 40;

export interface StreamOptions {
  /** Sent first, in order; their event id is the length that the reader has. */
  readonly opening: readonly StreamEvent[];
  /** Length of the text that the reader already has. */
  readonly from: number;
  /** Count of findings that the reader already has. */
  readonly found: number;
  readonly requestId: string;
  /** The user's message that is answered. */
  readonly message?: ChatMessage | undefined;
  /** Least time between two deltas; without it, 40 ms. */
  readonly apartMs?: number;
  /** Called when the reader is gone or the reply has ended. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A reply as server-sent events (behaviour 10.4). Every event's id is the length of text sent so far, so that a reader
 * resumes by it. A slow reader is not queued for: it gets what has come in the meantime as one delta.
 */
export function streamReply(source: ReplySource, options: StreamOptions): Readable {
  let sent = options.from;
  let found = options.found;
  let ended = false;
  let full = false;
  let off = (): void => {};
  let told = Number.NEGATIVE_INFINITY;
  let soon: NodeJS.Timeout | undefined;
  const stream = new Readable({
    read() {
      full = false;
      pump();
    },
    destroy(error, done) {
      off();
      clearInterval(keepAlive);
      clearTimeout(soon);
      options.onClose?.();
      done(error);
    },
  });
  const write = (text: string): void => {
    if (!stream.push(text)) full = true;
  };
  const send = ({ event, data }: StreamEvent): void =>
    write(`id: ${sent}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const keepAlive = setInterval(() => {
    if (!full && !ended) write(': still here\n\n');
  }, KEEP_ALIVE_MS);
  keepAlive.unref();

  let saidWaiting = false;
  function pump(): void {
    if (ended || full || stream.destroyed) return;
    const { length, scriptureReferences, waiting, end } = source.snapshot();
    if (waiting && !saidWaiting) {
      saidWaiting = true;
      send({ event: 'waiting', data: {} });
    }
    const isNews = length > sent || scriptureReferences.length > found;
    const wait = told + (options.apartMs ?? APART_MS) - performance.now();
    if (isNews && !end && wait > 0) {
      soon ??= setTimeout(() => {
        soon = undefined;
        pump();
      }, wait);
      return;
    }
    if (isNews) told = performance.now();
    if (length > sent) {
      const text = source.textFrom(sent);
      sent = length;
      send({ event: 'delta', data: { text } });
    }
    while (found < scriptureReferences.length) {
      const finding = scriptureReferences[found++];
      if (finding) send({ event: 'scripture', data: finding });
    }
    if (!end) return;
    ended = true;
    if (end.kind === 'done') send({ event: 'done', data: { message: end.message } });
    else
      send({
        event: 'error',
        data: errorBodyOf(failureOf(source, end.code, options.message), options.requestId),
      });
    stream.push(null);
  }

  for (const event of options.opening) send(event);
  full = false;
  off = source.onChange(pump);
  pump();
  return stream;
}

/** A failed reply as an error of the catalogue that names the messages it left in the thread, and who can help where there is cause. */
export function failureOf(source: ReplySource, code: ErrorCode, message?: ChatMessage): AppError {
  return new AppError(code, {
    extra: {
      ...(message && { messageId: message.id }),
      replyId: source.id,
      ...(message?.care && { care: message.care }),
    },
  });
}
