import type { Random } from './question.ts';
import { shuffled } from './random.ts';

const MOST_TRIES = 50;

/** Whether letters spell a word; a scramble must not. */
type IsWord = (letters: string) => boolean;

/** The letters of each word in another order, in capitals: "RED SEA" may become "DER ASE". */
export function scramble(answer: string, isWord: IsWord, random: Random): string {
  return answer
    .toUpperCase()
    .split(' ')
    .map((word) => scrambleWord(word, isWord, random))
    .join(' ');
}

/** Never a word, nor letters that begin like the answer, where another order exists. */
function scrambleWord(word: string, isWord: IsWord, random: Random): string {
  let scrambled = word;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    scrambled = shuffled([...word], random).join('');
    if (scrambled.slice(0, 2) !== word.slice(0, 2) && !isWord(scrambled.toLowerCase())) break;
  }
  return scrambled;
}
