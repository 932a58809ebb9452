import type { ChatMessage, ScriptureReference } from '../../contract/chat.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** How a reply ended: with its message, or with an error of the catalogue (its text so far is then in the thread). */
export type ReplyEnd =
  | { readonly kind: 'done'; readonly message: ChatMessage }
  | { readonly kind: 'error'; readonly code: ErrorCode };

/** How far a reply is at this moment. Its text only grows, findings are only added. */
export interface ReplySnapshot {
  /** Of its text, in UTF-16 units. */
  readonly length: number;
  readonly scriptureReferences: readonly ScriptureReference[];
  /** It waits for a free place at the provider. */
  readonly waiting: boolean;
  readonly end?: ReplyEnd;
}

/** A reply that can be followed, whichever instance writes it. */
export interface ReplySource {
  readonly id: string;
  snapshot(): ReplySnapshot;
  /** Its text from this place on. */
  textFrom(place: number): string;
  /** Calls the listener after each change. Answers how to stop listening. */
  onChange(listener: () => void): () => void;
  /** Stops looking, where looking costs something. A reader that goes away calls it. */
  close?(): void;
}

/** Resolves with the reply's end, or with undefined after `patience` milliseconds without one. */
export function endOf(source: ReplySource): Promise<ReplyEnd>;
export function endOf(source: ReplySource, patience: number): Promise<ReplyEnd | undefined>;
export function endOf(source: ReplySource, patience?: number): Promise<ReplyEnd | undefined> {
  return new Promise((resolve) => {
    let off = (): void => {};
    const timer = patience === undefined ? undefined : setTimeout(() => finish(undefined), patience).unref();
    const finish = (end: ReplyEnd | undefined): void => {
      off();
      clearTimeout(timer);
      resolve(end);
    };
    const look = (): void => {
      const { end } = source.snapshot();
      if (end) finish(end);
    };
    off = source.onChange(look);
    look();
  });
}
