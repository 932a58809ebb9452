import { foldSentences } from '../../care/fold-words.ts';
import type { CareKind } from '../../care/types.ts';
import { KIND_PLACES, KINDS, partsOf, stretchesOf } from '../../care/weigh-words.ts';
import { LETTER_PLACES, WORD_PLACES } from '../../care/word-features.ts';

/** A stretch of words as places in the tables, and what it is an example of. */
export interface Example {
  readonly words: Uint16Array;
  readonly letters: Uint16Array;
  /** null: nothing is to be seen in it. */
  readonly kind: CareKind | null;
  /** How much it counts: a long harmless text gives many. */
  readonly share: number;
}

/** The examples that a message gives. One of danger must be short enough to know where the danger stands. */
export function examplesOf(text: string, kind: CareKind | null): Example[] {
  const stretches = stretchesIn(text, kind);
  return kind !== null && stretches.length > 1 ? [] : stretches;
}

function stretchesIn(text: string, kind: CareKind | null): Example[] {
  const stretches = stretchesOf(partsOf(foldSentences(text)));
  return stretches.map((stretch) => ({
    words: Uint16Array.from(stretch.flatMap(({ features }) => features.words)),
    letters: Uint16Array.from(stretch.flatMap(({ features }) => features.letters)),
    kind,
    share: kind === null ? 1 / Math.sqrt(stretches.length) : 1,
  }));
}

/**
 * Of a long message, or a conversation, of which it is known only that somebody is in danger: the stretch that weighs
 * most, by what was learned so far (multiple-instance learning: Dietterich, Lathrop, Lozano-Pérez 1997).
 */
export function gravestOf(turns: readonly string[], kind: CareKind, learned: Learned): Example[] {
  const all = turns.flatMap((turn) => stretchesIn(turn, kind));
  const scores = all.map((example) => scoreOf(example, learned));
  return all.length > 0 ? [all[scores.indexOf(Math.max(...scores))]!] : [];
}

function scoreOf({ words, letters }: Example, learned: Learned): number {
  const of = (places: Uint16Array, weights: Float64Array): number =>
    places.reduce((sum, place) => sum + weights[place]!, 0) * scaleOf(places);
  return learned.bias + of(words, learned.words) + of(letters, learned.letters);
}

/** Weights by place, and the constant. The score is `bias` + the words' weights / √count + the letters' weights / √count. */
export interface Learned {
  readonly words: Float64Array;
  readonly letters: Float64Array;
  readonly bias: number;
}

const ROUNDS = 10;
const RATE = 0.5;
/** Against learning single messages by heart. */
const SHRINK = 3e-5;
/** A place seen in fewer examples says nothing. */
const SEEN = { words: 2, letters: 3 };

/** Orders in which the examples are gone through; the mean of what each gives depends on none of them. */
const ORDERS = 6;

/** What tells danger from what is harmless. The same examples in the same order give the same. */
export function learnDanger(examples: readonly Example[], orders = ORDERS): Learned {
  const runs = Array.from({ length: orders }, (_, order) => learnOnce(examples, 12_345 + 1_000 * order));
  const mean = (of: (run: Learned) => number) => runs.reduce((sum, run) => sum + of(run), 0) / orders;
  return {
    words: runs[0]!.words.map((_, place) => mean(({ words }) => words[place]!)),
    letters: runs[0]!.letters.map((_, place) => mean(({ letters }) => letters[place]!)),
    bias: mean(({ bias }) => bias),
  };
}

