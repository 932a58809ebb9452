import type { QueryClient } from '@tanstack/react-query';
import { newUuid } from '../app/identifiers.ts';
import { showToast } from '../app/toast-queue.ts';
import { chosenTranslation } from '../app/translation.ts';
import { continueReply, messagesKey, resumeReply, retryReply, sendMessage, stopReply } from './calls.ts';
import {
  type ConversationControl,
  createConversation,
  NO_LONGER_WAITING,
  type OutgoingMessage,
} from './conversation.ts';
import { isInOutbox, removeOutgoing, storeOutgoing, withSendLock } from './device/outbox.ts';
import { createFrameBatch } from './frame-batch.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import type { Messages } from './messages.ts';
import type { MissingSession } from './missing-session.ts';
import { waitForNetwork } from './stream/follow-reply.ts';

export interface ConversationEvents {
  /** The session was not found; `outgoing` could not be sent in it. */
  readonly onSessionMissing: (missing: MissingSession, outgoing: OutgoingMessage | null) => void;
  /** The message could not be sent: it is returned to the visitor. */
  readonly onUnsent: (outgoing: OutgoingMessage) => void;
}

/** Pauses between attempts to reach the server, where the browser does not report that the network is back. */
const RETRY_DELAYS_MS = [3_000, 5_000, 10_000, 20_000, 30_000];

/** A conversation over the API, with its messages in the query cache. `events` reads the latest handlers. */
export function connectConversation(
  sessionId: string,
  client: QueryClient,
  events: () => ConversationEvents,
): ConversationControl {
  const queryKey = messagesKey(sessionId);
  const messages = (): Messages => client.getQueryData<LoadedMessages>(queryKey)?.messages ?? [];
  return createConversation({
    send: (outgoing, signal) =>
      withSendLock(sessionId, signal, async () => {
        if (!isInOutbox(sessionId, outgoing.key)) throw NO_LONGER_WAITING;
        return sendMessage(sessionId, outgoing, signal);
      }),
    retry: (replyId, key, signal) => retryReply(sessionId, replyId, key, signal),
    goOn: (replyId, key, signal) => continueReply(sessionId, replyId, key, signal),
    resume: (replyId, received, signal) => resumeReply(sessionId, replyId, received, signal),
    stop: (replyId) => stopReply(sessionId, replyId),
    messages,
    updateMessages: (update) =>
      client.setQueryData<LoadedMessages>(queryKey, (now) => ({
        hasEarlier: false,
        source: 'server',
        ...now,
        messages: update(messages()),
      })),
    refresh: () => void client.invalidateQueries({ queryKey }),
    cancelRefresh: () => void client.cancelQueries({ queryKey }),
    storeOutgoing: (outgoing) =>
      outgoing ? storeOutgoing(sessionId, outgoing, Date.now()) : removeOutgoing(sessionId),
    waitUntilReachable: (attempt, signal) =>
      waitForNetwork(RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length) - 1] ?? 3_000, signal),
    onSessionMissing: (outgoing, isGone) =>
      events().onSessionMissing({ wasRead: messages().length > 0, isGone }, outgoing),
    onUnsent: (outgoing) => events().onUnsent(outgoing),
    onStopFailed: (sentence) => showToast('The reply could not be stopped', sentence),
    onReplyRunning: (sentence) => showToast('One reply at a time', sentence),
    newKey: newUuid,
    chosenVersion: () => chosenTranslation() ?? undefined,
    wait: waitForNetwork,
    createBatch: createFrameBatch,
  });
}
