import { careDetector } from '../../care/detector.ts';
import { JUDGED_TOGETHER } from '../../care/judge.ts';
import type { CareDetector, CareFinding, MessageSigns } from '../../care/types.ts';
import type { Care } from '../../contract/chat.ts';
import type { Store } from '../app/store.ts';
import { careFor } from './help-lines.ts';

/** The signs of the messages that were examined last: each message is judged again with those that follow it. */
const signsByDetector = new WeakMap<CareDetector, Map<string, MessageSigns>>();

function detectOnce(detector: CareDetector, text: string): MessageSigns {
  const cache = signsByDetector.get(detector) ?? new Map<string, MessageSigns>();
  signsByDetector.set(detector, cache);
  const signs = cache.get(text) ?? detector.detectSigns(text);
  // Deleted and set again, the newest is last.
  cache.delete(text);
  cache.set(text, signs);
  for (const oldest of cache.keys()) {
    if (cache.size <= 2 * JUDGED_TOGETHER) break;
    cache.delete(oldest);
  }
  return signs;
}

/**
 * Detects the signs of earlier messages ahead of time, each in a task of its own, so that sending the next message does
 * not have to wait for it. Returns a function that stops.
 */
export function detectAhead(texts: readonly string[]): () => void {
  const rest = texts.slice(-JUDGED_TOGETHER);
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const text = rest.shift();
    if (text === undefined) return;
    detectOnce(careDetector, text);
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/** How long typing has to pause before a draft is examined. */
const PAUSE_MS = 250;

/** Detects the signs of a draft whenever typing pauses, so that sending it does not have to wait. Returns a function that stops. */
export function detectWhileTyping({
  get,
  subscribe,
}: Pick<Store<{ readonly text: string }>, 'get' | 'subscribe'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const detect = (): void => {
    const text = get().text.trim();
    if (text) detectOnce(careDetector, text);
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(detect, PAUSE_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Judges the last of a visitor's messages in the context of those before it; oldest first. */
export function judgeLast(detector: CareDetector, texts: readonly string[]): CareFinding | null {
  return detector.judge(texts.slice(-JUDGED_TOGETHER).map((text) => detectOnce(detector, text)));
}

/**
 * The care that a message calls for, found in this browser by the server's own rules: so help is there without a network,
 * and before the server has answered. null where nothing was found.
 */
export function detectCare(earlier: readonly string[], text: string): Care | null {
  const finding = judgeLast(careDetector, [...earlier, text]);
  return finding && careFor(finding);
}
