import { type JSX, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Outgoing } from '../chat/conversation.ts';
import { moveOffDevice } from '../chat/device/erase.ts';
import { isKeptOffDevice, isOffDevice } from '../chat/device/off-device.ts';
import type { DraftStore } from '../chat/draft.tsx';
import type { Loaded } from '../chat/loaded.ts';
import { type Messages, ownWords } from '../chat/messages.ts';
import { CareAlert } from './care-alert.tsx';
import { CareBar } from './care-bar.tsx';
import { type CareState, NO_CARE } from './care-here.ts';
import { careInWords, detectAhead, detectWhileTyping } from './find-care.ts';
import { careOf, useHelpLines } from './help-lines.ts';
import { Reminders } from './reminders.tsx';
import { type FoundHere, standing } from './standing.ts';

type Sent = Pick<Outgoing, 'words' | 'replaces' | 'key'>;

export interface KeeperProps {
  sessionId: string;
  loaded: Loaded | undefined;
  draft: DraftStore;
  /** Words on their way, or about to be. */
  outgoing: Sent | null;
  /** Those that were on their way last on this page. */
  sent: Sent | null;
  /** Hands the state on to the places in the thread. */
  onState: (state: CareState) => void;
  /** Closes the stream and empties the field. */
  onLeave: () => void;
}

const NONE: Messages = [];

/** Sees what a conversation's words call for, those on their way among them; keeps help within reach below its head. */
export function Keeper(props: KeeperProps): JSX.Element {
  const { sessionId, loaded, draft, outgoing, sent, onState, onLeave } = props;
  const messages = loaded?.messages ?? NONE;
  // An operator's own list is to be here before it is needed, and without a network.
  useHelpLines();
  const [found, setFound] = useState<FoundHere | null>(null);
  const [reminded, setReminded] = useState(NO_CARE.reminded);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when words are sent
  useLayoutEffect(() => {
    if (!sent) return;
    const { words, replaces } = sent;
    const own = messages.filter(({ role }) => role === 'user');
    const last = own.at(-1);
    // They may be stored already.
    if (!outgoing && last && ownWords(last) === words) own.pop();
    const care = careInWords(own.filter(({ id }) => id !== replaces).map(ownWords), words);
    // `possible` asks for no panel: the message is answered as any other.
    if (care?.level !== 'urgent') return;
    setFound({ words, care, after: own.at(-1)?.id });
    if (isKeptOffDevice([{ care }])) void moveOffDevice(sessionId);
  }, [sent?.key]);

  // Own words are known as soon as they stand here: a reply that grows behind them says nothing new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number of messages means other words
  useEffect(
    () => detectAhead(messages.filter(({ role }) => role === 'user').map(ownWords)),
    [messages.length],
  );

  useEffect(() => detectWhileTyping(draft), [draft]);

  const { newest, loose, secret: told } = standing(messages, outgoing, found);
  const secret = told || isOffDevice(sessionId);
  const { words = '', care, id = null } = newest ?? {};
  // A reply that grows changes nothing of this, and draws none of it anew.
  const state = useMemo(
    (): CareState => ({ newest: care ? { words, care, id } : null, loose, secret, reminded }),
    [words, care, id, loose, secret, reminded],
  );
  useLayoutEffect(() => onState(state), [onState, state]);
  useEffect(() => () => onState(NO_CARE), [onState]);

  const last = messages.at(-1)?.id;
  const remind = useCallback(() => {
    if (last) setReminded((now) => new Set([...now, last]));
  }, [last]);
  // What the messages say that are not loaded is not known: help is within reach all the same.
  const reach =
    care ??
    (secret
      ? careOf({ level: 'urgent', kind: 'abuse' })
      : loaded?.more
        ? careOf({ level: 'urgent', kind: 'crisis' })
        : null);
  return (
    <>
      {reach && <CareBar sessionId={sessionId} care={reach} secret={secret} onLeave={onLeave} />}
      <CareAlert help={words === sent?.words ? state.newest : null} />
      <Reminders fresh={loaded?.messages.length === 0} onDue={remind} />
    </>
  );
}
