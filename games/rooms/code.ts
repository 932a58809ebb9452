import type { Random } from '../question.ts';

/** Without vowels, so that no code is a word, and without what looks like another: 0, 1, 2, 5, 6, 8, L, S, Z. */
const CHARACTERS = 'BCDFGHJKMNPQRTVWX3479';
const LENGTH = 6;
const CODE = new RegExp(`^[${CHARACTERS}]{${LENGTH}}$`);

/** A room's code: six characters that are easy to read from the last row and to type on a phone. */
export function newRoomCode(random: Random): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]).join('');
}

/** A code as it was typed, "kx4 7pb"; undefined where it cannot be one. */
export function readRoomCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
