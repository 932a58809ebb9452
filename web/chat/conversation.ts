import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { RequestError, sentenceOf } from '../app/request.ts';
import type { FrameBatch } from './frame-batch.ts';
import { applyEvents, type Messages, put, runningReply } from './messages.ts';
import { followReply, NOTHING_YET, type Progress } from './stream/follow-reply.ts';

/** Words on their way, under the key that keeps them from being sent twice. */
export interface Outgoing {
  readonly words: string;
  readonly key: string;
}

/** What is going on besides the messages themselves. */
export type Activity =
  | { readonly kind: 'idle' }
  /** Sent, not yet known to be stored. */
  | { readonly kind: 'sending'; readonly words: string }
  /** `waiting`: the provider is busy with others; the words stand in its queue. */
  | { readonly kind: 'replying'; readonly connected: boolean; readonly waiting: boolean }
  /** `again`: what can be tried once more. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly again: 'send' | 'resume' | null };

type Begin = (signal: AbortSignal) => Promise<Response>;

/** What a conversation needs of the world around it. */
export interface ConversationPorts {
  send: (outgoing: Outgoing, signal: AbortSignal) => Promise<Response>;
  retry: (replyId: string, key: string, signal: AbortSignal) => Promise<Response>;
  resume: (replyId: string, received: number | null, signal: AbortSignal) => Promise<Response>;
  stop: (replyId: string) => Promise<ChatMessage>;
  messages: () => Messages;
  change: (make: (messages: Messages) => Messages) => void;
  /** Reads the messages from the server again; `keep` says that what is here now is newer than what is on its way. */
  refresh: () => void;
  keep: () => void;
  /** The session does not exist (any more); `words` are those that were on their way. */
  onGone: (words: string | null) => void;
  /** The words could not be sent: give them back to the one who wrote them. */
  onKept: (words: string) => void;
  onStopFailed: (sentence: string) => void;
  newKey: () => string;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  batch: (handOn: (events: StreamEvent[]) => void) => FrameBatch<StreamEvent>;
}

export interface ConversationControl {
  activity: () => Activity;
  subscribe: (listener: () => void) => () => void;
  send: (words: string) => void;
  post: (outgoing: Outgoing) => void;
  retry: (replyId: string) => void;
  /** Picks up the reply that is being written, where there is one and nobody follows it. */
  resume: () => void;
  stop: () => void;
  /** Lets go of the connection; the reply goes on without a reader. */
  leave: () => void;
}

const IDLE: Activity = { kind: 'idle' };
const REPLYING = { kind: 'replying', connected: true, waiting: false } as const satisfies Activity;

/** One conversation's comings and goings: at most one reply is followed at a time, and no words are lost. */
export function createConversation(ports: ConversationPorts): ConversationControl {
  const listeners = new Set<() => void>();
  let activity = IDLE;
  let link: AbortController | null = null;
  let unsent: Outgoing | null = null;

  const become = (next: Activity): void => {
    activity = next;
    for (const listener of listeners) listener();
  };

  const hear = (events: StreamEvent[], batch: FrameBatch<StreamEvent>): void => {
    batch.add(events);
    const names = new Set(events.map(({ event }) => event));
    if ([...names].some((name) => name !== 'delta' && name !== 'scripture')) batch.flush();
    if (names.has('message') || names.has('reply')) {
      unsent = null;
      become(REPLYING);
    }
    if (names.has('waiting')) become({ ...REPLYING, waiting: true });
    if (names.has('delta') && activity.kind === 'replying' && activity.waiting) become(REPLYING);
  };

  const fail = (cause: unknown, begun: boolean): void => {
    if (cause instanceof RequestError && cause.code === 'SESSION_NOT_FOUND') {
      ports.onGone(unsent?.words ?? null);
      return;
    }
    if (unsent) ports.onKept(unsent.words);
    become({
      kind: 'failed',
      sentence: sentenceOf(cause),
      again: unsent ? 'send' : begun ? null : 'resume',
    });
    ports.refresh();
  };

  const follow = async (begin: Begin | null, start: Progress): Promise<void> => {
    link?.abort();
    const control = new AbortController();
    link = control;
    const ours = (): boolean => link === control && !control.signal.aborted;
    const batch = ports.batch((events) => ports.change((messages) => applyEvents(messages, events)));
    try {
      await followReply(
        {
          begin,
          resume: ports.resume,
          wait: ports.wait,
          onEvents: (events) => ours() && hear(events, batch),
          onConnection: (connected) => {
            if (ours() && activity.kind === 'replying') become({ ...REPLYING, connected });
          },
        },
        start,
        control.signal,
      );
      batch.flush();
      if (!ours()) return;
      link = null;
      unsent = null;
      become(IDLE);
      ports.refresh();
    } catch (cause) {
      batch.flush();
      if (!ours()) return;
      link = null;
      fail(cause, begin !== null && runningReply(ports.messages()) === null);
    }
  };

  const post = (outgoing: Outgoing): void => {
    unsent = outgoing;
    become({ kind: 'sending', words: outgoing.words });
    ports.keep();
    void follow((signal) => ports.send(outgoing, signal), NOTHING_YET);
  };

  const leave = (): void => {
    link?.abort();
    link = null;
  };

  return {
    activity: () => activity,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post,
    // The same words after a failure go under the same key: if they did arrive, they are not sent twice.
    send: (words) => {
      if (!link) post(unsent?.words === words ? unsent : { words, key: ports.newKey() });
    },
    retry: (replyId) => {
      if (link) return;
      const key = ports.newKey();
      unsent = null;
      become(REPLYING);
      ports.keep();
      void follow((signal) => ports.retry(replyId, key, signal), NOTHING_YET);
    },
    resume: () => {
      const running = runningReply(ports.messages());
      if (link || !running) return;
      become(REPLYING);
      void follow(null, { replyId: running.id, received: running.content.length, ended: false });
    },
    stop: () => {
      const running = runningReply(ports.messages());
      if (!running) return;
      ports.stop(running.id).then(
        (stopped) => {
          leave();
          ports.change((messages) => put(messages, stopped));
          become(IDLE);
        },
        (cause: unknown) => ports.onStopFailed(sentenceOf(cause)),
      );
    },
    leave,
  };
}
