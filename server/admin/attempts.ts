import { AppError } from '../../contract/errors.ts';
import { mac } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { countInWindow } from '../storage/windows.ts';
import { deleteWindows, SIGN_IN_PREFIX, takeBackFromWindows } from './attempt-store.ts';

/** After so many failed attempts in the window no more are judged. */
const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
const MAX_DELAY_MS = 1_000;

/** What attempts are counted by. */
export type AttemptKey =
  /** As it was typed: an unknown name is counted like a known one. */
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'address'; readonly value: string }
  /** A browser that signed in before (admin_devices.id). */
  | { readonly kind: 'device'; readonly value: string }
  /** An operator (admin_users.id) who types the current password once more. */
  | { readonly kind: 'password'; readonly value: string };

/**
 * Failed attempts to guess a password or a code, counted in the database for all instances (behaviour 16.1). An attempt is
 * counted before it is judged, so that many at once are no way around the limit, and taken back if it did not fail.
 */
export interface Attempts {
  /** Counts an attempt and waits as long as earlier failures call for. Throws SIGN_IN_LOCKED beyond MAX_FAILURES. */
  begin(keys: readonly AttemptKey[]): Promise<void>;
  takeBack(keys: readonly AttemptKey[]): Promise<void>;
  /** Starts the count again at zero. */
  forget(keys: readonly AttemptKey[]): Promise<void>;
}

export interface AttemptDeps {
  readonly storage: Storage;
  /** Hashes names and addresses: neither is stored. */
  readonly secret: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

export function createAttempts({ storage, secret, now, wait }: AttemptDeps): Attempts {
  const hash = ({ kind, value }: AttemptKey): string =>
    SIGN_IN_PREFIX + mac(secret, `sign-in attempts by ${kind}`, value);
  return {
    async begin(keys) {
      const at = now();
      const windows = await Promise.all(
        keys.map((key) => countInWindow(storage, { key: hash(key), at, windowMs: WINDOW_MS })),
      );
      const fullest = windows.reduce((a, b) => (b.count > a.count ? b : a));
      if (fullest.count > MAX_FAILURES) {
        throw new AppError('SIGN_IN_LOCKED', {
          retryAfterSeconds: Math.ceil((fullest.expiresAt - at) / 1_000),
        });
      }
      await wait(delayBefore(fullest.count));
    },
    takeBack: (keys) => takeBackFromWindows(storage, keys.map(hash)),
    forget: (keys) => deleteWindows(storage, keys.map(hash)),
  };
}

/** Nothing before the first two attempts, then 0.25, 0.5 and 1 s. */
function delayBefore(attempt: number): number {
  return attempt <= 2 ? 0 : Math.min(MAX_DELAY_MS, 2 ** (attempt - 3) * 250);
}
