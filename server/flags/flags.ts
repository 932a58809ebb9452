import type { PublicFlags } from '../../contract/installation.ts';
import type { Storage } from '../storage/types.ts';
import { readPublicFlags } from './store.ts';

/** Every open page requests the flags; they are read from the database at most once in this time. */
const CACHE_MS = 3_000;

export interface Flags {
  /** What GET /api/feature-flags/public answers; at most CACHE_MS old. */
  publicFlags(): Promise<PublicFlags>;
  /** After a change: the next request reads the database. */
  forget(): void;
}

/** `now` in milliseconds of a clock that does not run backwards. */
export function createFlags(storage: Storage, now: () => number): Flags {
  let cached: { readonly until: number; readonly answer: Promise<PublicFlags> } | undefined;
  return {
    publicFlags() {
      if (cached && now() < cached.until) return cached.answer;
      const answer = readPublicFlags(storage).then((flags) => ({ flags }));
      const entry = { until: now() + CACHE_MS, answer };
      cached = entry;
      // A failure is not cached: the next request reads again.
      answer.catch(() => {
        if (cached === entry) cached = undefined;
      });
      return answer;
    },
    forget() {
      cached = undefined;
    },
  };
}

/** Whether a flag is on; an unknown one is off. */
export async function isEnabled(flags: Flags, name: string): Promise<boolean> {
  const { flags: all } = await flags.publicFlags();
  return all.some((flag) => flag.name === name && flag.enabled);
}
