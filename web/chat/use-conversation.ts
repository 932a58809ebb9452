import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StreamEvent } from '../../contract/chat.ts';
import { newUuid } from '../app/identifiers.ts';
import { isNotFound, RequestError, sentenceOf } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { messagesKey, resumeReply, retryReply, sendMessage, stopReply } from './calls.ts';
import { frameBatch } from './frame-batch.ts';
import { applyEvents, type Messages, put, runningReply } from './messages.ts';
import { followReply, NOTHING_YET, type Progress, waitForNetwork } from './stream/follow-reply.ts';

/** Words on their way, under the key that keeps them from being sent twice. */
export interface Outgoing {
  readonly words: string;
  readonly key: string;
}

export type Activity =
  | { readonly kind: 'idle' }
  /** Sent, not yet known to be stored. */
  | { readonly kind: 'sending'; readonly words: string }
  | { readonly kind: 'replying'; readonly connected: boolean }
  | { readonly kind: 'failed'; readonly sentence: string; readonly again: 'send' | 'resume' | null };

const IDLE: Activity = { kind: 'idle' };

export interface Conversation {
  /** undefined while they are being loaded. */
  readonly messages: Messages | undefined;
  /** Why they could not be loaded; null where they could. */
  readonly loadError: string | null;
  readonly reload: () => void;
  readonly activity: Activity;
  /** What was sent last and is not known to be stored. */
  readonly send: (words: string) => void;
  readonly retry: (replyId: string) => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

interface ConversationOptions {
  sessionId: string;
  /** Sent once the messages are there: words that moved here from a session that is gone. */
  first: Outgoing | null;
  /** The session does not exist (any more); `words` are those that were on their way. */
  onGone: (words: string | null) => void;
  /** The words could not be sent: give them back to the one who wrote them. */
  onKept: (words: string) => void;
}

/** One conversation: its messages, and the reply under way, followed across broken lines and reloads. */
export function useConversation(options: ConversationOptions): Conversation {
  const { sessionId } = options;
  const client = useQueryClient();
  const key = messagesKey(sessionId);
  const { data, error, refetch } = useQuery<{ messages: Messages }>({
    queryKey: key,
    retry: (failures, cause) => failures < 3 && !isNotFound(cause),
  });
  const [activity, setActivity] = useState<Activity>(IDLE);
  const link = useRef<AbortController | null>(null);
  const unsent = useRef<Outgoing | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const change = useCallback(
    (make: (messages: Messages) => Messages): void => {
      client.setQueryData<{ messages: Messages }>(messagesKey(sessionId), (old) => ({
        messages: make(old?.messages ?? []),
      }));
    },
    [client, sessionId],
  );

  const follow = useCallback(
    async (begin: ((signal: AbortSignal) => Promise<Response>) | null, start: Progress): Promise<void> => {
      link.current?.abort();
      const control = new AbortController();
      link.current = control;
      const batch = frameBatch<StreamEvent>((events) => change((messages) => applyEvents(messages, events)));
      const stillOurs = (): boolean => link.current === control && !control.signal.aborted;
      try {
        await followReply(
          {
            begin,
            resume: (replyId, received, signal) => resumeReply(sessionId, replyId, received, signal),
            onEvents: (events) => {
              if (!stillOurs()) return;
              batch.add(events);
              if (events.some(({ event }) => event !== 'delta' && event !== 'scripture')) batch.flush();
              if (events.some(({ event }) => event === 'message' || event === 'reply')) {
                unsent.current = null;
                setActivity({ kind: 'replying', connected: true });
              }
            },
            onConnection: (connected) => {
              if (stillOurs())
                setActivity((now) => (now.kind === 'replying' ? { kind: 'replying', connected } : now));
            },
            wait: waitForNetwork,
          },
          start,
          control.signal,
        );
        batch.flush();
        if (!stillOurs()) return;
        link.current = null;
        unsent.current = null;
        setActivity(IDLE);
        void client.invalidateQueries({ queryKey: messagesKey(sessionId) });
      } catch (cause) {
        batch.flush();
        if (!stillOurs()) return;
        link.current = null;
        fail(cause);
      }

      function fail(cause: unknown): void {
        const outgoing = unsent.current;
        const { onGone, onKept } = latest.current;
        if (cause instanceof RequestError && cause.code === 'SESSION_NOT_FOUND') {
          onGone(outgoing?.words ?? null);
          return;
        }
        if (outgoing) onKept(outgoing.words);
        const again = outgoing ? 'send' : begin ? null : 'resume';
        setActivity({ kind: 'failed', sentence: sentenceOf(cause), again });
        void client.invalidateQueries({ queryKey: messagesKey(sessionId) });
      }
    },
    [change, client, sessionId],
  );

  const post = useCallback(
    (outgoing: Outgoing): void => {
      unsent.current = outgoing;
      setActivity({ kind: 'sending', words: outgoing.words });
      void client.cancelQueries({ queryKey: messagesKey(sessionId) });
      void follow((signal) => sendMessage(sessionId, outgoing.words, outgoing.key, signal), NOTHING_YET);
    },
    [client, follow, sessionId],
  );

  const send = useCallback(
    (words: string): void => {
      if (link.current) return;
      const known = unsent.current?.words === words ? unsent.current : { words, key: newUuid() };
      post(known);
    },
    [post],
  );

  const retry = useCallback(
    (replyId: string): void => {
      if (link.current) return;
      const retryKey = newUuid();
      setActivity({ kind: 'replying', connected: true });
      void client.cancelQueries({ queryKey: messagesKey(sessionId) });
      void follow((signal) => retryReply(sessionId, replyId, retryKey, signal), NOTHING_YET);
    },
    [client, follow, sessionId],
  );

  const messages = data?.messages;
  const running = messages ? runningReply(messages) : null;

  const resume = useCallback((): void => {
    if (!running) return;
    setActivity({ kind: 'replying', connected: true });
    void follow(null, { replyId: running.id, received: running.content.length, ended: false });
  }, [follow, running]);

  const stop = useCallback((): void => {
    if (!running) return;
    stopReply(sessionId, running.id).then(
      (stopped) => {
        link.current?.abort();
        link.current = null;
        change((now) => put(now, stopped));
        setActivity(IDLE);
      },
      (cause: unknown) => showToast('The reply could not be stopped', sentenceOf(cause)),
    );
  }, [change, running, sessionId]);

  const loaded = messages !== undefined;
  const { first } = options;
  useEffect(() => {
    if (loaded && first) post(first);
  }, [loaded, first, post]);

  // A reply that goes on without a reader (after a reload, from another tab) is picked up again.
  const waitsForReader = running !== null && activity.kind === 'idle';
  useEffect(() => {
    if (waitsForReader && !link.current) resume();
  }, [waitsForReader, resume]);

  useEffect(
    () => () => {
      link.current?.abort();
      link.current = null;
    },
    [],
  );

  const gone = isNotFound(error);
  useEffect(() => {
    if (gone) latest.current.onGone(null);
  }, [gone]);

  return {
    messages,
    loadError: error && !gone && !messages ? sentenceOf(error) : null,
    reload: () => void refetch(),
    activity,
    send,
    retry,
    resume,
    stop,
  };
}
