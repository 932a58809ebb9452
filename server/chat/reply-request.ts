import type { TranslationId } from '../../scripture/types.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import type { CareOfWords } from './message-care.ts';

/** The message that a reply answers, with what came before it. */
export interface ReplyRequest {
  /** Earlier messages, oldest first; a visitor's with its document. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant';
    readonly words: string;
    readonly document?: string | undefined;
    /** Of a reply by the guide: what it was about. */
    readonly record?: AnswerRecord | undefined;
  }[];
  /** The help that the visitor's words call for. */
  readonly care: CareOfWords;
  readonly words: string;
  /** The answer to them so far, if it was cut off and is to go on. */
  readonly begun?: string | undefined;
  readonly document?: string | undefined;
  readonly documentName?: string | undefined;
  /** The translation that the reader chose, if any. */
  readonly version?: TranslationId | undefined;
  /** The reader's region, for help lines. */
  readonly region?: string | undefined;
}
