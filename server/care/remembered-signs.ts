import { createHash } from 'node:crypto';
import { LruMap } from 'toad-cache';
import type { CareDetector } from '../../care/types.ts';

const MAX_REMEMBERED = 2_000;

type Detect = CareDetector['detectSigns'];

/**
 * Judges a message once, not each time that its conversation is read: a hundred characters cost some 0.13 ms, 20,000 some
 * 17 ms. Kept in memory only, by the hash of the words; signs hold none of them.
 */
export function rememberSigns(detectSigns: Detect): Detect {
  const known = new LruMap<ReturnType<Detect>>(MAX_REMEMBERED);
  return (words) => {
    const key = createHash('sha256').update(words).digest('base64');
    const before = known.get(key);
    if (before) return before;
    const signs = detectSigns(words);
    known.set(key, signs);
    return signs;
  };
}
