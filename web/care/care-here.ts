import { createContext } from 'react';
import type { Care, ChatMessage } from '../../contract/chat.ts';

/** The help that stands in a conversation. */
export interface CareState {
  /** Of the newest words that called for it, wherever they are; `id` null where they are not stored. */
  readonly newest: { readonly words: string; readonly care: Care; readonly id: string | null } | null;
  /** Its words were neither stored nor are they on their way: it stands behind everything. */
  readonly loose: boolean;
  /** Somebody tells of abuse. */
  readonly secret: boolean;
  /** Behind which messages it was said again that this is a program. */
  readonly reminded: ReadonlySet<string>;
}

/** A place in the thread where help may stand: */
export interface CareSlotProps {
  /** Behind this message of the visitor's, */
  message?: ChatMessage;
  /** behind words on their way, */
  words?: string;
  /** behind a turn: the ids of its messages, */
  turn?: readonly (string | undefined)[];
  /** or behind everything. */
  loose?: true;
}

export const NO_CARE: CareState = { newest: null, loose: false, secret: false, reminded: new Set() };

/** Kept by the keeper (web/care/keeper.tsx), once it is loaded. */
export const CareHere = createContext<CareState>(NO_CARE);
