import type { Attachment, ChatMessage, StreamEvent } from '../../contract/chat.ts';
import { RequestError, retryTimeOf, sentenceOf } from '../app/request.ts';
import { createStore } from '../app/store.ts';
import type { FrameBatch } from './frame-batch.ts';
import { applyEvents, type Messages, putMessage, runningReply } from './messages.ts';
import { isSessionGone, isSessionMissing } from './missing-session.ts';
import { followReply, NOT_STARTED, type Progress } from './stream/follow-reply.ts';

/** A document that is sent with a message: what POST /api/files/process read out of a file. */
export interface OutgoingAttachment extends Omit<Attachment, 'length'> {
  readonly content: string;
}

/** What a visitor sends: own words, perhaps with a document, perhaps in place of the last message. */
interface NewMessage {
  readonly text: string;
  readonly attachment?: OutgoingAttachment | undefined;
  /** The id of the user's last message, which this one replaces; its document stays with it. */
  readonly replaces?: string | undefined;
}

/** A message that is being sent. Its idempotency key keeps it from being stored twice. */
export interface OutgoingMessage extends NewMessage {
  readonly key: string;
  /** The translation chosen when it was written: what is sent under one key never changes. */
  readonly version?: string | undefined;
}

/** What a conversation is doing. */
export type Activity =
  | { readonly kind: 'idle' }
  /** Sent, but not known to be stored. */
  | { readonly kind: 'sending'; readonly outgoing: OutgoingMessage }
  /** The server cannot be reached, or only a proxy answers for it: the message waits and is sent when it can. */
  | { readonly kind: 'waiting'; readonly outgoing: OutgoingMessage; readonly isOffline: boolean }
  /** `connected`: the stream is open. `queued`: the provider is busy, and the message waits for its turn. */
  | { readonly kind: 'replying'; readonly connected: boolean; readonly queued: boolean }
  /** `retry`: what the visitor can try again, from `retryAt` on (milliseconds since 1970). */
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      readonly retry: 'send' | 'resume' | null;
      readonly retryAt: number;
    };

type OpenStream = (signal: AbortSignal) => Promise<Response>;

/** Everything outside of it that a conversation uses. */
export interface ConversationPorts {
  send: (outgoing: OutgoingMessage, signal: AbortSignal) => Promise<Response>;
  retry: (replyId: string, key: string, signal: AbortSignal) => Promise<Response>;
  goOn: (replyId: string, key: string, signal: AbortSignal) => Promise<Response>;
  resume: (replyId: string, received: number | null, signal: AbortSignal) => Promise<Response>;
  stop: (replyId: string) => Promise<ChatMessage>;
  messages: () => Messages;
  updateMessages: (update: (messages: Messages) => Messages) => void;
  /** Reads the messages from the server again. */
  refresh: () => void;
  /** Cancels such a read: what it would bring is older than what is about to happen. */
  cancelRefresh: () => void;
  /** Stores the outgoing message so that it outlives the page; null once it is stored or returned to the visitor. */
  storeOutgoing: (outgoing: OutgoingMessage | null) => void;
  /** Resolves when another attempt may reach the server, or when `signal` aborts. */
  waitUntilReachable: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** The session was not found; `outgoing` could not be sent in it. `isGone`: Berea itself says so. */
  onSessionMissing: (outgoing: OutgoingMessage | null, isGone: boolean) => void;
  /** The message could not be sent: it is returned to the visitor. */
  onUnsent: (outgoing: OutgoingMessage) => void;
  onStopFailed: (sentence: string) => void;
  /** Another reply is still being written; `sentence` says so. */
  onReplyRunning: (sentence: string) => void;
  newKey: () => string;
  chosenVersion: () => string | undefined;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  createBatch: (onFlush: (events: StreamEvent[]) => void) => FrameBatch<StreamEvent>;
}

