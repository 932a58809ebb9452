import { foldSentences, type Sentence } from './fold-words.ts';
import type { CareKind } from './types.ts';
import { type Features, featuresOf } from './word-features.ts';
import { BIAS, KIND_BIAS, KIND_WEIGHTS, LETTER_WEIGHTS, SCALES, WORD_WEIGHTS } from './word-weights.ts';

/** A longer message is weighed in stretches of so many words: what is grave in it must not drown in the rest. */
export const STRETCH = 50;
/** Places of the table of kinds: those of the letters, folded onto fewer. */
export const KIND_PLACES = 1 << 11;
export const KINDS: readonly CareKind[] = ['crisis', 'abuse', 'child', 'medical', 'danger'];

/** How much like a message of somebody in danger the words are, and of which kind. */
export interface Weighed {
  /** Log-odds: 0 is as likely as not among the messages learned from. */
  readonly score: number;
  /** The same of the gravest sentence taken by itself, where that is more: a cry may stand among calm words. */
  readonly gravest: number;
  /** Of each sentence: by itself, or with those around it, where that is more. */
  readonly around: readonly number[];
  /** Of all words. */
  readonly length: number;
  readonly kind: CareKind;
}

/** A sentence, as it is weighed. */
export interface Part {
  /** In words. */
  readonly size: number;
  readonly features: Features;
}

/** The sentences of a message with what each is weighed by. The weights are learned from the same (scripts/care/learn.ts). */
export function partsOf(sentences: readonly Sentence[]): Part[] {
  return sentences.map((sentence) => ({ size: sentence.words.length, features: featuresOf(sentence) }));
}

interface Sum extends Part {
  readonly words: number;
  readonly letters: number;
}

/** Weighs a message's sentences: the gravest stretch of it counts. Nothing is nothing. */
export function weighWords(sentences: readonly Sentence[]): Weighed {
  const sums = partsOf(sentences).map(sumOf);
  const around = new Map(sums.map((sum) => [sum, scoreOf([sum])]));
  let found: { score: number; stretch: readonly Sum[] } = { score: Number.NEGATIVE_INFINITY, stretch: [] };
  for (const stretch of stretchesOf(sums)) {
    const score = scoreOf(stretch);
    if (score > found.score) found = { score, stretch };
    for (const sum of stretch) around.set(sum, Math.max(score, around.get(sum)!));
  }
  const scores = [...around.values()];
  return {
    score: found.score,
    gravest: Math.max(...scores),
    around: scores,
    length: sums.reduce((total, { size }) => total + size, 0),
    // Only what is grave is asked for its kind.
    get kind() {
      return kindOf(found.stretch);
    },
  };
}

/** The whole, where it is short; else stretches that begin with each sentence. */
export function stretchesOf<Part extends { readonly size: number }>(
  parts: readonly Part[],
): (readonly Part[])[] {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total <= STRETCH) return parts.length > 0 ? [parts] : [];
  const stretches: (readonly Part[])[] = [];
  for (let from = 0; from < parts.length; from++) {
    let to = from;
    for (let size = 0; to < parts.length && (to === from || size + parts[to]!.size <= STRETCH); to++)
      size += parts[to]!.size;
    stretches.push(parts.slice(from, to));
    if (to === parts.length) break;
  }
  return stretches;
}

function sumOf(part: Part): Sum {
  const { features } = part;
  return {
    ...part,
    words: totalOf(WORD_WEIGHTS, features.words) * SCALES.words,
    letters: totalOf(LETTER_WEIGHTS, features.letters) * SCALES.letters,
  };
}

function scoreOf(stretch: readonly Sum[]): number {
  let [words, letters, wordCount, letterCount] = [0, 0, 0, 0];
  for (const sum of stretch) {
    words += sum.words;
    letters += sum.letters;
    wordCount += sum.features.words.length;
    letterCount += sum.features.letters.length;
  }
  return BIAS + words / Math.sqrt(wordCount || 1) + letters / Math.sqrt(letterCount || 1);
}

function kindOf(stretch: readonly Sum[]): CareKind {
  const scores = KIND_BIAS.map(() => 0);
  let count = 0;
  for (const { features } of stretch)
    for (const place of features.letters) {
      count++;
      const at = place & (KIND_PLACES - 1);
      for (let kind = 0; kind < scores.length; kind++)
        scores[kind]! += weightAt(KIND_WEIGHTS, kind * KIND_PLACES + at);
    }
  const odds = scores.map((sum, kind) => KIND_BIAS[kind]! + (sum * SCALES.kinds) / Math.sqrt(count || 1));
  return KINDS[odds.indexOf(Math.max(...odds))] ?? 'crisis';
}

/** Weights are written as letters, one each: 0 is the middle of those that need no escaping. */
export const ZERO = 78;
function weightAt(table: string, place: number): number {
  return table.charCodeAt(place) - ZERO;
}

function totalOf(table: string, places: readonly number[]): number {
  let total = 0;
  for (const place of places) total += table.charCodeAt(place) - ZERO;
  return total;
}

/** The words of a text that weigh most, for whoever wants to know why: each with what it adds to the score. */
export function explainWeight(text: string): { readonly word: string; readonly adds: number }[] {
  const sentences = foldSentences(text);
  const whole = weighWords(sentences).score;
  return sentences
    .flatMap((sentence, at) =>
      sentence.words.map((word, place) => {
        const words = sentence.words.filter((_, other) => other !== place);
        const without = { text: ` ${words.join(' ')} `, words, asks: sentence.asks };
        return { word, adds: whole - weighWords(sentences.with(at, without)).score };
      }),
    )
    .sort((a, b) => b.adds - a.adds);
}
