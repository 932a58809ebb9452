import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import type { Care, ChatMessage } from '../../contract/chat.ts';
import type { Outgoing } from '../chat/conversation.ts';
import { moveOffDevice } from '../chat/device/erase.ts';
import { isKeptOffDevice, isOffDevice } from '../chat/device/off-device.ts';
import { type Messages, ownWords } from '../chat/messages.ts';
import { loadRoom, loadRoomSoon } from './room.ts';

/** What was found in this browser, in words that the server may not have seen. */
interface FoundHere {
  readonly words: string;
  readonly care: Care;
  /** The id of the last own message when they were written. */
  readonly after: string | undefined;
}

/** The help that stands in a conversation. */
export interface CareState {
  /** Of the newest words that called for it, wherever they are; null where nothing did. */
  readonly newest: { readonly words: string; readonly care: Care; readonly id: string | null } | null;
  /** Its words were neither stored nor are they on their way: it stands behind everything. */
  readonly loose: boolean;
  /** They were sent from this page: who cannot see it is told. */
  readonly fresh: boolean;
  /** Somebody tells of abuse. */
  readonly secret: boolean;
  /** Behind which messages it was said again that this is a program. */
  readonly reminded: ReadonlySet<string>;
}

export const NO_CARE: CareState = {
  newest: null,
  loose: false,
  fresh: false,
  secret: false,
  reminded: new Set(),
};
export const CareHere = createContext<CareState>(NO_CARE);

interface CareOfConversation {
  readonly state: CareState;
  /** Says again, behind the last message, that this is a program. */
  readonly remind: () => void;
}

/** The help that a conversation's words call for, those on their way among them. */
export function useCare(
  sessionId: string,
  messages: Messages,
  outgoing: Outgoing | null,
): CareOfConversation {
  const [found, setFound] = useState<FoundHere | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [reminded, setReminded] = useState<ReadonlySet<string>>(NO_CARE.reminded);
  const lastOwn = messages.findLast(({ role }) => role === 'user');

  useEffect(loadRoomSoon, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when words are sent
  useEffect(() => {
    if (!outgoing) return;
    const { words, replaces } = outgoing;
    setSent(words);
    const earlier = messages.filter(({ id, role }) => role === 'user' && id !== replaces).map(ownWords);
    void loadRoom().then((room) => {
      const care = room?.careInWords(earlier, words);
      if (!care) return;
      if (isKeptOffDevice([{ care }])) void moveOffDevice(sessionId);
      setFound({ words, care, after: lastOwn?.id });
    });
  }, [outgoing?.key]);

  const remind = useCallback(() => {
    const last = messages.at(-1);
    if (last) setReminded((now) => new Set([...now, last.id]));
  }, [messages]);

  const { newest, loose, secret: told } = standing(messages, lastOwn, outgoing, found);
  const fresh = newest !== null && newest.words === sent;
  const secret = told || isOffDevice(sessionId);
  const { words, care, id } = newest ?? {};
  // A reply that grows changes nothing of this, and draws none of it anew.
  const state = useMemo(
    (): CareState => ({
      newest: care ? { words: words ?? '', care, id: id ?? null } : null,
      loose,
      fresh,
      secret,
      reminded,
    }),
    [words, care, id, loose, fresh, secret, reminded],
  );
  return useMemo(() => ({ state, remind }), [state, remind]);
}

function standing(
  messages: Messages,
  lastOwn: ChatMessage | undefined,
  outgoing: Outgoing | null,
  found: FoundHere | null,
): Omit<CareState, 'reminded' | 'fresh'> {
  const cared = messages.findLast(({ care }) => care);
  const told = cared?.care ? { words: ownWords(cared), care: cared.care, id: cared.id } : null;
  const stored = found && lastOwn && lastOwn.id !== found.after && ownWords(lastOwn) === found.words;
  const newer = lastOwn?.id !== found?.after;
  // The server's own answer takes the place of what was found here.
  const here = found && (stored ? !lastOwn.care : outgoing?.words === found.words || !newer) ? found : null;
  const secret = isKeptOffDevice(messages) || (found !== null && isKeptOffDevice([found]));
  if (!here) return { newest: told ?? (found && { ...found, id: null }), loose: false, secret };
  const { words, care } = here;
  return {
    newest: { words, care, id: stored ? lastOwn.id : null },
    loose: !stored && outgoing?.words !== words,
    secret,
  };
}
