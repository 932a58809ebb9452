import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { newUuid } from '../app/identifiers.ts';
import type { OutgoingMessage } from './conversation.ts';
import { forgetSession } from './device/erase.ts';
import { storeDraft, takeOrphanedDraft } from './draft.ts';

/** What moves to a new session when the old one is gone. */
interface CarriedOver {
  readonly outgoing: OutgoingMessage | null;
  readonly draft: string;
}

const NOTHING: CarriedOver = { outgoing: null, draft: '' };

interface SessionChanges {
  /** A message that could not be sent in the session before. */
  readonly initialOutgoing: OutgoingMessage | null;
  /** A new session was created: goes to its address. */
  readonly enter: (sessionId: string) => void;
  /** The session is gone: starts a new one with the message that was being sent and the draft. */
  readonly replaceGone: (sessionId: string, outgoing: OutgoingMessage | null, draft: string) => void;
  /** Starts a new conversation. `replace`: Back does not return to the old one. */
  readonly startNew: (replace: boolean) => void;
}

/** Moves the chat page from one session to another, and carries over what was written. */
export function useSessionChanges(): SessionChanges {
  const [, navigate] = useLocation();
  const [carriedOver, setCarriedOver] = useState(NOTHING);
  const enter = useCallback(
    (sessionId: string) => {
      const text = carriedOver.draft || takeOrphanedDraft(sessionId);
      if (text) storeDraft(sessionId, { text });
      navigate(`/chat/${sessionId}`, { replace: true });
    },
    [carriedOver.draft, navigate],
  );
  const replaceGone = useCallback(
    (sessionId: string, unsent: OutgoingMessage | null, draft: string) => {
      // Under a new key, and replacing nothing: the new session has no message.
      const outgoing = unsent && { ...unsent, key: newUuid(), replaces: undefined };
      setCarriedOver({ outgoing, draft });
      void forgetSession(sessionId);
      navigate('/chat', { replace: true });
    },
    [navigate],
  );
  const startNew = useCallback(
    (replace: boolean) => {
      setCarriedOver(NOTHING);
      navigate('/chat', { replace });
    },
    [navigate],
  );
  return { initialOutgoing: carriedOver.outgoing, enter, replaceGone, startNew };
}
