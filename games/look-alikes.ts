import { letterMask, mayBeWithinEdits } from '../language/letter-mask.ts';
import { BOOKS } from '../scripture/text/books.ts';
import { indexesOf } from '../scripture/text/passages.ts';
import { rootOf } from '../scripture/text/word-forms.ts';
import type { Translation } from '../scripture/types.ts';
import { isStopWord, plainWords } from './answers/plain.ts';
import { isSlipOfName, isSlipOfWord } from './answers/slips.ts';
import { meaningOf } from './answers/synonyms.ts';
import type { AnswerKind } from './question.ts';

/** A word that could be taken for another, with its letters. */
interface Word {
  readonly word: string;
  readonly letters: number;
}

/** The words of the Bible: names are written with a capital wherever they stand. */
export interface Vocabulary {
  readonly names: readonly Word[];
  readonly words: readonly Word[];
  /** All of them, and short ones. */
  readonly has: (word: string) => boolean;
}

const MOST_SLIPS = 2;
const CAPITAL_INSIDE = /(?<=[\p{L},;:] )\p{Lu}\p{Ll}+/gu;

/** The vocabulary of these translations; reading one takes about 0.3 s, so it is made once. */
export function vocabularyOf(translations: readonly Translation[]): Vocabulary {
  const lower = new Set<string>();
  const capital = new Set<string>();
  for (const translation of translations) {
    for (const index of indexesOf(BOOKS.map(({ range }) => range))) {
      const text = translation.text(index);
      for (const word of text.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []) lower.add(word);
      for (const word of text.match(CAPITAL_INSIDE) ?? []) capital.add(word.toLowerCase());
    }
  }
  const entry = (word: string): Word => ({ word, letters: letterMask(word) });
  return {
    names: [...capital].filter((word) => !lower.has(word)).map(entry),
    words: [...lower].filter((word) => word.length > 3).map(entry),
    has: (word) => lower.has(word) || capital.has(word),
  };
}

/** The words of the vocabulary that an answer of this kind must not be mistaken for. */
export function lookAlikesOf(answers: readonly string[], kind: AnswerKind, vocabulary: Vocabulary): string[] {
  if (kind !== 'name' && kind !== 'words') return [];
  const own = answers.flatMap(plainWords).filter((word) => !isStopWord(word));
  const isSlip = kind === 'name' ? isSlipOfName : isSlipOfWord;
  const found = new Set<string>();
  for (const answer of own) {
    const mask = letterMask(answer);
    for (const { word, letters } of kind === 'name' ? vocabulary.names : vocabulary.words) {
      if (!mayBeWithinEdits(mask, letters, MOST_SLIPS) || own.includes(word)) continue;
      if (isSlip(word, answer) && !isForm(word, answer, kind)) found.add(word);
    }
  }
  return [...found].sort();
}

/** Whether a word is only another form of the answer: "loveth" of "loved". */
function isForm(word: string, answer: string, kind: AnswerKind): boolean {
  if (kind === 'name') return rootOf(word) === rootOf(answer);
  return meaningOf(word) === meaningOf(answer);
}
