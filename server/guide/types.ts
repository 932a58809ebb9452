import type { Bible, TranslationId } from '../../scripture/types.ts';

/** What the built-in guide is given. Pure data in, Markdown out: no clock, no network, no randomness of its own. */
export interface GuideRequest {
  /** Earlier turns, oldest first; `content` of visitors' turns is their own words only. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** The visitor's own words of this turn. */
  readonly words: string;
  /** The attached document's text, where there is one. */
  readonly document?: string;
  readonly documentName?: string;
  readonly translation: TranslationId;
  readonly bible: Bible;
  /** Full-text search over the Bible: best passages first. */
  readonly search: (words: string, limit: number) => readonly { readonly reference: string }[];
}

/** The reply in Markdown. Passages stand as block quotes that end with a line `— Reference (VERSION)`. */
export type Guide = (request: GuideRequest) => string;
