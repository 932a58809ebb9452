import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isNotFound, sentenceOf } from '../app/request.ts';
import { messagesKey, readPage } from './calls.ts';
import { type LoadedMessages, mergeEarlierPage, mergeNewestPage } from './loaded-messages.ts';
import { isSessionGone, isSessionMissing } from './missing-session.ts';
import { readPlace } from './thread-place.ts';

interface LoadedMessagesQuery {
  /** undefined until the messages are loaded. */
  readonly loaded: LoadedMessages | undefined;
  /** Why the server's messages could not be loaded, as a sentence; null where they were, or are being loaded. */
  readonly loadError: string | null;
  /** What is on screen, if anything, is not what the server has now. */
  readonly isStale: boolean;
  /** The session was not found. */
  readonly isMissing: boolean;
  /** Berea says that the session does not exist: it is missing for good. */
  readonly isGone: boolean;
  readonly reload: () => void;
  /** Loads earlier messages. Throws what `request` throws. */
  readonly loadEarlier: () => Promise<void>;
}

/** Adds earlier pages until the message at which the reader was is among them. */
async function readBackTo(
  messageId: string,
  newest: LoadedMessages,
  sessionId: string,
  signal: AbortSignal,
): Promise<LoadedMessages> {
  let loaded = newest;
  while (loaded.hasEarlier && !loaded.messages.some(({ id }) => id === messageId)) {
    const page = await readPage(sessionId, loaded.messages[0]?.id ?? null, signal);
    loaded = mergeEarlierPage(loaded, page);
  }
  return loaded;
}

/** A session's messages: the newest page, and earlier ones as they are asked for. */
export function useLoadedMessages(sessionId: string): LoadedMessagesQuery {
  const client = useQueryClient();
  const {
    data: loaded,
    error,
    failureReason,
    refetch,
  } = useQuery<LoadedMessages>({
    queryKey: messagesKey(sessionId),
    queryFn: async ({ signal, queryKey }) => {
      // Read first: a thread that is drawn from this device may be scrolled meanwhile.
      const place = readPlace();
      const page = await readPage(sessionId, null, signal);
      const before = client.getQueryData<LoadedMessages>(queryKey);
      const newest = mergeNewestPage(before, page);
      const isOpening = before?.source !== 'server';
      return isOpening && place ? readBackTo(place.turn, newest, sessionId, signal) : newest;
    },
    retry: (failures, cause) => failures < 3 && !isNotFound(cause),
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const loadEarlier = useCallback(async () => {
    const queryKey = messagesKey(sessionId);
    const oldest = client.getQueryData<LoadedMessages>(queryKey)?.messages[0];
    if (!oldest) return;
    const page = await readPage(sessionId, oldest.id);
    client.setQueryData<LoadedMessages>(queryKey, (now) => now && mergeEarlierPage(now, page));
  }, [client, sessionId]);

  const isMissing = isSessionMissing(error);
  const isStale =
    !isMissing && (loaded === undefined || loaded.source === 'device') && failureReason !== null;
  const loadError = isStale && (error || loaded) ? sentenceOf(error ?? failureReason) : null;
  return { loaded, loadError, isStale, isMissing, isGone: isSessionGone(error), reload, loadEarlier };
}
