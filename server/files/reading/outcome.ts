import type { Attachment } from '../../../contract/chat.ts';

type FileType = Attachment['fileType'];

/**
 * Why a file was refused. `scan`: its pages are pictures; `too-much`: beyond the limits on time, memory or unpacked size;
 * `no-time`: the machine was too busy to read it in time.
 */
export type Refusal = 'type' | 'encrypted' | 'damaged' | 'empty' | 'scan' | 'too-much' | 'no-time';

/** The result of reading a file: its text, cleaned and truncated, or why it was refused. */
export type Outcome =
  | {
      readonly kind: 'text';
      readonly fileType: FileType;
      readonly content: string;
      readonly wordCount: number;
      /** Whether the text was longer than the limit. */
      readonly truncated: boolean;
    }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** Thrown by a reader that knows why the file cannot be read. */
export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(`A file was refused: ${why}.`);
    this.why = why;
  }
}
