import type { BiblePassage } from '../../../contract/bible.ts';
import type { TextRange } from '../../../language/text-range.ts';

type BibleVerse = BiblePassage['verses'][number];

/** The part of a passage to show after an answer: its verses, and where the answer's words are in them. */
export interface AnswerVerses {
  readonly verses: readonly BibleVerse[];
  readonly marked: ReadonlyMap<string, readonly TextRange[]>;
  /** Whether the passage has more verses than these. */
  readonly isPart: boolean;
}

/** As many verses are shown whole. */
const SHORT_PASSAGE = 2;

/** The verse that has the answer's words; a short passage whole; of a longer one without these words the first verse. */
export function answerVerses(
  { verses }: Pick<BiblePassage, 'verses'>,
  answers: readonly string[],
): AnswerVerses {
  for (const answer of answers) {
    const found = verses.find(({ text }) => rangesOf(text, answer).length > 0);
    if (!found) continue;
    const shown = verses.length <= SHORT_PASSAGE ? verses : [found];
    const marked = new Map(shown.map(({ osis, text }) => [osis, rangesOf(text, answer)]));
    return { verses: shown, marked, isPart: shown.length < verses.length };
  }
  const shown = verses.length <= SHORT_PASSAGE ? verses : verses.slice(0, 1);
  return { verses: shown, marked: new Map(), isPart: shown.length < verses.length };
}

/** Where these words stand as whole words, in any case. */
function rangesOf(text: string, words: string): TextRange[] {
  const pattern = words
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('[^\\p{L}\\p{N}]+');
  if (pattern === '') return [];
  const matches = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'));
  return [...matches].map((match): TextRange => [match.index, match.index + match[0].length]);
}

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, string>> = {
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  70: 'seventy',
};

/** A number as the text writes it ("7": "seven"); nothing for other answers and for numbers of several words. */
export function numberInWords(answer: string): string[] {
  const digits = answer.trim();
  const word = /^\d+$/.test(digits) ? (SMALL[Number(digits)] ?? TENS[digits]) : undefined;
  return word === undefined ? [] : [word];
}
