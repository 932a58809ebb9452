import type { TranslationId } from '../../../scripture/types.ts';

/** A text that a thread is to check. */
export interface CheckJob {
  readonly text: string;
  /** The translation that the reader chose, if any. */
  readonly preferred: TranslationId | undefined;
  /** For readers who have chosen none. */
  readonly fallback: TranslationId;
}

/** The folder of the Bible's files, told to a thread at its start. */
export interface CheckSetting {
  readonly directory: string;
}
