import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused. 20 of them are 98 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `length` characters that can be read aloud and typed without mistakes. */
export const readableCharacters = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

export const generatePassword = (): string =>
  Array.from({ length: 4 }, () => readableCharacters(5)).join('-');
