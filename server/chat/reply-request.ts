import type { TranslationId } from '../../scripture/types.ts';
import type { CareOfWords } from './message-care.ts';

/** What a reply is to be written to. */
export interface ReplyRequest {
  /** Earlier messages, oldest first; a visitor's with the document they sent along. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant';
    readonly words: string;
    readonly document?: string | undefined;
  }[];
  /** What the visitor's words call for. */
  readonly care: CareOfWords;
  readonly words: string;
  readonly document?: string | undefined;
  readonly documentName?: string | undefined;
  /** The translation that the reader has chosen, if any. */
  readonly version?: TranslationId | undefined;
  /** The reader's region, for help lines. */
  readonly region?: string | undefined;
}