export interface ConversationControl {
  activity: () => Activity;
  subscribe: (listener: () => void) => () => void;
  send: (message: NewMessage) => void;
  /** Sends a message under the key that it already has. */
  sendOutgoing: (outgoing: OutgoingMessage) => void;
  /** Returns a message to the visitor that is waiting for the network. */
  takeBack: () => void;
  retry: (replyId: string) => void;
  /** Goes on with the last reply, which became too long. */
  goOn: (replyId: string) => void;
  /** Follows the running reply, where there is one and it is not followed yet. */
  resume: () => void;
  stop: () => void;
  /** Closes the stream; the server goes on writing the reply. */
  disconnect: () => void;
}

/** Thrown by `send` where another tab has sent the message already, or returned it to the visitor. */
export const NO_LONGER_WAITING = new Error('This message is no longer waiting to be sent.');

const IDLE: Activity = { kind: 'idle' };
const REPLYING = { kind: 'replying', connected: true, queued: false } as const satisfies Activity;

/**
 * One conversation: sends messages and follows their replies. At most one reply is followed at a time, and no text is
 * lost: a message is stored by the server, waits in this browser, or is back in the visitor's hands.
 */
export function createConversation(ports: ConversationPorts): ConversationControl {
  const store = createStore<Activity>(() => IDLE);
  const { get: activity, set: setActivity } = store;
  let connection: AbortController | null = null;
  let unsent: OutgoingMessage | null = null;
  /** How often `unsent` did not reach the server. */
  let attempts = 0;

  const markStored = (): void => {
    if (unsent) ports.storeOutgoing(null);
    unsent = null;
    attempts = 0;
  };

  const receive = (events: StreamEvent[], batch: FrameBatch<StreamEvent>): void => {
    batch.add(events);
    const names = new Set(events.map(({ event }) => event));
    if ([...names].some((name) => name !== 'delta' && name !== 'scripture')) batch.flush();
    if (names.has('message') || names.has('reply')) {
      markStored();
      setActivity(REPLYING);
    }
    if (names.has('waiting')) setActivity({ ...REPLYING, queued: true });
    const now = activity();
    if (names.has('delta') && now.kind === 'replying' && now.queued) setActivity(REPLYING);
  };

  /** `neverStarted`: the request itself failed, so that there is no reply to resume. */
  const handleFailure = (cause: unknown, neverStarted: boolean): void => {
    if (unsent && cause !== NO_LONGER_WAITING && isUnreachable(cause)) {
      void waitToSend(unsent, !(cause instanceof RequestError));
      return;
    }
    const lost = unsent;
    ports.storeOutgoing(null);
    if (isSessionGone(cause) || (lost && isSessionMissing(cause))) {
      ports.onSessionMissing(lost, isSessionGone(cause));
      return;
    }
    if (cause === NO_LONGER_WAITING) {
      markStored();
      setActivity(IDLE);
    } else if (cause instanceof RequestError && cause.code === 'REPLY_IN_PROGRESS') {
      // It was asked for in another tab or on another device: idle, it is followed here too, and can be stopped.
      unsent = null;
      if (lost) ports.onUnsent(lost);
      ports.onReplyRunning(cause.sentence);
      setActivity(IDLE);
    } else {
      if (lost) ports.onUnsent(lost);
      const retry = lost ? 'send' : neverStarted ? null : 'resume';
      setActivity({ kind: 'failed', sentence: sentenceOf(cause), retry, retryAt: retryTimeOf(cause) });
    }
    ports.refresh();
  };

  const waitToSend = async (outgoing: OutgoingMessage, isOffline: boolean): Promise<void> => {
    const control = new AbortController();
    connection = control;
    setActivity({ kind: 'waiting', outgoing, isOffline });
    attempts += 1;
    await ports.waitUntilReachable(attempts, control.signal).catch(() => undefined);
    if (connection !== control || control.signal.aborted) return;
    void follow((signal) => ports.send(outgoing, signal), NOT_STARTED);
  };

  const follow = async (begin: OpenStream | null, start: Progress): Promise<void> => {
    connection?.abort();
    const control = new AbortController();
    connection = control;
    const isCurrent = (): boolean => connection === control && !control.signal.aborted;
    const batch = ports.createBatch((events) =>
      ports.updateMessages((messages) => applyEvents(messages, events)),
    );
    try {
      await followReply(
        {
          begin,
          resume: ports.resume,
          wait: ports.wait,
          onEvents: (events) => isCurrent() && receive(events, batch),
          onConnection: (connected) => {
            if (isCurrent() && activity().kind === 'replying') setActivity({ ...REPLYING, connected });
          },
        },
        start,
        control.signal,
      );
      batch.flush();
      if (!isCurrent()) return;
      connection = null;
      markStored();
      setActivity(IDLE);
      ports.refresh();
    } catch (cause) {
      batch.flush();
      if (!isCurrent()) return;
      connection = null;
      handleFailure(cause, begin !== null && runningReply(ports.messages()) === null);
    }
  };

  const withKey = (message: NewMessage): OutgoingMessage => ({
    ...message,
    key: ports.newKey(),
    version: ports.chosenVersion(),
  });

  const sendOutgoing = (outgoing: OutgoingMessage): void => {
    unsent = outgoing;
    attempts = 0;
    setActivity({ kind: 'sending', outgoing });
    ports.storeOutgoing(outgoing);
    ports.cancelRefresh();
    void follow((signal) => ports.send(outgoing, signal), NOT_STARTED);
  };

  const answerAnew = (begin: (key: string, signal: AbortSignal) => Promise<Response>): void => {
    if (connection) return;
    const key = ports.newKey();
    unsent = null;
    setActivity(REPLYING);
    ports.cancelRefresh();
    void follow((signal) => begin(key, signal), NOT_STARTED);
  };

  const disconnect = (): void => {
    connection?.abort();
    connection = null;
  };

  return {
    activity,
    subscribe: store.subscribe,
    sendOutgoing,
    // The same text after a failure is sent under the same key: if it did arrive, it is not stored twice.
    send: (message) => {
      if (!connection) sendOutgoing(unsent && isSame(unsent, message) ? unsent : withKey(message));
    },
    // If the message did arrive after all, the refresh shows it; sent again unchanged, it has the same key.
    takeBack: () => {
      const now = activity();
      if (now.kind !== 'waiting') return;
      disconnect();
      ports.storeOutgoing(null);
      ports.onUnsent(now.outgoing);
      setActivity(IDLE);
      ports.refresh();
    },
    retry: (replyId) => answerAnew((key, signal) => ports.retry(replyId, key, signal)),
    goOn: (replyId) => answerAnew((key, signal) => ports.goOn(replyId, key, signal)),
    resume: () => {
      const running = runningReply(ports.messages());
      if (connection || !running) return;
      setActivity(REPLYING);
      ports.cancelRefresh();
      void follow(null, { replyId: running.id, received: running.content.length, ended: false });
    },
    stop: () => {
      const running = runningReply(ports.messages());
      if (!running) return;
      const followed = connection;
      ports.stop(running.id).then(
        (stopped) => {
          // The reply has ended by itself meanwhile, and the next message is on its way.
          if (connection && connection !== followed) return;
          disconnect();
          ports.updateMessages((messages) => putMessage(messages, stopped));
          setActivity(IDLE);
        },
        (cause: unknown) => ports.onStopFailed(sentenceOf(cause)),
      );
    },
    disconnect,
  };
}

const isSame = (one: NewMessage, other: NewMessage): boolean =>
  one.text === other.text &&
  one.replaces === other.replaces &&
  one.attachment?.fileName === other.attachment?.fileName &&
  one.attachment?.content === other.attachment?.content;

/** Whether Berea did not answer: there is no network, or only a proxy answered (not in our error shape). */
const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof RequestError) || (cause.code === null && cause.status >= 502);
