import type { PublicFlags } from '../../contract/installation.ts';
import type { Storage } from '../storage/types.ts';
import { readPublicFlags } from './store.ts';

/** Every open page asks for the flags; the database is asked once in this time. */
const CACHE_MS = 3_000;

export interface Flags {
  /** What GET /api/feature-flags/public answers; at most CACHE_MS old. */
  publicFlags(): Promise<PublicFlags>;
}

/** `now` in milliseconds of a clock that does not run backwards. */
export function createFlags(storage: Storage, now: () => number): Flags {
  let kept: { readonly until: number; readonly answer: Promise<PublicFlags> } | undefined;
  return {
    publicFlags() {
      if (kept && now() < kept.until) return kept.answer;
      const answer = readPublicFlags(storage).then((flags) => ({ flags }));
      const mine = { until: now() + CACHE_MS, answer };
      kept = mine;
      // A failure is not kept: the next one asks again.
      answer.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return answer;
    },
  };
}

/** Whether a flag is on; one that there is not is off. */
export async function isEnabled(flags: Flags, name: string): Promise<boolean> {
  const { flags: all } = await flags.publicFlags();
  return all.some((flag) => flag.name === name && flag.enabled);
}
