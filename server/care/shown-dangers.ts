import { createHash } from 'node:crypto';
import { LruMap } from 'toad-cache';
import { JUDGED_TOGETHER } from '../../care/judge.ts';
import type { CareDetector, CareFinding } from '../../care/types.ts';
import type { Danger } from '../../content/guide/danger/types.ts';
import { type DangerShown, dangersShown } from '../guide/danger/danger-reply.ts';

/** Whose danger it is where it is not the writer's own. */
const OF_OTHERS: ReadonlySet<Danger> = new Set([
  'child',
  'child-wishes',
  'pictures',
  'friend',
  'friend-cuts',
  'friend-overdose',
  'friend-hurt',
  'friend-strangled',
  'friend-pregnant',
  'cared-for-hurt',
]);
const EMERGENCIES: ReadonlySet<Danger> = new Set(['overdose', 'friend-overdose']);

const MAX_REMEMBERED = 2_000;

/** What the guide sees in the messages of one visitor: each is asked for by its place, in their order. */
export type DangerAt = (index: number) => Promise<CareFinding | undefined>;

/**
 * Danger that a talk shows and care's rules do not see (server/guide/danger), as a finding: help has to come with it
 * whoever answers. Remembered like the signs of messages (remembered-signs.ts): a talk is read anew for each message.
 */
export function rememberDangers(
  detectSigns: CareDetector['detectSigns'],
): (said: readonly string[], turn: () => Promise<void> | undefined) => DangerAt {
  const known = new LruMap<CareFinding | null>(MAX_REMEMBERED);
  return (said, turn) => {
    const hashes = said.map(hashOf);
    // Of the first messages each is read in the light of all before it: once for all of them.
    const beginning = dangersShown(said.slice(0, JUDGED_TOGETHER), detectSigns);
    let read = 0;
    return async (index) => {
      const first = Math.max(0, index + 1 - JUDGED_TOGETHER);
      const key = hashOf(hashes.slice(first, index + 1).join(' '));
      const before = known.get(key);
      if (before !== undefined) return before ?? undefined;
      const dangers = first === 0 ? beginning : dangersShown(said.slice(first, index + 1), detectSigns);
      let shown: DangerShown | undefined;
      for (let left = first === 0 ? index + 1 - read : JUDGED_TOGETHER; left > 0; left--) {
        await turn();
        shown = dangers.next().value ?? undefined;
      }
      if (first === 0) read = index + 1;
      const finding = shown && findingOf(shown);
      known.set(key, finding ?? null);
      return finding;
    };
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const findingOf = ({ danger, kind, isVeiled }: DangerShown): CareFinding => ({
  level: 'urgent',
  kind,
  said: isVeiled ? 'veiled' : 'open',
  about: OF_OTHERS.has(danger) ? 'someone-else' : 'self',
  emergency: EMERGENCIES.has(danger),
  signs: [danger],
});
