import { careDetector } from '../../care/detector.ts';
import type { CareDetector, CareFinding, MessageSigns } from '../../care/types.ts';
import type { Care } from '../../contract/chat.ts';
import type { DraftStore } from '../chat/draft.tsx';
import { careOf } from './help-lines.ts';

/** As many messages as the server looks back on (behaviour 4.1). */
const LOOKED_BACK = 20;

/** What was heard in the messages looked at last: they are looked back on with every message that follows. */
const heardBy = new WeakMap<CareDetector, Map<string, MessageSigns>>();

function detectOnce(rules: CareDetector, words: string): MessageSigns {
  const known = heardBy.get(rules) ?? new Map<string, MessageSigns>();
  heardBy.set(rules, known);
  const heard = known.get(words) ?? rules.detectSigns(words);
  known.delete(words);
  known.set(words, heard);
  for (const oldest of known.keys()) {
    if (known.size <= 2 * LOOKED_BACK) break;
    known.delete(oldest);
  }
  return heard;
}

/**
 * Hears the messages that will be looked back on, each in a task of its own, so that the key that sends the next one
 * need not. Answers how to stop.
 */
export function detectAhead(earlier: readonly string[]): () => void {
  const rest = earlier.slice(-LOOKED_BACK);
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const words = rest.shift();
    if (words === undefined) return;
    detectOnce(careDetector, words);
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/** Typing pauses this long before what stands in the field is heard. */
const PAUSE_MS = 250;

/** Hears words while they are still written, whenever typing pauses: the key that sends them need not. Answers how to stop. */
export function detectWhileTyping({ now, subscribe }: Pick<DraftStore, 'now' | 'subscribe'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const hear = (): void => {
    const words = now().words.trim();
    if (words) detectOnce(careDetector, words);
  };
  const off = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(hear, PAUSE_MS);
  });
  return () => {
    off();
    clearTimeout(timer);
  };
}

/** What the last of a visitor's own words calls for, with those before it known; oldest first. */
export function findCare(detector: CareDetector, said: readonly string[]): CareFinding | null {
  return detector.judge(said.slice(-LOOKED_BACK).map((words) => detectOnce(detector, words)));
}

/**
 * What words on their way call for, found in this browser by the server's own rules: help is there without a network,
 * and before anyone has answered. null where nothing was found.
 */
export function careInWords(earlier: readonly string[], words: string): Care | null {
  const finding = findCare(careDetector, [...earlier, words]);
  return finding && careOf(finding);
}
