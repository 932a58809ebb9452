import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { newUuid } from '../app/identifiers.ts';
import { messagesKey } from './calls.ts';
import type { OutgoingMessage } from './conversation.ts';
import { forgetSession } from './device/erase.ts';
import { listedSession } from './device/sessions.ts';
import { storeDraft, takeOrphanedDraft } from './draft.ts';
import type { LoadedMessages } from './loaded-messages.ts';

/** Why a conversation could not be opened: it was deleted elsewhere, or nothing is known of its address. */
export type GoneReason = 'deleted' | 'unknown';

/** What moves to a new session, and why there is one. */
interface CarriedOver {
  readonly outgoing: OutgoingMessage | null;
  readonly draft: string;
  readonly gone: GoneReason | null;
  /** The visitor asked for the new conversation, and writes in it next. */
  readonly wasAskedFor: boolean;
}

const NOTHING: CarriedOver = { outgoing: null, draft: '', gone: null, wasAskedFor: false };

/** Of a session that was just created nothing needs to be asked. */
const NO_MESSAGES: LoadedMessages = { messages: [], hasEarlier: false, source: 'server' };

export interface SessionChanges {
  /** What came along to this session; nothing where it was opened by its address. */
  readonly arrival: (sessionId: string) => Omit<CarriedOver, 'draft'>;
  /** A new session was created: goes to its address. */
  readonly enter: (sessionId: string) => void;
  /** The session is gone: starts a new one with what was being sent and written. */
  readonly replaceGone: (sessionId: string, left: LeftBehind) => void;
  /** Starts a new conversation. `replace`: Back does not return to the old one. */
  readonly startNew: (replace: boolean) => void;
}

/** What was in a conversation that is gone. */
export interface LeftBehind {
  readonly outgoing: OutgoingMessage | null;
  readonly draft: string;
  /** Its messages were on screen. */
  readonly wasRead: boolean;
}

/** Moves the chat page from one session to another, and carries over what was written. */
export function useSessionChanges(): SessionChanges {
  const [, navigate] = useLocation();
  const [carriedOver, setCarriedOver] = useState(NOTHING);
  const client = useQueryClient();
  const [newSession, setNewSession] = useState<string | null>(null);
  const enter = useCallback(
    (sessionId: string) => {
      const text = carriedOver.draft || takeOrphanedDraft(sessionId);
      if (text) storeDraft(sessionId, { text });
      if (!carriedOver.outgoing) client.setQueryData(messagesKey(sessionId), NO_MESSAGES);
      setNewSession(sessionId);
      navigate(`/chat/${sessionId}`, { replace: true });
    },
    [carriedOver.draft, carriedOver.outgoing, client, navigate],
  );
  const replaceGone = useCallback(
    (sessionId: string, { outgoing: unsent, draft, wasRead }: LeftBehind) => {
      // Under a new key, and replacing nothing: the new session has no message.
      const outgoing = unsent && { ...unsent, key: newUuid(), replaces: undefined };
      const gone = wasRead || listedSession(sessionId) ? 'deleted' : 'unknown';
      setCarriedOver({ outgoing, draft, gone, wasAskedFor: false });
      void forgetSession(sessionId);
      navigate('/chat', { replace: true });
    },
    [navigate],
  );
  const startNew = useCallback(
    (replace: boolean) => {
      setCarriedOver({ ...NOTHING, wasAskedFor: true });
      navigate('/chat', { replace });
    },
    [navigate],
  );
  const arrival = (sessionId: string): CarriedOver => (sessionId === newSession ? carriedOver : NOTHING);
  return { arrival, enter, replaceGone, startNew };
}
