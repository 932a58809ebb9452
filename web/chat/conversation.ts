import type { Attachment, ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { RequestError, sentenceOf } from '../app/request.ts';
import type { FrameBatch } from './frame-batch.ts';
import { applyEvents, type Messages, put, runningReply } from './messages.ts';
import { followReply, NOTHING_YET, type Progress } from './stream/follow-reply.ts';

/** A document that goes with the words: what POST /api/files/process made of a file. */
export interface OutgoingAttachment extends Omit<Attachment, 'length'> {
  readonly content: string;
}

/** What a visitor sends: own words, perhaps with a document, perhaps in place of the last message. */
export interface Written {
  readonly words: string;
  readonly attachment?: OutgoingAttachment | undefined;
  /** The id of the last own message that these words replace; its document stays with it. */
  readonly replaces?: string | undefined;
}

/** Words on their way, under the key that keeps them from being sent twice. */
export interface Outgoing extends Written {
  readonly key: string;
  /** The translation chosen when they were written: what goes under one key stays the same. */
  readonly version?: string | undefined;
}

/** What is going on besides the messages themselves. */
export type Activity =
  | { readonly kind: 'idle' }
  /** Sent, not yet known to be stored. */
  | { readonly kind: 'sending'; readonly outgoing: Outgoing }
  /** The server cannot be reached: the words wait and go out by themselves. */
  | { readonly kind: 'waiting'; readonly outgoing: Outgoing }
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
  /** Keeps what is on its way where it outlives this page; null when it has arrived, or was given back. */
  keepOutgoing: (outgoing: Outgoing | null) => void;
  /** Answers once another attempt may reach the server; rejects when `signal` aborts. */
  networkBack: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** The session does not exist (any more); what was on its way goes along. */
  onGone: (outgoing: Outgoing | null) => void;
  /** The words could not be sent: give them back to the one who wrote them. */
  onKept: (outgoing: Outgoing) => void;
  onStopFailed: (sentence: string) => void;
  newKey: () => string;
  chosenVersion: () => string | undefined;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  batch: (handOn: (events: StreamEvent[]) => void) => FrameBatch<StreamEvent>;
}

export interface ConversationControl {
  activity: () => Activity;
  subscribe: (listener: () => void) => () => void;
  send: (written: Written) => void;
  post: (outgoing: Outgoing) => void;
  /** Gives words back that wait for the network. */
  takeBack: () => void;
  retry: (replyId: string) => void;
  /** Picks up the reply that is being written, where there is one and nobody follows it. */
  resume: () => void;
  stop: () => void;
  /** Lets go of the connection; the reply goes on without a reader. */
  leave: () => void;
}

/** Thrown by `send` where another tab has sent the words already, or given them back. */
export const NO_LONGER_OUT = new Error('These words are no longer waiting to be sent.');

const IDLE: Activity = { kind: 'idle' };
const REPLYING = { kind: 'replying', connected: true, waiting: false } as const satisfies Activity;

/** One conversation's comings and goings: at most one reply is followed at a time, and no words are lost. */
export function createConversation(ports: ConversationPorts): ConversationControl {
  const listeners = new Set<() => void>();
  let activity = IDLE;
  let link: AbortController | null = null;
  let unsent: Outgoing | null = null;
  /** How often `unsent` did not reach the server. */
  let attempts = 0;

  const become = (next: Activity): void => {
    activity = next;
    for (const listener of listeners) listener();
  };

  const arrived = (): void => {
    if (unsent) ports.keepOutgoing(null);
    unsent = null;
    attempts = 0;
  };

  const hear = (events: StreamEvent[], batch: FrameBatch<StreamEvent>): void => {
    batch.add(events);
    const names = new Set(events.map(({ event }) => event));
    if ([...names].some((name) => name !== 'delta' && name !== 'scripture')) batch.flush();
    if (names.has('message') || names.has('reply')) {
      arrived();
      become(REPLYING);
    }
    if (names.has('waiting')) become({ ...REPLYING, waiting: true });
    if (names.has('delta') && activity.kind === 'replying' && activity.waiting) become(REPLYING);
  };

  const fail = (cause: unknown, begun: boolean): void => {
    if (unsent && cause !== NO_LONGER_OUT && isOutOfReach(cause)) {
      void waitToSend(unsent);
      return;
    }
    const lost = unsent;
    ports.keepOutgoing(null);
    if (cause instanceof RequestError && cause.code === 'SESSION_NOT_FOUND') {
      ports.onGone(lost);
      return;
    }
    if (cause === NO_LONGER_OUT) {
      arrived();
      become(IDLE);
    } else {
      if (lost) ports.onKept(lost);
      become({
        kind: 'failed',
        sentence: sentenceOf(cause),
        again: lost ? 'send' : begun ? null : 'resume',
      });
    }
    ports.refresh();
  };

  const waitToSend = async (outgoing: Outgoing): Promise<void> => {
    const control = new AbortController();
    link = control;
    become({ kind: 'waiting', outgoing });
    attempts += 1;
    await ports.networkBack(attempts, control.signal).catch(() => undefined);
    if (link !== control || control.signal.aborted) return;
    void follow((signal) => ports.send(outgoing, signal), NOTHING_YET);
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
      arrived();
      become(IDLE);
      ports.refresh();
    } catch (cause) {
      batch.flush();
      if (!ours()) return;
      link = null;
      fail(cause, begin !== null && runningReply(ports.messages()) === null);
    }
  };

  const seal = (written: Written): Outgoing => ({
    ...written,
    key: ports.newKey(),
    version: ports.chosenVersion(),
  });

  const post = (outgoing: Outgoing): void => {
    unsent = outgoing;
    attempts = 0;
    become({ kind: 'sending', outgoing });
    ports.keepOutgoing(outgoing);
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
    send: (written) => {
      if (!link) post(unsent && isSame(unsent, written) ? unsent : seal(written));
    },
    // Should the words have arrived after all, the list tells; sent again unchanged, they go under the same key.
    takeBack: () => {
      if (activity.kind !== 'waiting') return;
      const { outgoing } = activity;
      leave();
      ports.keepOutgoing(null);
      ports.onKept(outgoing);
      become(IDLE);
      ports.refresh();
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

const isSame = (one: Written, other: Written): boolean =>
  one.words === other.words &&
  one.replaces === other.replaces &&
  one.attachment?.fileName === other.attachment?.fileName &&
  one.attachment?.content === other.attachment?.content;

/** Whether nobody answered: no network, or a proxy whose server is away and that does not speak our error shape. */
const isOutOfReach = (cause: unknown): boolean =>
  !(cause instanceof RequestError) || (cause.code === null && cause.status >= 502);
