import { type JSX, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Care } from '../../contract/chat.ts';
import { makesSecret } from '../app/secret-care.ts';
import type { Store } from '../app/store.ts';
import { CareAlert } from './care-alert.tsx';
import { CareBar } from './care-bar.tsx';
import {
  CareContext,
  type CareState,
  NO_CARE,
  type OutgoingText,
  type UnsentText,
  type UserMessage,
} from './care-state.ts';
import { currentHelp, type LocalFinding } from './current-help.ts';
import { detectAhead, detectCare, detectWhileTyping } from './detect-care.ts';
import { careFor, useHelpLines } from './help-lines.ts';
import { keepInView } from './keep-in-view.ts';
import { Reminders } from './reminders.tsx';

/** What the conversation has to know of its care. */
interface CareStatus {
  readonly isHelped: boolean;
  readonly isSecret: boolean;
}

export interface CareMonitorProps {
  /** The visitor's own messages, as far as they are loaded; oldest first. */
  messages: readonly UserMessage[];
  /** There are earlier messages that are not loaded. */
  hasEarlier: boolean;
  /** The conversation is loaded and has no message. */
  isEmpty: boolean;
  /** The id of the conversation's last message, whoever wrote it. */
  lastMessageId: string | undefined;
  draft: Pick<Store<{ readonly text: string }>, 'get' | 'subscribe'>;
  /** The message that is being sent, or waits to be. */
  outgoing: OutgoingText | null;
  /** The message that was sent last on this page. */
  lastSent: OutgoingText | null;
  /** What was sent before this page was loaded and did not arrive. */
  unsent: UnsentText | null;
  /** The conversation was made secret earlier, in this tab. */
  wasSecret: boolean;
  /** Removes what this device holds of the conversation. */
  onSecret: () => void;
  onStatus: (status: CareStatus) => void;
  /** Closes the conversation and removes what this device holds of it. */
  onLeave: () => Promise<void>;
  /** Deletes the conversation on the server and here. Rejects where that fails. */
  onErase: () => Promise<void>;
}

/** Detects danger in a conversation, also in what is being sent, and keeps help within reach below the header. */
export function CareMonitor(props: CareMonitorProps): JSX.Element {
  const { messages, hasEarlier, isEmpty, lastMessageId, draft, lastSent, onStatus, onLeave, onErase } = props;
  // The operator's own list must be here before it is needed, and without a network.
  useHelpLines();
  useEarlyDetection(messages, draft);
  const { local, quiet } = useLocalFindings(props);
  const [remindedAfter, setRemindedAfter] = useState(NO_CARE.remindedAfter);

  const current = currentHelp(messages, props.outgoing, local);
  const { isDetached } = current;
  const isSecret = current.isSecret || props.wasSecret;
  const { text = '', care, messageId = null } = current.help ?? {};
  // A growing reply leaves the state the same object, so that nothing of it is drawn again.
  const state = useMemo(
    (): CareState => ({
      help: care ? { text, care, messageId } : null,
      quiet,
      isDetached,
      isSecret,
      remindedAfter,
    }),
    [text, care, messageId, quiet, isDetached, isSecret, remindedAfter],
  );
  const store = useContext(CareContext);
  useLayoutEffect(() => store.set(state), [store, state]);
  const isHelped = state.help !== null || isSecret;
  useLayoutEffect(() => onStatus({ isHelped, isSecret }), [onStatus, isHelped, isSecret]);

  // Where its message came back, the panel moves to the end of the thread, which then goes to its last turn.
  useEffect(() => (isDetached ? keepInView() : undefined), [isDetached]);

  const remind = useCallback(() => {
    if (lastMessageId) setRemindedAfter((ids) => new Set([...ids, lastMessageId]));
  }, [lastMessageId]);
  const withinReach = care ?? careWithoutFinding(isSecret, hasEarlier);
  return (
    <>
      {withinReach && <CareBar care={withinReach} isSecret={isSecret} onLeave={onLeave} onErase={onErase} />}
      <CareAlert help={text === lastSent?.text ? state.help : null} />
      <Reminders isEmpty={isEmpty} onDue={remind} />
    </>
  );
}

/** Earlier messages that are not loaded may have called for help: the lines are within reach all the same. */
function careWithoutFinding(isSecret: boolean, hasEarlier: boolean): Care | null {
  if (isSecret) return careFor({ level: 'urgent', kind: 'abuse' });
  return hasEarlier ? careFor({ level: 'urgent', kind: 'crisis' }) : null;
}

/** Detects signs before a message is sent, so that sending does not have to wait for it. */
function useEarlyDetection(messages: CareMonitorProps['messages'], draft: CareMonitorProps['draft']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts differ only when their number does
  useEffect(() => detectAhead(messages.map(({ text }) => text)), [messages.length]);
  useEffect(() => detectWhileTyping(draft), [draft]);
}

interface LocalFindings {
  /** Urgent danger, in the newest message that holds any. */
  readonly local: LocalFinding | null;
  /** Mere signs, in the message that was sent last. */
  readonly quiet: CareState['quiet'];
}

/** What this browser found in messages that were sent from this page, or before it was loaded and did not arrive. */
function useLocalFindings(props: CareMonitorProps): LocalFindings {
  const { messages, outgoing, lastSent, unsent, isEmpty, lastMessageId, onSecret } = props;
  const [local, setLocal] = useState<LocalFinding | null>(null);
  const [quiet, setQuiet] = useState<CareState['quiet']>(null);
  // At once, as nothing may load without a network; and again with the messages before it.
  const isLoaded = isEmpty || lastMessageId !== undefined;
  const examined = lastSent ?? (unsent && { ...unsent, key: isLoaded ? 'unsent' : 'unsent, alone' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is examined once, when it is sent
  useLayoutEffect(() => {
    if (!examined) return;
    const { text, replaces } = examined;
    const earlier = [...messages];
    // The message may be stored already.
    if (!outgoing && earlier.at(-1)?.text === text) earlier.pop();
    const context = earlier.filter(({ id }) => id !== replaces).map((message) => message.text);
    const care = detectCare(context, text);
    setQuiet(care?.level === 'possible' ? { text, care } : null);
    if (care?.level !== 'urgent') return;
    setLocal({ text, care, after: earlier.at(-1)?.id });
    if (makesSecret(care)) onSecret();
  }, [examined?.key]);
  return { local, quiet };
}
