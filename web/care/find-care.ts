import { careRules } from '../../care/rules.ts';
import type { CareKind, CareRules, Heard } from '../../care/types.ts';
import type { Care } from '../../contract/chat.ts';
import type { DraftStore } from '../chat/draft.tsx';
import { careOfKind } from './help-lines.ts';

/** As the server looks back (docs: api, "Care"). */
const LOOKED_BACK = 20;

/** What was heard in the messages looked at last: they are looked back on with every message that follows. */
const heardBy = new WeakMap<CareRules, Map<string, Heard>>();

function hearOnce(rules: CareRules, words: string): Heard {
  const known = heardBy.get(rules) ?? new Map<string, Heard>();
  heardBy.set(rules, known);
  const heard = known.get(words) ?? rules.hear(words);
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
export function hearAhead(earlier: readonly string[]): () => void {
  const rest = earlier.slice(-LOOKED_BACK);
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const words = rest.shift();
    if (words === undefined) return;
    hearOnce(careRules, words);
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/** Typing pauses this long before what stands in the field is heard. */
const PAUSE_MS = 250;

/** Hears words while they are still written, whenever typing pauses: the key that sends them need not. Answers how to stop. */
export function hearWriting({ now, subscribe }: Pick<DraftStore, 'now' | 'subscribe'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const hear = (): void => {
    const words = now().words.trim();
    if (words) hearOnce(careRules, words);
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

/** The kind of danger in the last of a visitor's own words, with those before it known; oldest first. */
export function findKind(rules: CareRules, said: readonly string[]): CareKind | null {
  return rules.judge(said.slice(-LOOKED_BACK).map((words) => hearOnce(rules, words)))?.kind ?? null;
}

/**
 * What words on their way call for, found in this browser by the server's own rules: help is there without a network,
 * and before anyone has answered. null where nothing was found.
 */
export function careInWords(earlier: readonly string[], words: string): Care | null {
  const kind = findKind(careRules, [...earlier, words]);
  return kind && careOfKind(kind);
}
