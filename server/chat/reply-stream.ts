import { Readable } from 'node:stream';
import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { errorBodyOf } from '../http/errors.ts';
import type { ReplySource } from './reply-source.ts';

/** Proxies close a silent connection; behaviour 10.4 promises a sign of life every 15 s at most. */
const KEEP_ALIVE_MS = 12_000;
/**
 * The least time between two deltas. Services write up to a hundred pieces a second, each a packet, an event and a redraw
 * on an old phone; 25 a second still look continuous. The first delta and the end are never delayed.
 */
const DELTA_GAP_MS = 40;

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
  readonly deltaGapMs?: number;
  /** Called when the reader has left or the reply has ended. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A reply as server-sent events (behaviour 10.4). Every event's id is the length of text sent so far, so that a
 * reader can resume. Nothing is queued for a slow reader: it gets everything that has come in the meantime as one delta.
 */
export function streamReply(source: ReplySource, options: StreamOptions): Readable {
  let sent = options.from;
  let found = options.found;
  let ended = false;
  let full = false;
  let unsubscribe = (): void => {};
  let lastDeltaAt = Number.NEGATIVE_INFINITY;
  let nextDelta: NodeJS.Timeout | undefined;
  const stream = new Readable({
    read() {
      full = false;
      pump();
    },
    destroy(error, done) {
      unsubscribe();
      clearInterval(keepAlive);
      clearTimeout(nextDelta);
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

  let waitingSent = false;
  function pump(): void {
    if (ended || full || stream.destroyed) return;
    const { length, scriptureReferences, waiting, end } = source.snapshot();
    if (waiting && !waitingSent) {
      waitingSent = true;
      send({ event: 'waiting', data: {} });
    }
    const isNews = length > sent || scriptureReferences.length > found;
    const wait = lastDeltaAt + (options.deltaGapMs ?? DELTA_GAP_MS) - performance.now();
    if (isNews && !end && wait > 0) {
      nextDelta ??= setTimeout(() => {
        nextDelta = undefined;
        pump();
      }, wait);
      return;
    }
    if (isNews) lastDeltaAt = performance.now();
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
        data: errorBodyOf(replyError(source, end.code, options.message), options.requestId),
      });
    stream.push(null);
  }

  for (const event of options.opening) send(event);
  full = false;
  unsubscribe = source.onChange(pump);
  pump();
  return stream;
}

/** The error for a failed reply. Names its messages, which stay in the thread, and help lines if they are needed. */
export function replyError(source: ReplySource, code: ErrorCode, message?: ChatMessage): AppError {
  return new AppError(code, {
    extra: {
      ...(message && { messageId: message.id }),
      replyId: source.id,
      ...(message?.care && { care: message.care }),
    },
  });
}
