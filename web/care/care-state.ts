import { createContext } from 'react';
import type { Care } from '../../contract/chat.ts';
import { createStore, type Store } from '../app/store.ts';

/** A message of the visitor: own words without the document, and the care that the server found in them. */
export interface UserMessage {
  readonly id: string;
  readonly text: string;
  readonly care?: Care | undefined;
}

/** A message that is not stored. */
export interface UnsentText {
  readonly text: string;
  /** The id of the message that it replaces. */
  readonly replaces?: string | undefined;
}

/** A message that is being sent. */
export interface OutgoingText extends UnsentText {
  /** Another key, another message. */
  readonly key: string;
}

/** The newest message that called for help, and the help it called for. */
export interface CurrentHelp {
  readonly text: string;
  readonly care: Care;
  /** null while the message is not stored. */
  readonly messageId: string | null;
}

/** What care has found in a conversation. */
export interface CareState {
  /** Mere signs of danger in the message that was sent last, found by this browser; null where there are none. */
  readonly quiet: { readonly text: string; readonly care: Care } | null;
  /** null where nothing called for help. */
  readonly help: CurrentHelp | null;
  /** The message is neither stored nor being sent: the panel is shown at the end of the thread. */
  readonly isDetached: boolean;
  /** The conversation must leave no trace on this device. */
  readonly isSecret: boolean;
  /** Ids of the messages after which the visitor was reminded that this is a program. */
  readonly remindedAfter: ReadonlySet<string>;
}

export const NO_CARE: CareState = {
  help: null,
  quiet: null,
  isDetached: false,
  isSecret: false,
  remindedAfter: new Set(),
};

/** The care of the conversation on screen: set by CareMonitor, read by the help in the thread. */
export const CareContext = createContext<Store<CareState>>(createStore(() => NO_CARE));
