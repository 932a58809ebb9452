import type { ChatMessage, ScriptureReference } from '../../contract/chat.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** How a reply ended: with its message, or with an error of the catalogue (its text so far stays in the thread). */
export type ReplyEnd =
  | { readonly kind: 'done'; readonly message: ChatMessage }
  | { readonly kind: 'error'; readonly code: ErrorCode };

/** The state of a reply at one moment. Its text only grows, findings are only added. */
export interface ReplySnapshot {
  /** Of its text, in UTF-16 units. */
  readonly length: number;
  readonly scriptureReferences: readonly ScriptureReference[];
  /** It waits for a free slot at the provider. */
  readonly waiting: boolean;
  readonly end?: ReplyEnd;
}

/** A reply that can be followed, whichever instance writes it. */
export interface ReplySource {
  readonly id: string;
  snapshot(): ReplySnapshot;
  /** Its text from this offset on. */
  textFrom(offset: number): string;
  /** Calls the listener after each change. Returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
  /** Stops following, if that takes resources. A reader that leaves must call it. */
  close?(): void;
}

/** Resolves with the reply's end, or with undefined after `timeoutMs` milliseconds. */
export function waitForEnd(source: ReplySource): Promise<ReplyEnd>;
export function waitForEnd(source: ReplySource, timeoutMs: number): Promise<ReplyEnd | undefined>;
export function waitForEnd(source: ReplySource, timeoutMs?: number): Promise<ReplyEnd | undefined> {
  return new Promise((resolve) => {
    let unsubscribe = (): void => {};
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => finish(undefined), timeoutMs).unref();
    const finish = (end: ReplyEnd | undefined): void => {
      unsubscribe();
      clearTimeout(timer);
      resolve(end);
    };
    const check = (): void => {
      const { end } = source.snapshot();
      if (end) finish(end);
    };
    unsubscribe = source.onChange(check);
    check();
  });
}
