import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newUuid } from '../app/identifiers.ts';
import { isNotFound, sentenceOf } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { messagesKey, resumeReply, retryReply, sendMessage, stopReply } from './calls.ts';
import {
  type Activity,
  type ConversationControl,
  createConversation,
  type Outgoing,
} from './conversation.ts';
import { frameBatch } from './frame-batch.ts';
import { type Messages, runningReply } from './messages.ts';
import { waitForNetwork } from './stream/follow-reply.ts';

interface ConversationOptions {
  sessionId: string;
  /** Sent once the messages are there: words that moved here from a session that is gone. */
  first: Outgoing | null;
  onGone: (words: string | null) => void;
  onKept: (words: string) => void;
}

interface Conversation {
  /** undefined while they are being loaded. */
  readonly messages: Messages | undefined;
  /** Why they could not be loaded; null where they could. */
  readonly loadError: string | null;
  readonly reload: () => void;
  readonly activity: Activity;
  readonly control: ConversationControl;
}

/** One conversation on screen: its messages, kept in the query cache, and the reply under way. */
export function useConversation(options: ConversationOptions): Conversation {
  const { sessionId, first } = options;
  const client = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [control] = useState(() => connect(sessionId, client, latest));
  const activity = useSyncExternalStore(control.subscribe, control.activity);
  const { data, error, refetch } = useQuery<{ messages: Messages }>({
    queryKey: messagesKey(sessionId),
    retry: (failures, cause) => failures < 3 && !isNotFound(cause),
  });
  const messages = data?.messages;
  const loaded = messages !== undefined;

  useEffect(() => () => control.leave(), [control]);

  useEffect(() => {
    if (loaded && first) control.post(first);
  }, [loaded, first, control]);

  // A reply that goes on without a reader (after a reload, from another tab) is picked up again.
  const waitsForReader = loaded && runningReply(messages) !== null && activity.kind === 'idle';
  useEffect(() => {
    if (waitsForReader) control.resume();
  }, [waitsForReader, control]);

  const gone = isNotFound(error);
  useEffect(() => {
    if (gone) latest.current.onGone(null);
  }, [gone]);

  return {
    messages,
    loadError: error && !gone && !loaded ? sentenceOf(error) : null,
    reload: () => void refetch(),
    activity,
    control,
  };
}

/** The conversation with the world around it: the chat's calls, the query cache, this browser's frames. */
function connect(
  sessionId: string,
  client: QueryClient,
  latest: RefObject<ConversationOptions>,
): ConversationControl {
  const queryKey = messagesKey(sessionId);
  const messages = (): Messages => client.getQueryData<{ messages: Messages }>(queryKey)?.messages ?? [];
  return createConversation({
    send: ({ words, key }, signal) => sendMessage(sessionId, words, key, signal),
    retry: (replyId, key, signal) => retryReply(sessionId, replyId, key, signal),
    resume: (replyId, received, signal) => resumeReply(sessionId, replyId, received, signal),
    stop: (replyId) => stopReply(sessionId, replyId),
    messages,
    change: (make) => client.setQueryData(queryKey, { messages: make(messages()) }),
    refresh: () => void client.invalidateQueries({ queryKey }),
    keep: () => void client.cancelQueries({ queryKey }),
    onGone: (words) => latest.current.onGone(words),
    onKept: (words) => latest.current.onKept(words),
    onStopFailed: (sentence) => showToast('The reply could not be stopped', sentence),
    newKey: newUuid,
    wait: waitForNetwork,
    batch: frameBatch,
  });
}
