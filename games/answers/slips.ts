import { editDistance } from '../../language/edit-distance.ts';

/** How a word sounds, roughly: "zacchaeus" and "zakeus" are the same. */
function soundOf(word: string): string {
  return word
    .replace(/^ps/, 's')
    .replace(/a*e[ae]*/g, 'e')
    .replace(/ph/g, 'f')
    .replace(/[ck]h|ck|c(?![eiy])|q/g, 'k')
    .replace(/c/g, 's')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '');
}

/** How many letters of a name may be wrong. */
const allowedInName = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
/** How many letters of another word may be wrong: there, fewer letters make another word. */
const allowedInWord = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Whether two words sound alike, however they are written: "red see". */
export const soundsLike = (one: string, other: string): boolean =>
  one.length > 2 && other.length > 2 && soundOf(one) === soundOf(other);

/** Within so many letters as it is written, or one fewer as it sounds. */
function isWithin(given: string, word: string, allowed: number): boolean {
  if (given === word) return true;
  // Sounds are written in up to three letters more: "philip", "filip".
  if (Math.abs(given.length - word.length) > allowed + 3) return false;
  if (soundsLike(given, word)) return true;
  if (allowed === 0) return false;
  if (editDistance(given, word, allowed) <= allowed) return true;
  return editDistance(soundOf(given), soundOf(word), allowed - 1) <= allowed - 1;
}

/** Whether `given` is the name, or a slip of it. */
export function isSlipOfName(given: string, name: string): boolean {
  const allowed = allowedInName(Math.min(given.length + 1, name.length));
  // Hardly anybody misses the first letter of a name.
  return isWithin(given, name, given[0] === name[0] ? allowed : Math.max(0, allowed - 1));
}

/** Whether `given` is the word, or a slip of it. The first letter counts: "night" is no slip of "light". */
export function isSlipOfWord(given: string, word: string): boolean {
  // "car" is no slip of "care", nor "hop" of "hope".
  if (given === `${word}e` || word === `${given}e`) return false;
  return given === word || (given[0] === word[0] && isWithin(given, word, allowedInWord(word.length)));
}

/** Whether a look-alike is nearer to what was given than the answer is. */
export function meansLookAlike(given: string, answer: string, lookAlikes: readonly string[]): boolean {
  if (given === answer || soundsLike(given, answer)) return false;
  const distance = editDistance(given, answer, 3);
  return lookAlikes.some((other) => editDistance(given, other, 3) < distance);
}