/** Logistic regression by AdaGrad (Duchi, Hazan, Singer 2011); rare places count more (inverse document frequency). */
function learnOnce(examples: readonly Example[], seed: number): Learned {
  const rarity = {
    words: rarityOf(
      examples.map(({ words }) => words),
      WORD_PLACES,
      SEEN.words,
    ),
    letters: rarityOf(
      examples.map(({ letters }) => letters),
      LETTER_PLACES,
      SEEN.letters,
    ),
  };
  const words = slopes(WORD_PLACES);
  const letters = slopes(LETTER_PLACES);
  let bias = 0;
  let biasMoved = 1e-3;
  const grave = sumOf(examples.filter(({ kind }) => kind !== null));
  const calm = sumOf(examples.filter(({ kind }) => kind === null));
  const chance = chanceOf(seed);
  for (let round = 0; round < ROUNDS; round++)
    for (const example of shuffled(examples, chance)) {
      const [ofWords, ofLetters] = [scaleOf(example.words), scaleOf(example.letters)];
      const score =
        bias +
        ofWords * total(example.words, words.weights, rarity.words) +
        ofLetters * total(example.letters, letters.weights, rarity.letters);
      const isGrave = example.kind !== null;
      const balance = (0.5 * (grave + calm)) / (isGrave ? grave : calm);
      const slope = (1 / (1 + Math.exp(-score)) - Number(isGrave)) * example.share * balance;
      move(words, example.words, rarity.words, slope * ofWords);
      move(letters, example.letters, rarity.letters, slope * ofLetters);
      biasMoved += slope * slope;
      bias -= (0.1 * RATE * slope) / Math.sqrt(biasMoved);
    }
  return {
    words: words.weights.map((weight, at) => weight * rarity.words[at]!),
    letters: letters.weights.map((weight, at) => weight * rarity.letters[at]!),
    bias,
  };
}

/** Weights by kind and place (`kind * KIND_PLACES + place`), and each kind's constant. */
export interface LearnedKinds {
  readonly weights: Float64Array;
  readonly bias: readonly number[];
}

const KIND_ROUNDS = 8;
const KIND_RATE = 0.3;

/** Which kind a message of danger is: softmax regression over its letters. */
export function learnKinds(all: readonly Example[]): LearnedKinds {
  const examples = all.filter(({ kind }) => kind !== null);
  const weights = new Float64Array(KINDS.length * KIND_PLACES);
  const moved = new Float64Array(weights.length).fill(1e-3);
  const bias = KINDS.map(() => 0);
  const counts = KINDS.map((kind) => examples.filter((example) => example.kind === kind).length);
  const chance = chanceOf(54_321);
  for (let round = 0; round < KIND_ROUNDS; round++)
    for (const { letters, kind } of shuffled(examples, chance)) {
      const scale = scaleOf(letters);
      const scores = KINDS.map((_, at) => {
        let sum = 0;
        for (const place of letters) sum += weights[at * KIND_PLACES + (place & (KIND_PLACES - 1))]!;
        return bias[at]! + sum * scale;
      });
      const most = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - most));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const right = KINDS.indexOf(kind!);
      const balance = Math.sqrt(examples.length / KINDS.length / counts[right]!);
      for (const at of KINDS.keys()) {
        const slope = (parts[at]! / whole - Number(at === right)) * balance;
        bias[at]! -= 0.01 * slope;
        for (const letter of letters) {
          const place = at * KIND_PLACES + (letter & (KIND_PLACES - 1));
          const step = slope * scale + SHRINK * weights[place]!;
          moved[place]! += step * step;
          weights[place]! -= (KIND_RATE * step) / Math.sqrt(moved[place]!);
        }
      }
    }
  return { weights, bias };
}

interface Slopes {
  readonly weights: Float64Array;
  /** Squares of what each was moved by: what moves often moves less. */
  readonly moved: Float64Array;
}

const slopes = (places: number): Slopes => ({
  weights: new Float64Array(places),
  moved: new Float64Array(places).fill(1e-3),
});
const scaleOf = (places: Uint16Array): number => 1 / Math.sqrt(places.length || 1);
const sumOf = (examples: readonly Example[]): number => examples.reduce((sum, { share }) => sum + share, 0);

function total(places: Uint16Array, weights: Float64Array, rarity: Float64Array): number {
  let sum = 0;
  for (const place of places) sum += weights[place]! * rarity[place]!;
  return sum;
}

function move({ weights, moved }: Slopes, places: Uint16Array, rarity: Float64Array, slope: number): void {
  for (const place of places) {
    if (rarity[place] === 0) continue;
    const step = slope * rarity[place]! + SHRINK * weights[place]!;
    moved[place]! += step * step;
    weights[place]! -= (RATE * step) / Math.sqrt(moved[place]!);
  }
}

function rarityOf(examples: readonly Uint16Array[], places: number, seen: number): Float64Array {
  const held = new Float64Array(places);
  for (const example of examples) for (const place of new Set(example)) held[place]!++;
  return held.map((count) => (count < seen ? 0 : (Math.log((examples.length + 1) / (count + 1)) + 1) / 5));
}

/** The same order on every machine. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
