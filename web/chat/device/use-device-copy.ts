import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound } from '../../app/request.ts';
import { messagesKey } from '../calls.ts';
import type { Loaded } from '../loaded.ts';
import { runningReply, titleOf } from '../messages.ts';
import { moveOffDevice } from './erase.ts';
import { keepCopy, readCopy } from './kept-copies.ts';
import { isKeptOffDevice, isOffDevice } from './off-device.ts';
import { keptSession, listSession } from './sessions.ts';

/** Shows the copy kept on this device until the server answers, and keeps list and copy in step with what is read. */
export function useDeviceCopy(sessionId: string, loaded: Loaded | undefined): void {
  const client = useQueryClient();

  useEffect(() => {
    const queryKey = messagesKey(sessionId);
    if (client.getQueryData(queryKey) !== undefined || !keptSession(sessionId)) return;
    void readCopy(sessionId).then((copy) => {
      if (!copy || !keptSession(sessionId) || client.getQueryData(queryKey) !== undefined) return;
      // The server was quicker and knows it no more: a copy would hide that.
      if (isNotFound(client.getQueryState(queryKey)?.error)) return;
      const { messages, more } = copy;
      client.setQueryData<Loaded>(queryKey, { messages, more, from: 'device' });
    });
  }, [client, sessionId]);

  // A reply that grows changes nothing of this: it is looked at once it begins and once it ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says when what is loaded is worth another look
  useEffect(() => {
    if (loaded?.from !== 'server' || loaded.messages.length === 0) return;
    const { messages, more } = loaded;
    if (isKeptOffDevice(messages) || isOffDevice(sessionId)) {
      void moveOffDevice(sessionId);
      return;
    }
    const listed = keptSession(sessionId);
    // What the messages that are not loaded tell is not known: such a conversation may have to stay off this device.
    if (listed?.deleting || (more && !listed)) return;
    listSession(sessionId, more ? null : titleOf(messages), messages.at(-1)?.timestamp ?? '');
    if (!runningReply(messages)) void keepCopy(sessionId, messages, more, Date.now());
  }, [sessionId, stateOf(loaded)]);
}

function stateOf(loaded: Loaded | undefined): string {
  const last = loaded?.messages.at(-1);
  if (!loaded || !last) return '';
  const { messages, from, more } = loaded;
  const off = isKeptOffDevice(messages.slice(-2));
  return [from, more, messages.length, last.id, last.status, off].join();
}
