import type { ChatMessage } from '../../../contract/chat.ts';
import type { Everything } from '../everything.ts';

export type ExportFormat = 'markdown' | 'json' | 'docx';

/** A job for the thread that writes a conversation into a file. */
export type ExportJob = ExportRequest | { readonly format: 'everything'; readonly everything: Everything };

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly messages: readonly ChatMessage[];
  /** ISO 8601. */
  readonly exportedAt: string;
}

export const TITLE = 'A conversation with Berea';
export const CHECK_NOTE =
  'Passages that stand apart with their reference were compared word for word with the translation named there, unless something else is said beside them. Everything else is the words of a computer program: please weigh it by Scripture.';

/** What a reader must know about a finding; null if its words are the translation's. */
export function warningOf({ status, version }: ChatMessage['scriptureReferences'][number]): string | null {
  if (status === 'not-found') return 'not found in the Bible';
  if (status === 'unverified') return version ? `${version}, not checked` : 'not checked';
  if (status === 'paraphrased') return 'in the AI’s own words, not a quotation';
  return null;
}

/** "Attached: sermon.docx (1,200 words)": a document is named, not copied. */
export const attachedLine = ({ fileName, wordCount }: NonNullable<ChatMessage['attachment']>): string =>
  `Attached: ${fileName} (${wordCount.toLocaleString('en')} words)`;

export const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
