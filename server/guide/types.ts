import type { HelpKind } from '../../content/help-lines.ts';
import type { CheckReport } from '../../scripture/check-report.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import type { AnswerRecord } from './answer-record.ts';

export interface GuideMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Of a reply that the guide wrote: what it was about. */
  readonly record?: AnswerRecord | undefined;
}

/** What the built-in guide is given. Pure data in, Markdown out: no clock, no network, no randomness of its own. */
export interface GuideRequest {
  /** Earlier messages, oldest first; `content` of a visitor's is their own words only. */
  readonly history: readonly GuideMessage[];
  /** The visitor's own words in the message to answer. */
  readonly words: string;
  /** The attached document's text, where there is one. */
  readonly document?: string;
  readonly documentName?: string;
  /** The check of the document, where the message asks for it. */
  readonly documentCheck?: CheckReport | undefined;
  readonly translation: TranslationId;
  readonly bible: Bible;
  /** Full-text search over the Bible: best passages first. */
  readonly search: (words: string, limit: number) => readonly { readonly reference: string }[];
  /** The reader's help lines for a kind of danger, in Markdown. Without them an answer names none. */
  readonly helpLines?: (kind: HelpKind) => string;
}

/** A reply in Markdown, whose passages are block quotes that end with a line `— Reference (VERSION)`, and what it is about. */
export interface GuideReply {
  readonly text: string;
  readonly record: AnswerRecord;
  /** It ends with a question how the visitor is; none is put behind it. */
  readonly asks?: true;
}

export type Guide = (request: GuideRequest) => GuideReply;
