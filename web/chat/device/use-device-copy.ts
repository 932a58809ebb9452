import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { makesSecret } from '../../app/secret-care.ts';
import { isSecretSession } from '../../app/secret-sessions.ts';
import { messagesKey } from '../calls.ts';
import type { LoadedMessages } from '../loaded-messages.ts';
import { runningReply, tellsOfDanger, titleOf } from '../messages.ts';
import { isSessionMissing } from '../missing-session.ts';
import { makeSecret } from './erase.ts';
import { readCopy, storeCopy } from './lazy-copies.ts';
import { listedSession, listSession } from './sessions.ts';

/** Shows the copy on this device until the server answers; then updates the copy and the list from what was loaded. */
export function useDeviceCopy(sessionId: string, loaded: LoadedMessages | undefined): void {
  const client = useQueryClient();

  useEffect(() => {
    const queryKey = messagesKey(sessionId);
    if (client.getQueryData(queryKey) !== undefined || !listedSession(sessionId)) return;
    void readCopy(sessionId).then((copy) => {
      if (!copy || !listedSession(sessionId) || client.getQueryData(queryKey) !== undefined) return;
      // The answer has come already that there is no such session: a copy would hide that.
      if (isSessionMissing(client.getQueryState(queryKey)?.error)) return;
      const { messages, more: hasEarlier } = copy;
      client.setQueryData<LoadedMessages>(queryKey, { messages, hasEarlier, source: 'device' });
    });
  }, [client, sessionId]);

  // Runs when a reply begins and when it ends, not while it grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint changes when there is something to store
  useEffect(() => {
    if (loaded?.source !== 'server' || loaded.messages.length === 0) return;
    const { messages, hasEarlier } = loaded;
    if (messages.some(({ care }) => makesSecret(care)) || isSecretSession(sessionId)) {
      void makeSecret(sessionId);
      return;
    }
    const listed = listedSession(sessionId);
    // The messages that are not loaded may be about abuse: such a conversation must stay off this device.
    if (listed?.deleting || (hasEarlier && !listed)) return;
    const isTitleKnown = !hasEarlier || tellsOfDanger(messages);
    listSession(sessionId, isTitleKnown ? titleOf(messages) : null, messages.at(-1)?.timestamp ?? '');
    if (!runningReply(messages)) void storeCopy(sessionId, messages, hasEarlier, Date.now());
  }, [sessionId, fingerprintOf(loaded)]);
}

/** A text that changes when the copy has to be stored again. */
function fingerprintOf(loaded: LoadedMessages | undefined): string {
  const last = loaded?.messages.at(-1);
  if (!loaded || !last) return '';
  const { messages, source, hasEarlier } = loaded;
  const newestCare = messages.slice(-2).map(({ care }) => `${care?.level} ${care?.kind}`);
  return [source, hasEarlier, messages.length, last.id, last.status, ...newestCare].join();
}
