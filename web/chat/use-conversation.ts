import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messagesKey } from './calls.ts';
import { type ConversationEvents, connectConversation } from './connect-conversation.ts';
import type { Activity, ConversationControl, OutgoingMessage } from './conversation.ts';
import { readOutbox, removeOutgoing } from './device/outbox.ts';
import { useDeviceCopy } from './device/use-device-copy.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import { runningReply } from './messages.ts';
import { useLoadedMessages } from './use-loaded-messages.ts';

interface ConversationOptions extends ConversationEvents {
  readonly sessionId: string;
  /** Sent as soon as the messages are loaded: it was written in a session that is missing. */
  readonly initialOutgoing: OutgoingMessage | null;
}

interface Conversation {
  /** undefined until the messages are loaded. */
  readonly loaded: LoadedMessages | undefined;
  /** Why the server's messages could not be loaded, as a sentence. */
  readonly loadError: string | null;
  readonly reload: () => void;
  /** Loads earlier messages. Throws what `request` throws. */
  readonly loadEarlier: () => Promise<void>;
  readonly activity: Activity;
  readonly control: ConversationControl;
}

/** The conversation on screen: its messages, what it is doing, and the functions that change both. */
export function useConversation(options: ConversationOptions): Conversation {
  const { sessionId, initialOutgoing } = options;
  const client = useQueryClient();
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  const [control] = useState(() => connectConversation(sessionId, client, () => latestOptions.current));
  const activity = useSyncExternalStore(control.subscribe, control.activity);
  const { loaded, loadError, isStale, isMissing, isGone, reload, loadEarlier } = useLoadedMessages(sessionId);
  const isLoaded = loaded !== undefined;
  useDeviceCopy(sessionId, loaded);

  useEffect(() => () => control.disconnect(), [control]);

  // A message that was waiting when the page was left is sent now; one that waited too long is returned instead.
  useEffect(() => {
    if (!isLoaded || control.activity().kind !== 'idle') return;
    const waiting = readOutbox(sessionId, Date.now());
    if (initialOutgoing) control.sendOutgoing(initialOutgoing);
    else if (waiting?.tooOld) {
      removeOutgoing(sessionId);
      latestOptions.current.onUnsent(waiting.outgoing);
    } else if (waiting) control.sendOutgoing(waiting.outgoing);
  }, [isLoaded, initialOutgoing, control, sessionId]);

  // After a reload, or when another tab asked, a reply may be running that nobody follows here.
  const hasUnfollowedReply =
    loaded?.source === 'server' && runningReply(loaded.messages) !== null && activity.kind === 'idle';
  useEffect(() => {
    if (hasUnfollowedReply) control.resume();
  }, [hasUnfollowedReply, control]);

  useEffect(() => {
    if (!isMissing) return;
    const wasRead = (client.getQueryData<LoadedMessages>(messagesKey(sessionId))?.messages.length ?? 0) > 0;
    const outgoing = readOutbox(sessionId, Date.now())?.outgoing ?? null;
    latestOptions.current.onSessionMissing({ wasRead, isGone }, outgoing);
  }, [isMissing, isGone, sessionId, client]);

  const canResume = activity.kind === 'failed' && activity.retry === 'resume';
  useWhenOnline(isStale ? reload : canResume ? control.resume : null);

  return { loaded, loadError, reload, loadEarlier, activity, control };
}

/** Calls `work` when the network is back; null where there is nothing to do then. */
function useWhenOnline(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return;
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  }, [work]);
}
