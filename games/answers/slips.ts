import { editDistance } from '../../language/edit-distance.ts';

/** How a word sounds, roughly: "zacchaeus" and "zakeus" are the same. */
export function soundOf(word: string): string {
  return word
    .replace(/ae|oe/g, 'e')
    .replace(/ph/g, 'f')
    .replace(/[ck]h|ck|c(?![eiy])|q/g, 'k')
    .replace(/c/g, 's')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '');
}

/** How many letters of a name may be wrong. */
const allowedInName = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);
/** How many letters of another word may be wrong: there, fewer letters make another word. */
const allowedInWord = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

function isWithin(given: string, word: string, allowed: number): boolean {
  if (given === word) return true;
  if (allowed === 0) return false;
  const distance = Math.min(
    editDistance(given, word, allowed),
    editDistance(soundOf(given), soundOf(word), allowed - 1),
  );
  // With another first letter it is hardly the same name; with two letters wrong besides, it is not.
  return distance <= (given[0] === word[0] || soundOf(given)[0] === soundOf(word)[0] ? allowed : allowed - 1);
}

/** Whether `given` is the name, or a slip of it. */
export function isSlipOfName(given: string, name: string): boolean {
  return isWithin(given, name, allowedInName(Math.min(given.length + 1, name.length)));
}

/** Whether `given` is the word, or a slip of it. The first letter counts: "night" is no slip of "light". */
export function isSlipOfWord(given: string, word: string): boolean {
  return given === word || (given[0] === word[0] && isWithin(given, word, allowedInWord(word.length)));
}

/** Whether a look-alike is nearer to what was given than the answer is. */
export function meansLookAlike(given: string, answer: string, lookAlikes: readonly string[]): boolean {
  if (given === answer) return false;
  const distance = editDistance(given, answer, 3);
  return lookAlikes.some((other) => editDistance(given, other, 3) < distance);
}
