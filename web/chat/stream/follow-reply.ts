import type { ChatMessage, Exchange, StreamEvent } from '../../../contract/chat.ts';
import { RequestError } from '../../app/request.ts';
import { type ReceivedEvent, readEvents } from './read-events.ts';

/** The server sends at least a comment every 15 s; after a longer silence the connection counts as broken. */
const SILENCE_MS = 40_000;
const RETRY_DELAYS_MS = [300, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

export interface ReplyCalls {
  /** Sends the message; called again, under the same idempotency key, where the connection broke before the reply had an id. */
  begin: ((signal: AbortSignal) => Promise<Response>) | null;
  /** Resumes a reply after `received` UTF-16 units of its text; null asks for the whole text. */
  resume: (replyId: string, received: number | null, signal: AbortSignal) => Promise<Response>;
  onEvents: (events: StreamEvent[]) => void;
  /** The connection broke, or is back. */
  onConnection: (connected: boolean) => void;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** How far a reply has arrived. `received` is null where part of its text was missed. */
export interface Progress {
  readonly replyId: string | null;
  readonly received: number | null;
  readonly ended: boolean;
}

export const NOT_STARTED: Progress = { replyId: null, received: 0, ended: false };

/**
 * The progress after an event, and the event to pass on. Text that was already received is removed from a delta; a delta
 * that leaves a gap is dropped, and the whole text requested again.
 */
export function receiveEvent(progress: Progress, event: ReceivedEvent): [Progress, StreamEvent | null] {
  switch (event.event) {
    case 'reply':
      return [{ ...progress, replyId: event.data.id, received: event.data.content.length }, event];
    case 'delta': {
      const { received } = progress;
      if (received === null) return [progress, null];
      const { text } = event.data;
      const start = (event.length ?? received + text.length) - text.length;
      if (start > received) return [{ ...progress, received: null }, null];
      const fresh = text.slice(received - start);
      if (fresh === '') return [progress, null];
      return [
        { ...progress, received: received + fresh.length },
        { event: 'delta', data: { text: fresh } },
      ];
    }
    case 'done':
    case 'error':
      return [{ ...progress, ended: true }, event];
    default:
      return [progress, event];
  }
}

/**
 * Follows one reply to its end, across broken connections. Resolves when `signal` aborts. Throws RequestError where the
 * server refuses, and the last error where it cannot be reached.
 */
export async function followReply(calls: ReplyCalls, start: Progress, signal: AbortSignal): Promise<void> {
  let progress = start;
  let failures = 0;
  let hasBegun = false;

  while (!progress.ended && !signal.aborted) {
    try {
      const response = await open(calls, progress, signal);
      hasBegun = true;
      calls.onConnection(true);
      await readReply(response, (events) => {
        failures = 0;
        const passed: StreamEvent[] = [];
        for (const event of events) {
          const [next, pass] = receiveEvent(progress, event);
          progress = next;
          if (pass) passed.push(pass);
        }
        if (passed.length > 0) calls.onEvents(passed);
        if (progress.received === null) throw new Error('The stream left a gap.');
      });
      if (!progress.ended) throw new Error('The stream ended before the reply.');
    } catch (error) {
      if (signal.aborted || progress.ended) return;
      const delay = RETRY_DELAYS_MS[failures];
      const isTemporary = !(error instanceof RequestError) || error.status >= 500 || error.status === 429;
      if (!isTemporary || delay === undefined || (calls.begin && !hasBegun)) throw error;
      failures += 1;
      calls.onConnection(false);
      await calls.wait(delay, signal);
    }
  }
}

function open(
  { begin, resume }: ReplyCalls,
  { replyId, received }: Progress,
  signal: AbortSignal,
): Promise<Response> {
  if (replyId !== null) return resume(replyId, received, signal);
  if (begin) return begin(signal);
  throw new Error('Neither a reply to resume nor words to send.');
}

async function readReply(response: Response, onEvents: (events: ReceivedEvent[]) => void): Promise<void> {
  if (response.headers.get('content-type')?.includes('application/json')) {
    onEvents(eventsOfAnswer((await response.json()) as Exchange | ChatMessage));
  } else if (response.body) {
    await readEvents(response.body, onEvents, SILENCE_MS);
  }
}

/** The events of an answer that was not streamed: then the server sends the finished exchange. */
function eventsOfAnswer(answer: Exchange | ChatMessage): ReceivedEvent[] {
  if (!('reply' in answer)) return [{ event: 'done', data: { message: answer } }];
  return [
    { event: 'message', data: answer.message },
    { event: 'done', data: { message: answer.reply } },
  ];
}

/** Waits for `ms`, or until the browser reports that the network is back. Resolves at once when `signal` aborts. */
export function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
