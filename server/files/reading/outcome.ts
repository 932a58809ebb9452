import type { Attachment } from '../../../contract/chat.ts';

export type FileType = Attachment['fileType'];

/** Why a file is not read. `scan`: pages that are pictures; `too-much`: past the bounds on time, memory or size within. */
export type Refusal = 'type' | 'encrypted' | 'damaged' | 'empty' | 'scan' | 'too-much';

/** What became of a file: its text, cleaned and cut, or why there is none. */
export type Outcome =
  | {
      readonly kind: 'text';
      readonly fileType: FileType;
      readonly content: string;
      readonly wordCount: number;
      /** Whether there was more text than is kept. */
      readonly truncated: boolean;
    }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** Thrown by a reader that knows what is wrong. */
export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(`A file was refused: ${why}.`);
    this.why = why;
  }
}
