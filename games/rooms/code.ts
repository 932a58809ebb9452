import type { Random } from '../question.ts';

/** Without vowels, so that no code is a word, and without what looks like another: 0, 1, 2, 5, 6, 8, L, S, Z. */
const CHARACTERS = 'BCDFGHJKMNPQRTVWX3479';
export const ROOM_CODE_LENGTH = 6;
const CODE = new RegExp(`^[${CHARACTERS}]{${ROOM_CODE_LENGTH}}$`);

/** A room's code: six characters that are easy to read from the last row and to type on a phone. */
export function newRoomCode(random: Random): string {
  return Array.from(
    { length: ROOM_CODE_LENGTH },
    () => CHARACTERS[Math.floor(random() * CHARACTERS.length)],
  ).join('');
}

/** A code as it was typed, "kx4 7pb"; undefined where it cannot be one. */
export function readRoomCode(typed: string): string | undefined {
  const code = withoutGaps(typed);
  return CODE.test(code) ? code : undefined;
}

const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Why what was typed cannot be a code. */
export type CodeProblem =
  | { readonly kind: 'unused'; readonly characters: readonly string[] }
  | { readonly kind: 'length'; readonly length: number };

/** What is wrong with what was typed: characters that no code has, else its length; undefined for a possible code. */
export function codeProblem(typed: string): CodeProblem | undefined {
  const code = [...withoutGaps(typed)];
  const unused = [...new Set(code.filter((character) => !CHARACTERS.includes(character)))];
  if (unused.length > 0) return { kind: 'unused', characters: unused };
  return code.length === ROOM_CODE_LENGTH ? undefined : { kind: 'length', length: code.length };
}
