import { careRules } from '../../care/rules.ts';
import type { CareKind, CareRules } from '../../care/types.ts';
import type { Care } from '../../contract/chat.ts';
import { careOfKind } from './help-lines.ts';

/** As the server looks back (docs: api, "Care"). */
const LOOKED_BACK = 20;

/** The kind of danger in the last of a visitor's own words, with those before it known; oldest first. */
export function findKind(rules: CareRules, said: readonly string[]): CareKind | null {
  return rules.judge(said.slice(-LOOKED_BACK).map((words) => rules.hear(words)))?.kind ?? null;
}

/**
 * What words on their way call for, found in this browser by the server's own rules: help is there without a network,
 * and before anyone has answered. null where nothing was found.
 */
export function careInWords(earlier: readonly string[], words: string): Care | null {
  const kind = findKind(careRules, [...earlier, words]);
  return kind && careOfKind(kind);
}
