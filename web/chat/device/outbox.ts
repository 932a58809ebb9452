import { isSecretSession } from '../../app/secret-sessions.ts';
import { recall, remember, storedNames } from '../../app/storage.ts';
import type { OutgoingMessage } from '../conversation.ts';

/** A message that waits to be sent, as browsers store it: at most one for each session. */
interface OutboxEntry {
  /** `words` is the message's text, under the name that version 0.1 stored it under. */
  readonly outgoing: Omit<OutgoingMessage, 'text'> & { readonly words: string };
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'outbox.';
/** The server knows an idempotency key for a day: an older message could be stored twice, and is returned instead. */
const SEND_WITHIN_MS = 23 * 3_600_000;

const isOutboxEntry = (value: unknown): value is OutboxEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { outgoing, at } = value as { outgoing?: Partial<OutboxEntry['outgoing']>; at?: unknown };
  return typeof at === 'number' && typeof outgoing?.words === 'string' && typeof outgoing.key === 'string';
};

/** Keys of messages that this browser could not store: they last as long as the page. */
const keysInThisPage = new Set<string>();

/** Stores the message that is being sent in a session. */
export function storeOutgoing(sessionId: string, outgoing: OutgoingMessage, now: number): void {
  const name = PREFIX + sessionId;
  const { text, ...rest } = outgoing;
  const entry: OutboxEntry = { outgoing: { ...rest, words: text }, at: now };
  const isSecret = isSecretSession(sessionId);
  if (isSecret) remember('browser', name, null);
  const isStored = remember(isSecret ? 'tab' : 'browser', name, entry);
  if (!isStored) keysInThisPage.add(outgoing.key);
}

/** Removes the message that was being sent in a session, once the server has stored it or the visitor has it back. */
export function removeOutgoing(sessionId: string): void {
  remember('browser', PREFIX + sessionId, null);
  remember('tab', PREFIX + sessionId, null);
}

/** The message that waits to be sent in a session. `tooOld`: it must not be sent without the visitor. */
export function readOutbox(
  sessionId: string,
  now: number,
): { outgoing: OutgoingMessage; tooOld: boolean } | null {
  const name = PREFIX + sessionId;
  const entry = recall('tab', name, isOutboxEntry) ?? recall('browser', name, isOutboxEntry);
  if (!entry) return null;
  const { words, ...rest } = entry.outgoing;
  return { outgoing: { ...rest, text: words }, tooOld: now - entry.at > SEND_WITHIN_MS };
}

/** Whether a message is still waiting: another tab may have sent it, or returned it to the visitor. */
export const isInOutbox = (sessionId: string, key: string): boolean =>
  keysInThisPage.has(key) || readOutbox(sessionId, 0)?.outgoing.key === key;

/** The sessions in which a message waits. */
export const sessionsWithOutbox = (): string[] =>
  storedNames('browser', PREFIX).map((name) => name.slice(PREFIX.length));

/** Lets one tab at a time send in a session, where the browser has locks (over https); the idempotency key does the rest. */
export function withSendLock<T>(sessionId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`berea.${PREFIX}${sessionId}`, { signal }, work) as Promise<T>;
}
