import { letterMask, mayBeWithinEdits } from '../language/letter-mask.ts';
import { BOOKS } from '../scripture/text/books.ts';
import { indexesOf } from '../scripture/text/passages.ts';
import { rootOf } from '../scripture/text/word-forms.ts';
import type { Translation } from '../scripture/types.ts';
import { isStopWord, plainWords } from './answers/plain.ts';
import { isSlipOfName, isSlipOfWord, soundsLike } from './answers/slips.ts';
import { meaningOf } from './answers/synonyms.ts';
import type { AnswerKind } from './question.ts';

/** A word that could be taken for another, with its letters. */
interface Word {
  readonly word: string;
  readonly letters: number;
}

/** The words of the Bible: names are written with a capital wherever they stand. */
export interface Vocabulary {
  /** Those that are not quite rare. */
  readonly names: readonly Word[];
  readonly words: readonly Word[];
  /** Whether it is a word or a name, however short. */
  readonly has: (word: string) => boolean;
  /** Whether it is written with a capital only. */
  readonly isName: (word: string) => boolean;
}

const MOST_SLIPS = 2;
const CAPITAL_INSIDE = /(?<=\p{L} )\p{Lu}\p{Ll}+/gu;
/** A name that stands only once in all translations together is known to hardly anybody, or is no name. */
const OFTEN = 2;

/** The vocabulary of these translations; reading one takes about 0.3 s, so it is made once. */
export function vocabularyOf(translations: readonly Translation[]): Vocabulary {
  const lower = new Set<string>();
  const capital = new Map<string, number>();
  for (const translation of translations) {
    for (const index of indexesOf(BOOKS.map(({ range }) => range))) {
      const text = translation.text(index);
      for (const word of text.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []) lower.add(word);
      for (const [written] of text.matchAll(CAPITAL_INSIDE)) {
        const word = written.toLowerCase();
        capital.set(word, (capital.get(word) ?? 0) + 1);
      }
    }
  }
  const entry = (word: string): Word => ({ word, letters: letterMask(word) });
  return {
    names: [...capital].filter(([, count]) => count >= OFTEN).map(([word]) => entry(word)),
    words: [...lower].filter((word) => word.length > 3).map(entry),
    has: (word) => lower.has(word) || capital.has(word),
    isName: (word) => capital.has(word) && !lower.has(word),
  };
}

const KINDS_WITH_SLIPS: readonly AnswerKind[] = ['name', 'choice', 'word', 'words'];

/** The words of the vocabulary that an answer of this kind must not be mistaken for. */
export function lookAlikesOf(answers: readonly string[], kind: AnswerKind, vocabulary: Vocabulary): string[] {
  if (!KINDS_WITH_SLIPS.includes(kind)) return [];
  const isName = kind === 'name' || kind === 'choice';
  const candidates = isName ? vocabulary.names : [...vocabulary.words, ...vocabulary.names];
  const isSlip = isName ? isSlipOfName : isSlipOfWord;
  const own = answers.flatMap(plainWords).filter((word) => !isStopWord(word));
  const found = new Set<string>();
  for (const answer of own) {
    const mask = letterMask(answer);
    for (const { word, letters } of candidates) {
      if (!mayBeWithinEdits(mask, letters, MOST_SLIPS) || own.includes(word)) continue;
      if (isSlip(word, answer) && !isForm(word, answer, kind)) found.add(word);
    }
  }
  return [...found].sort();
}

/** Whether a word is only another form or spelling of the answer: "loveth" of "loved". */
function isForm(word: string, answer: string, kind: AnswerKind): boolean {
  if (rootOf(word) === rootOf(answer)) return true;
  if (kind === 'name' || kind === 'choice') return soundsLike(word, answer);
  return kind === 'words' && meaningOf(word) === meaningOf(answer);
}
