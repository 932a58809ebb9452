import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { handedDraft } from '../app/handed-draft.ts';
import { newUuid } from '../app/identifiers.ts';
import type { ReadDocument } from '../documents/process-file.ts';
import { readAttachment, returnAttachment, storeAttachment } from './attachment/stored-attachment.ts';
import { messagesKey } from './calls.ts';
import type { OutgoingMessage } from './conversation.ts';
import { forgetSession } from './device/erase.ts';
import { removeOutgoing } from './device/outbox.ts';
import { listedSession } from './device/sessions.ts';
import { prependText, removeDraft, storeDraft, takeOrphanedDraft } from './draft.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import type { MissingSession } from './missing-session.ts';

/** The session in whose place a new one is shown. */
export interface ReplacedSession {
  readonly sessionId: string;
  /** It was deleted elsewhere; nothing is known of its address; or somebody other than Berea said that it is not there. */
  readonly reason: 'deleted' | 'unknown' | 'not-found';
}

/** What moves to a new session, and why there is one. */
interface CarriedOver {
  readonly outgoing: OutgoingMessage | null;
  readonly draft: string;
  readonly attachment: ReadDocument | null;
  readonly replaced: ReplacedSession | null;
  /** The visitor asked for the new conversation, and writes in it next. */
  readonly wasAskedFor: boolean;
}

const NOTHING: CarriedOver = {
  outgoing: null,
  draft: '',
  attachment: null,
  replaced: null,
  wasAskedFor: false,
};

/** Of a session that was just created nothing needs to be asked. */
const NO_MESSAGES: LoadedMessages = { messages: [], hasEarlier: false, source: 'server' };

interface Arrival extends Omit<CarriedOver, 'draft' | 'attachment'> {
  /** It was created here, a moment ago. */
  readonly isNew: boolean;
  /** What stands in its field was written on another page. */
  readonly wasHanded: boolean;
}

export interface SessionChanges {
  /** What came along to this session; nothing where it was opened by its address. */
  readonly arrival: (sessionId: string) => Arrival;
  /** A new session was created: goes to its address. */
  readonly enter: (sessionId: string) => void;
  /** The session was not found: starts a new one with what was being sent and written. */
  readonly replaceMissing: (sessionId: string, left: LeftBehind) => void;
  /** Starts a new conversation. `replace`: Back does not return to the old one. */
  readonly startNew: (replace: boolean) => void;
}

/** A session that was not found, and what was being sent and written in it. */
interface LeftBehind extends MissingSession {
  readonly outgoing: OutgoingMessage | null;
  readonly draft: string;
}

/** Moves the chat page from one session to another, and carries over what was written. */
export function useSessionChanges(): SessionChanges {
  const [, navigate] = useLocation();
  const [carriedOver, setCarriedOver] = useState(NOTHING);
  const client = useQueryClient();
  const [newSession, setNewSession] = useState<string | null>(null);
  const [wasHanded, setWasHanded] = useState(false);
  const enter = useCallback(
    (sessionId: string) => {
      if (carriedOver.replaced) {
        removeDraft(carriedOver.replaced.sessionId);
        storeAttachment(carriedOver.replaced.sessionId, null);
        storeAttachment(sessionId, carriedOver.attachment);
      }
      setWasHanded(!carriedOver.draft && handedDraft() !== '');
      const draft = carriedOver.draft ? { text: carriedOver.draft } : takeOrphanedDraft(sessionId);
      if (draft.text) storeDraft(sessionId, draft);
      if (!carriedOver.outgoing) client.setQueryData(messagesKey(sessionId), NO_MESSAGES);
      setNewSession(sessionId);
      navigate(`/chat/${sessionId}`, { replace: true });
    },
    [carriedOver, client, navigate],
  );
  const replaceMissing = useCallback(
    (sessionId: string, { outgoing: unsent, draft, wasRead, isGone }: LeftBehind) => {
      // Under a new key, and replacing nothing: the new session has no message.
      const outgoing = unsent && { ...unsent, key: newUuid(), replaces: undefined };
      const isKnown = wasRead || listedSession(sessionId) !== null;
      const reason = !isGone ? 'not-found' : isKnown ? 'deleted' : 'unknown';
      // The order matters: forgetting removes draft and document at once. So the document is read before it, and both
      // are stored after it: until the new session exists, they outlive the page under the old one.
      const attachment = readAttachment(sessionId);
      setCarriedOver({ outgoing, draft, attachment, replaced: { sessionId, reason }, wasAskedFor: false });
      // Asked anew if the visitor comes back to it.
      client.removeQueries({ queryKey: messagesKey(sessionId) });
      if (isGone) void forgetSession(sessionId);
      else removeOutgoing(sessionId);
      if (unsent) storeDraft(sessionId, { text: prependText(unsent.text, draft), cameBack: true });
      else storeDraft(sessionId, { text: draft });
      storeAttachment(sessionId, attachment);
      returnAttachment(sessionId, unsent?.attachment);
      navigate('/chat', { replace: true });
    },
    [client, navigate],
  );
  const startNew = useCallback(
    (replace: boolean) => {
      setCarriedOver({ ...NOTHING, wasAskedFor: true });
      navigate('/chat', { replace });
    },
    [navigate],
  );
  const arrival = (sessionId: string): Arrival => {
    const isNew = sessionId === newSession;
    return { ...(isNew ? carriedOver : NOTHING), isNew, wasHanded: isNew && wasHanded };
  };
  return { arrival, enter, replaceMissing, startNew };
}
