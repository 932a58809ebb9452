import type { FormRequest } from './forms/form-request.ts';
import type { Intent } from './intent.ts';

/** An answer within a conversation; with an intent, where it takes up a subject of its own. */
export interface Spoken {
  readonly parts: string[];
  readonly intent?: Intent;
  /** The id of the short fact that was told. */
  readonly fact?: string;
  /** What was made again. */
  readonly form?: FormRequest;
  /** Titles that are offered to choose from. */
  readonly near?: readonly string[];
  /** A prayer on what the talk is about. */
  readonly isPrayerOfTalk?: true;
  /** Only near to what is asked: something likelier goes before it. */
  readonly isNear?: true;
}
