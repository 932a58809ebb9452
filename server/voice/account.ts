import { AppError } from '../../contract/errors.ts';
import type { VoiceService, VoiceUsage } from '../providers/voice/types.ts';

/** How long what the service told of the account is believed. */
const FRESH_MS = 60_000;
/** Before something is refused the account is read again, unless that was just done. */
const RECENT_MS = 5_000;

export interface Account {
  /** The account's month; null where the service does not tell. Throws VoiceError. */
  usage(): Promise<VoiceUsage | null>;
  /** Throws VOICE_QUOTA_USED where the month has no room for that many characters. Does not wait once the account is known. */
  requireRoom(characters: number): Promise<void>;
  /** Counts what was spoken, until the service's own count is read again. */
  spoke(characters: number): void;
}

/** The account at the service, read at most once a minute, so that no generation waits for it. */
export function createAccount(service: VoiceService, now: () => number): Account {
  let known: { usage: VoiceUsage | null; at: number } | undefined;
  let reading: Promise<VoiceUsage | null> | undefined;

  function read(): Promise<VoiceUsage | null> {
    reading ??= service
      .usage(new AbortController().signal)
      .then((usage) => {
        known = { usage, at: now() };
        return usage;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    async usage() {
      return known && now() - known.at < RECENT_MS ? known.usage : read();
    },
    async requireRoom(characters) {
      // An account that cannot be read does not keep the service from speaking: it refuses by itself.
      if (!known) await read().catch(() => {});
      else if (now() - known.at > FRESH_MS) void read().catch(() => {});
      const isFull = (): boolean => {
        const usage = known?.usage;
        return usage !== null && usage !== undefined && usage.used + characters > usage.limit;
      };
      if (isFull() && known && now() - known.at > RECENT_MS) await read().catch(() => {});
      if (isFull()) throw new AppError('VOICE_QUOTA_USED');
    },
    spoke(characters) {
      if (known?.usage) {
        known = { ...known, usage: { ...known.usage, used: known.usage.used + characters } };
      }
    },
  };
}
