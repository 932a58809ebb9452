import { createContext, type RefObject, useContext } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import type { ShownPassages } from '../answer/shown-passages.ts';

/** What opens over a conversation from its header, composer and thread. */
export type Panel = 'more' | 'conversations' | 'prompts' | 'save' | 'print' | 'who' | 'clear';

/** The control that opened a panel, where the panel is a menu at it. */
export type Opener = RefObject<HTMLElement | null>;

/** A reply to be printed, with the passages that its reader sees in another translation. */
export interface ReplyToPrint {
  readonly message: ChatMessage;
  readonly shown: ShownPassages;
}

type OpenPanel = (panel: Panel, opener?: Opener, reply?: ReplyToPrint) => void;

/** Opens a panel of the chat screen; the screen provides it (React context). */
export const OpenPanelContext = createContext<OpenPanel>(() => undefined);

export const useOpenPanel = (): OpenPanel => useContext(OpenPanelContext);
