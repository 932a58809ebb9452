import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newUuid } from '../app/identifiers.ts';
import { isNotFound, sentenceOf } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { chosenTranslation } from '../app/translation.ts';
import { messagesKey, readPage, resumeReply, retryReply, sendMessage, stopReply } from './calls.ts';
import {
  type Activity,
  type ConversationControl,
  createConversation,
  NO_LONGER_OUT,
  type Outgoing,
} from './conversation.ts';
import { alone, isStillWaiting, keepOutgoing, waitingIn } from './device/outbox.ts';
import { useDeviceCopy } from './device/use-device-copy.ts';
import { frameBatch } from './frame-batch.ts';
import { type Loaded, withEarlier, withNewest } from './loaded.ts';
import { type Messages, runningReply } from './messages.ts';
import { waitForNetwork } from './stream/follow-reply.ts';

interface ConversationOptions {
  sessionId: string;
  /** Sent once the messages are there: words that moved here from a session that is gone. */
  first: Outgoing | null;
  onGone: (outgoing: Outgoing | null) => void;
  onKept: (outgoing: Outgoing) => void;
}

interface Conversation {
  /** undefined while they are being loaded. */
  readonly loaded: Loaded | undefined;
  /** Why they could not be loaded; null where they could, or are being asked for. */
  readonly loadError: string | null;
  readonly reload: () => void;
  /** Loads earlier messages. Throws what `request` throws. */
  readonly loadEarlier: () => Promise<void>;
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
  const {
    data: loaded,
    error,
    failureReason,
    refetch,
  } = useQuery<Loaded>({
    queryKey: messagesKey(sessionId),
    queryFn: async ({ signal, queryKey }) => {
      const page = await readPage(sessionId, null, signal);
      return withNewest(client.getQueryData<Loaded>(queryKey), page);
    },
    retry: (failures, cause) => failures < 3 && !isNotFound(cause),
  });
  const messages = loaded?.messages;
  const isLoaded = messages !== undefined;
  useDeviceCopy(sessionId, loaded);

  useEffect(() => () => control.leave(), [control]);

  // What waited when the page was left goes out now; what waits too long goes back to the one who wrote it.
  useEffect(() => {
    if (!isLoaded || control.activity().kind !== 'idle') return;
    const waiting = waitingIn(sessionId, Date.now());
    if (first) control.post(first);
    else if (waiting?.tooOld) {
      keepOutgoing(sessionId, null, 0);
      latest.current.onKept(waiting.outgoing);
    } else if (waiting) control.post(waiting.outgoing);
  }, [isLoaded, first, control, sessionId]);

  // A reply that goes on without a reader (after a reload, from another tab) is picked up again.
  const waitsForReader =
    loaded?.from === 'server' && runningReply(loaded.messages) !== null && activity.kind === 'idle';
  useEffect(() => {
    if (waitsForReader) control.resume();
  }, [waitsForReader, control]);

  const gone = isNotFound(error);
  useEffect(() => {
    if (gone) latest.current.onGone(waitingIn(sessionId, Date.now())?.outgoing ?? null);
  }, [gone, sessionId]);

  const reload = useCallback(() => void refetch(), [refetch]);
  const outOfDate = !gone && (loaded === undefined || loaded.from === 'device') && failureReason !== null;
  const unread = activity.kind === 'failed' && activity.again === 'resume';
  useWhenOnline(outOfDate ? reload : unread ? control.resume : null);

  const loadEarlier = useCallback(async () => {
    const queryKey = messagesKey(sessionId);
    const before = client.getQueryData<Loaded>(queryKey)?.messages[0];
    if (!before) return;
    const page = await readPage(sessionId, before.id);
    client.setQueryData<Loaded>(queryKey, (now) => now && withEarlier(now, page));
  }, [client, sessionId]);

  return {
    loaded,
    loadError: outOfDate && (error || loaded) ? sentenceOf(error ?? failureReason) : null,
    reload,
    loadEarlier,
    activity,
    control,
  };
}

/** Calls `work` when the network is back; null: nothing is to be done then. */
function useWhenOnline(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return;
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  }, [work]);
}

/** Between attempts to reach the server, where the browser does not say that the network is back. */
const ATTEMPTS_MS = [3_000, 5_000, 10_000, 20_000, 30_000];

/** The conversation with the world around it: the chat's calls, the query cache, this browser's frames and storage. */
function connect(
  sessionId: string,
  client: QueryClient,
  latest: RefObject<ConversationOptions>,
): ConversationControl {
  const queryKey = messagesKey(sessionId);
  const messages = (): Messages => client.getQueryData<Loaded>(queryKey)?.messages ?? [];
  return createConversation({
    send: (outgoing, signal) =>
      alone(sessionId, signal, async () => {
        if (!isStillWaiting(sessionId, outgoing.key)) throw NO_LONGER_OUT;
        return sendMessage(sessionId, outgoing, signal);
      }),
    retry: (replyId, key, signal) => retryReply(sessionId, replyId, key, signal),
    resume: (replyId, received, signal) => resumeReply(sessionId, replyId, received, signal),
    stop: (replyId) => stopReply(sessionId, replyId),
    messages,
    change: (make) =>
      client.setQueryData<Loaded>(queryKey, (now) => ({
        more: false,
        from: 'server',
        ...now,
        messages: make(messages()),
      })),
    refresh: () => void client.invalidateQueries({ queryKey }),
    keep: () => void client.cancelQueries({ queryKey }),
    keepOutgoing: (outgoing) => keepOutgoing(sessionId, outgoing, Date.now()),
    networkBack: (attempt, signal) =>
      waitForNetwork(ATTEMPTS_MS[Math.min(attempt, ATTEMPTS_MS.length) - 1] ?? 3_000, signal),
    onGone: (outgoing) => latest.current.onGone(outgoing),
    onKept: (outgoing) => latest.current.onKept(outgoing),
    onStopFailed: (sentence) => showToast('The reply could not be stopped', sentence),
    newKey: newUuid,
    chosenVersion: () => chosenTranslation() ?? undefined,
    wait: waitForNetwork,
    batch: frameBatch,
  });
}
