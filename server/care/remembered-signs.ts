import { createHash } from 'node:crypto';
import { LruMap } from 'toad-cache';
import type { CareDetector } from '../../care/types.ts';

/** Shorter messages are judged faster than they are looked up. */
const REMEMBERED_FROM = 500;
const MAX_REMEMBERED = 2_000;

type Detect = CareDetector['detectSigns'];

/**
 * Judges a long message once, not each time that its conversation is read: 20,000 characters cost some 17 ms. Kept in
 * memory only, by the hash of the words; signs hold none of them.
 */
export function rememberSigns(detectSigns: Detect): Detect {
  const known = new LruMap<ReturnType<Detect>>(MAX_REMEMBERED);
  return (words) => {
    if (words.length < REMEMBERED_FROM) return detectSigns(words);
    const key = createHash('sha256').update(words).digest('base64');
    const before = known.get(key);
    if (before) return before;
    const signs = detectSigns(words);
    known.set(key, signs);
    return signs;
  };
}
