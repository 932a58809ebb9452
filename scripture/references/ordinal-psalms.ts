import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { digitsOf, ORDINAL } from './number-words.ts';
import { resolve } from './resolve.ts';

const PSALM = new RegExp(String.raw`\b(?:(\d{1,3})(?:st|nd|rd|th)|(${ORDINAL}))\s+Psalm\b(?!\s*\d)`, 'gi');

/** Finds psalms by ordinal numbers: "the 23rd Psalm", "the twenty-third Psalm", "the hundred and nineteenth Psalm". */
export function ordinalPsalms(text: string): FoundReference[] {
  if (!/psalm/i.test(text)) return [];
  return Array.from(text.matchAll(PSALM), (match): FoundReference => {
    const [written, digits, words = ''] = match;
    const psalm = { book: 'Ps', chapter: Number(digits ?? digitsOf(words)) };
    const range = { start: match.index, end: match.index + written.length };
    const resolved = resolve({ from: psalm, to: psalm });
    return resolved.ok
      ? { kind: 'passage', ...range, passage: passageOf([resolved.range]) }
      : { kind: 'not-found', ...range, reason: resolved.message };
  });
}
