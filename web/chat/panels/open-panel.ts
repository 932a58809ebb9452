import { createContext, type RefObject, useContext } from 'react';

/** What opens over a conversation from its header, composer and thread. */
export type Panel = 'more' | 'conversations' | 'prompts' | 'save' | 'who' | 'clear';

/** The control that opened a panel, where the panel is a menu at it. */
export type Opener = RefObject<HTMLElement | null>;

/** Opens a panel of the chat screen; the screen provides it (React context). */
export const OpenPanelContext = createContext<(panel: Panel, opener?: Opener) => void>(() => undefined);

export const useOpenPanel = (): ((panel: Panel, opener?: Opener) => void) => useContext(OpenPanelContext);
