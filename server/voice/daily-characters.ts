import { AppError } from '../../contract/errors.ts';
import { mac } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { addCharacters, readCharacters } from './store.ts';

/** What one address may have spoken in a day, in characters: about four chapters. A church shares one address. */
export const CHARACTERS_OF_ADDRESS = 20_000;
const DAY_MS = 86_400_000;

export interface DailyCharacters {
  /**
   * Counts characters that are about to be spoken for an address. Throws VOICE_DAILY_LIMIT where that is too much;
   * otherwise resolves to a function that takes them back, for what was not spoken.
   */
  reserve(address: string, characters: number): Promise<() => Promise<void>>;
  /** Today's characters of all. */
  used(): Promise<number>;
  /** 0: no limit. */
  readonly limitOfAll: number;
  /** Milliseconds since 1970: when the day ends (UTC). */
  endOfDay(): number;
}

export interface DailyCharactersDeps {
  readonly storage: Storage;
  /** Hashes addresses: none is stored. */
  readonly secret: Uint8Array;
  /** VOICE_DAILY_CHARACTERS; 0: no limit. */
  readonly limitOfAll: number;
  /** 0: no limit (RATE_LIMITS=off). */
  readonly limitOfAddress: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts the characters of a day, for all and by address. The counts are in the database: all instances share them. */
export function createDailyCharacters(deps: DailyCharactersDeps): DailyCharacters {
  const { storage, secret, limitOfAll, limitOfAddress, now } = deps;
  const keyOfAll = mac(secret, 'voice characters', 'of all');
  const endOfDay = (): number => (Math.floor(now() / DAY_MS) + 1) * DAY_MS;

  async function add(keys: readonly string[], characters: number): Promise<number[]> {
    const until = endOfDay();
    const at = now();
    const results = await storage.transaction(
      keys.map((key) => ({ query: addCharacters(storage.db, { key, characters, now: at, until }) })),
    );
    return results.map(({ rows }) => Number(rows[0]?.count ?? 0));
  }

  return {
    async reserve(address, characters) {
      const keys = [keyOfAll, mac(secret, 'voice characters of an address', address)];
      const [ofAll = 0, ofAddress = 0] = await add(keys, characters);
      const takeBack = async (): Promise<void> => void (await add(keys, -characters));
      const isTooMuch =
        (limitOfAll > 0 && ofAll > limitOfAll) || (limitOfAddress > 0 && ofAddress > limitOfAddress);
      if (!isTooMuch) return takeBack;
      await takeBack();
      throw new AppError('VOICE_DAILY_LIMIT', { retryAfterSeconds: (endOfDay() - now()) / 1_000 });
    },
    used: () => readCharacters(storage.db, { key: keyOfAll, now: now(), until: endOfDay() }),
    limitOfAll,
    endOfDay,
  };
}
