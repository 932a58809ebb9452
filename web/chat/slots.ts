import { type ComponentType, createContext, useContext } from 'react';
import type { Care, ChatMessage } from '../../contract/chat.ts';
import type { OutgoingMessage } from './conversation.ts';
import type { DraftStore } from './draft.ts';
import { ownWords } from './messages.ts';

/** A message of the visitor, as other features see it. */
export interface UserText {
  readonly id: string;
  readonly text: string;
  readonly care?: Care | undefined;
}

export interface CareStatus {
  /** Help is shown, or within reach, in this conversation. */
  readonly isHelped: boolean;
  /** The conversation must leave no trace on this device. */
  readonly isSecret: boolean;
}

export interface CareMonitorProps {
  messages: readonly UserText[];
  hasEarlier: boolean;
  isEmpty: boolean;
  lastMessageId: string | undefined;
  draft: DraftStore;
  outgoing: Pick<OutgoingMessage, 'text' | 'replaces' | 'key'> | null;
  unsent: Pick<OutgoingMessage, 'text' | 'replaces'> | null;
  wasSecret: boolean;
  onSecret: () => void;
  onStatus: (status: CareStatus) => void;
  onLeave: () => Promise<void>;
  onErase: () => Promise<void>;
}

interface AgeQuestionProps {
  at: 'welcome' | 'first-reply' | 'later-reply';
}

type HelpProps =
  | { at: 'message' | 'reply'; message: UserText }
  | { at: 'outgoing'; text: string; isWaiting: boolean }
  | { at: 'end' };

/** Parts of other features that a conversation shows. The chat page fills them in (chat-page.tsx). */
export interface Slots {
  /** Below the header: detects danger and keeps the help lines within reach. */
  CareMonitor: ComponentType<CareMonitorProps>;
  /** In an empty conversation, and below the last finished reply. */
  AgeQuestion: ComponentType<AgeQuestionProps>;
  /** In the thread, where help can be shown. */
  Help: ComponentType<HelpProps>;
  /** After each turn, where the visitor may be reminded that this is a program. */
  Reminder: ComponentType<{ messageIds: readonly (string | undefined)[] }>;
  /** The thread's one advertisement. */
  ThreadAd: ComponentType;
  /** Beside the conversation on wide screens, below it on others. */
  Side: ComponentType<{ withAd: boolean }>;
}

const Nothing = (): null => null;

/** Without a page around it, a conversation shows only itself. */
export const SlotsContext = createContext<Slots>({
  CareMonitor: Nothing,
  AgeQuestion: Nothing,
  Help: Nothing,
  Reminder: Nothing,
  ThreadAd: Nothing,
  Side: Nothing,
});

export const useSlots = (): Slots => useContext(SlotsContext);

const userTexts = new WeakMap<ChatMessage, UserText>();

/** A user's message as the slots see it. The same message gives the same object. */
export function userTextOf(message: ChatMessage): UserText {
  const known = userTexts.get(message);
  if (known) return known;
  const { id, care } = message;
  const userText = { id, text: ownWords(message), care };
  userTexts.set(message, userText);
  return userText;
}
