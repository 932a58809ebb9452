import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isNotFound, sentenceOf } from '../app/request.ts';
import { messagesKey, readPage } from './calls.ts';
import { type LoadedMessages, mergeEarlierPage, mergeNewestPage } from './loaded-messages.ts';

interface LoadedMessagesQuery {
  /** undefined until the messages are loaded. */
  readonly loaded: LoadedMessages | undefined;
  /** Why the server's messages could not be loaded, as a sentence; null where they were, or are being loaded. */
  readonly loadError: string | null;
  /** What is on screen, if anything, is not what the server has now. */
  readonly isStale: boolean;
  /** The session does not exist. */
  readonly isGone: boolean;
  readonly reload: () => void;
  /** Loads earlier messages. Throws what `request` throws. */
  readonly loadEarlier: () => Promise<void>;
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
      const page = await readPage(sessionId, null, signal);
      return mergeNewestPage(client.getQueryData<LoadedMessages>(queryKey), page);
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

  const isGone = isNotFound(error);
  const isStale = !isGone && (loaded === undefined || loaded.source === 'device') && failureReason !== null;
  const loadError = isStale && (error || loaded) ? sentenceOf(error ?? failureReason) : null;
  return { loaded, loadError, isStale, isGone, reload, loadEarlier };
}
