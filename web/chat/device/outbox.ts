import { keptNames, recall, remember } from '../../app/storage.ts';
import type { Outgoing } from '../conversation.ts';
import { isOffDevice } from './off-device.ts';

/** Words on their way, kept so that they outlive the page: at most one send a conversation. */
interface Waiting {
  readonly outgoing: Outgoing;
  /** When they were written, in milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'outbox.';
/** The server remembers a key for a day: what is older could arrive twice, and goes back to its writer instead. */
const GOES_OUT_WITHIN_MS = 23 * 3_600_000;

const isWaiting = (value: unknown): value is Waiting => {
  if (typeof value !== 'object' || value === null) return false;
  const { outgoing, at } = value as { outgoing?: Partial<Outgoing>; at?: unknown };
  return typeof at === 'number' && typeof outgoing?.words === 'string' && typeof outgoing.key === 'string';
};

/** Keys of words that this browser would not keep: they live as long as the page. */
const inThisPage = new Set<string>();

/** Keeps what is on its way; null: nothing is any more. */
export function keepOutgoing(sessionId: string, outgoing: Outgoing | null, now: number): void {
  const name = PREFIX + sessionId;
  if (outgoing === null) {
    remember('browser', name, null);
    remember('tab', name, null);
    return;
  }
  const off = isOffDevice(sessionId);
  if (off) remember('browser', name, null);
  const kept = remember(off ? 'tab' : 'browser', name, { outgoing, at: now });
  if (!kept) inThisPage.add(outgoing.key);
}

/** What waits to be sent in a conversation. `tooOld` where it may not go out by itself any more. */
export function waitingIn(sessionId: string, now: number): { outgoing: Outgoing; tooOld: boolean } | null {
  const name = PREFIX + sessionId;
  const waiting = recall('tab', name, isWaiting) ?? recall('browser', name, isWaiting);
  return waiting && { outgoing: waiting.outgoing, tooOld: now - waiting.at > GOES_OUT_WITHIN_MS };
}

/** Whether these words still wait: another tab may have sent them, or given them back. */
export const isStillWaiting = (sessionId: string, key: string): boolean =>
  inThisPage.has(key) || waitingIn(sessionId, 0)?.outgoing.key === key;

/** Conversations in which words wait. */
export const sessionsWaiting = (): string[] =>
  keptNames('browser', PREFIX).map((name) => name.slice(PREFIX.length));

/** One tab at a time sends in a conversation, where the browser has locks (they ask for https); the key keeps the rest. */
export function alone<T>(sessionId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`berea.${PREFIX}${sessionId}`, { signal }, work) as Promise<T>;
}
