import { textOf } from '../scripture/text/passages.ts';
import type { Passage, Translation } from '../scripture/types.ts';
import { plain } from './answers/plain.ts';

/** What stands for the missing words. */
export const BLANK = '_____';

const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}]/u;

/** A passage's words with some of them left out, wherever they stand as whole words. */
export function withBlank(text: string, missing: string): string {
  const written = missing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // What stands around is looked at apart: within a pattern that ignores case, "any letter" takes long to compile.
  const words = new RegExp(written, 'giu');
  let shown = '';
  let from = 0;
  for (let found = words.exec(text); found !== null; found = words.exec(text)) {
    const [{ length }, at] = [found[0], found.index];
    const isWhole =
      !LETTER_BEFORE.test(text.slice(Math.max(0, at - 2), at)) &&
      !LETTER_AFTER.test(text.slice(at + length, at + length + 2));
    if (!isWhole) {
      words.lastIndex = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
      continue;
    }
    shown += text.slice(from, at) + BLANK;
    from = at + length;
  }
  return shown + text.slice(from);
}

/** By how much of a passage is shown: the share of its words. */
export const SHOWN_SHARES = { opening: 0.25, half: 0.5, most: 0.7 } as const;

/** What is shown of a passage, and the rest; together they are its text, with a space between. */
export interface SplitText {
  readonly shown: string;
  readonly rest: string;
}

const FEWEST_WORDS = 2;
const CLAUSE_END = /[,;:.!?—](?:[’”"')]*)$/;
/** How many words further away a cut may be to fall between clauses. */
const CLAUSE_BONUS = 4;

/** Splits a text near this share of its words, between clauses where it can. */
export function splitText(text: string, share: number): SplitText {
  const words = text.split(' ');
  const target = words.length * share;
  let best = Math.max(1, Math.round(target));
  let bestCost = Number.POSITIVE_INFINITY;
  for (let cut = FEWEST_WORDS; cut <= words.length - FEWEST_WORDS; cut += 1) {
    const cost = Math.abs(cut - target) - (CLAUSE_END.test(words[cut - 1]!) ? CLAUSE_BONUS : 0);
    if (cost < bestCost) [best, bestCost] = [cut, cost];
  }
  return { shown: words.slice(0, best).join(' '), rest: words.slice(best).join(' ') };
}

/** The text of a passage on one line. */
export function passageText(translation: Translation, passage: Passage): string {
  return textOf(translation, passage.ranges).replace(/\s+/g, ' ').trim();
}

/** "t h g h o b S": the first letter of each word. */
export function firstLetters(text: string): string {
  return text
    .split(' ')
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .join(' ');
}

/** Words of the Bible below a question, with their reference. */
export function questionWithText(question: string, text: string, source?: string): string {
  return [question, text, ...(source === undefined ? [] : [source])].join('\n\n');
}

/** Whether a text has this word or these words, without regard to case and punctuation. */
export function hasWords(text: string, words: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(words)} `);
}
