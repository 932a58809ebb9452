import { type Features, timesFound } from './features.ts';
import type { LowRankWeights } from './low-rank.ts';
import { products } from './products.ts';
import { createRandom, type Example } from './train.ts';

/** An example, and the texts of which one may have been said before it: one is drawn by lot each time it is seen. */
export interface ExampleInTalk extends Example<string> {
  readonly before?: readonly Features[];
  /** It says too little by itself: one of them is given each time, and not only mostly. */
  readonly needsBefore?: boolean;
}

export interface LowRankOptions {
  /** Buckets of each table of features. */
  readonly buckets: readonly number[];
  /** How many numbers a vector has: a multiple of 4. */
  readonly size: number;
  readonly rounds: number;
  readonly batch: number;
  readonly rate: number;
  /** Shares of a text's buckets, and of its vector, that are left out by lot each time it is seen (Srivastava et al. 2014). */
  readonly dropped: { readonly buckets: number; readonly axes: number };
  /** Pulls vectors towards 0 by this share of the rate. */
  readonly shrink: number;
}

/** Vectors begin with numbers up to this to either side of 0. */
const START = 0.17;
const SEED = 12_345;
/** The rate grows over so many batches, and falls to a tenth until the last. */
const WARM_UP = 200;
const LAST_RATE = 0.1;
/** A label whose probability is wrong by less is left as it is. It saves most of the time. */
const TOLERANCE = 1e-4;
/** What was said before counts so much at first, and is given so often where there is something. */
const START_OF_TALK = 0.3;
const GIVEN = 0.6;
/** Of the mean slopes of former batches, and of their squares, so much is kept. */
const KEPT = { slope: 0.9, square: 0.999 };

/** A text as places among all buckets of all tables, and how much each counts. */
interface Text {
  readonly places: Int32Array;
  readonly values: Float32Array;
}

interface Read {
  readonly text: Text;
  readonly label: number;
  readonly share: number;
  readonly before: readonly Text[];
  /** How often one of them is given. */
  readonly given: number;
}

/**
 * Learns which texts have which label (low-rank.ts): multinomial logistic regression over the texts' vectors, which are
 * learned with it, by Adam (Kingma and Ba 2015) with decoupled shrinking (Loshchilov and Hutter 2019). Rare buckets count
 * more (inverse document frequency). Each example needs a label. The same examples in the same order give the same weights.
 */
export function trainLowRank(examples: readonly ExampleInTalk[], options: LowRankOptions): LowRankWeights {
  const { buckets, size, rounds, batch, shrink } = options;
  const labels = [...new Set(examples.map(({ label }) => label!))].sort();
  const starts = buckets.map((_, table) => buckets.slice(0, table).reduce((sum, count) => sum + count, 0));
  const all = buckets.reduce((sum, count) => sum + count, 0);
  const rarity = rarityOf(examples, starts, all);
  const texts = new Map<Features, Text>();
  const textOf = (features: Features): Text => {
    const known = texts.get(features) ?? readText(features, { starts, rarity });
    texts.set(features, known);
    return known;
  };
  const read = examples.map(
    ({ features, label, share, before = [], needsBefore }): Read => ({
      text: textOf(features),
      label: labels.indexOf(label!),
      share,
      before: before.map(textOf),
      given: before.length === 0 ? 0 : needsBefore ? 1 : GIVEN,
    }),
  );
  const random = createRandom(SEED);
  const begun = (length: number) => Float32Array.from({ length }, () => START * (2 * random() - 1));
  const words = adam(begun(all * size), shrink);
  const vectors = adam(begun(labels.length * size), shrink);
  const bias = adam(new Float32Array(labels.length), 0);
  const talk = adam(
    Float32Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? START_OF_TALK : 0)),
    0,
  );
  const batches = rounds * Math.ceil(read.length / batch);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const order = shuffledPlaces(read.length, random);
    for (let from = 0; from < order.length; from += batch, step++) {
      for (const place of order.subarray(from, from + batch))
        addSlopes(read[place]!, { words, vectors, bias, talk }, { ...options, random });
      const rate =
        options.rate * Math.min(1, (step + 1) / WARM_UP) * (1 - (1 - LAST_RATE) * (step / batches));
      for (const weights of [words, vectors, bias, talk]) weights.update(rate);
    }
  }
  for (const [place, much] of rarity.entries())
    for (let axis = 0; axis < size; axis++) words.numbers[place * size + axis]! *= much;
  const tables = buckets.map((count, table) =>
    words.numbers.slice(starts[table]! * size, (starts[table]! + count) * size),
  );
  return { labels, bias: bias.numbers, size, tables, vectors: vectors.numbers, talk: talk.numbers };
}

type Learned = Record<'words' | 'vectors' | 'bias' | 'talk', ReturnType<typeof adam>>;

type Lot = LowRankOptions & { readonly random: () => number };

/** Adds to the slopes how the likelihood of an example's label falls with each number. */
function addSlopes({ text, label, share, before, given }: Read, learned: Learned, lot: Lot): void {
  const { words, vectors, bias } = learned;
  const { size, batch, dropped, random } = lot;
  const own = withoutSome(text, lot);
  const vector = vectorOf(own, words.numbers, size);
  const isGiven = random() < given;
  const said = isGiven ? withoutSome(before[Math.floor(random() * before.length)]!, lot) : undefined;
  const saidVector = said && vectorOf(said, words.numbers, size);
  if (saidVector) addTurned(vector, saidVector, learned.talk.numbers);
  const mask = vector.map(() => (random() < dropped.axes ? 0 : 1 / (1 - dropped.axes)));
  for (let axis = 0; axis < size; axis++) vector[axis]! *= mask[axis]!;
  const parts = probabilities(vector, vectors.numbers, bias.numbers);
  parts[label]! -= 1;
  const slope = new Float32Array(size);
  for (let at = 0; at < parts.length; at++) {
    const wrong = parts[at]!;
    if (Math.abs(wrong) < TOLERANCE) continue;
    const much = (wrong * share) / batch;
    bias.slopes[at]! += much;
    for (let axis = 0, from = at * size; axis < size; axis++, from++) {
      slope[axis]! += much * vectors.numbers[from]!;
      vectors.slopes[from]! += much * vector[axis]!;
    }
  }
  for (let axis = 0; axis < size; axis++) slope[axis]! *= mask[axis]!;
  addToWords(own, slope, words.slopes);
  if (said && saidVector) addToWords(said, slopeOfSaid(slope, saidVector, learned.talk), words.slopes);
}

/** A text of which some buckets are left out by lot; the others count more. */
function withoutSome({ places, values }: Text, { dropped, random }: Lot): Text {
  const kept = values.map((value) => (random() < dropped.buckets ? 0 : value / (1 - dropped.buckets)));
  return { places, values: kept };
}

function vectorOf({ places, values }: Text, words: Float32Array, size: number): Float32Array {
  const sum = new Float32Array(size);
  for (const [at, place] of places.entries()) {
    const value = values[at]!;
    if (value === 0) continue;
    for (let axis = 0, from = place * size; axis < size; axis++) sum[axis]! += value * words[from++]!;
  }
  return sum;
}

function addToWords({ places, values }: Text, slope: Float32Array, slopes: Float32Array): void {
  for (const [at, place] of places.entries()) {
    const value = values[at]!;
    if (value === 0) continue;
    for (let axis = 0, from = place * slope.length; axis < slope.length; axis++)
      slopes[from++]! += value * slope[axis]!;
  }
}

/** Adds to a text's vector that of what was said before, turned. */
function addTurned(vector: Float32Array, said: Float32Array, talk: Float32Array): void {
  for (const [row, product] of products(talk, said).entries()) vector[row]! += product;
}

/** How the likelihood falls with the vector of what was said before; adds how it falls with what turns it. */
function slopeOfSaid(slope: Float32Array, said: Float32Array, talk: Learned['talk']): Float32Array {
  const ofSaid = new Float32Array(slope.length);
  for (let row = 0, at = 0; row < slope.length; row++)
    for (let axis = 0; axis < slope.length; axis++, at++) {
      ofSaid[axis]! += talk.numbers[at]! * slope[row]!;
      talk.slopes[at]! += slope[row]! * said[axis]!;
    }
  return ofSaid;
}

/** The probability of each label for a text's vector. */
function probabilities(text: Float32Array, vectors: Float32Array, bias: Float32Array): Float32Array {
  const scores = bias.slice();
  let most = Number.NEGATIVE_INFINITY;
  for (const [label, product] of products(vectors, text).entries()) {
    scores[label]! += product;
    most = Math.max(most, scores[label]!);
  }
  let whole = 0;
  for (let label = 0; label < scores.length; label++) {
    const part = Math.exp(scores[label]! - most);
    scores[label] = part;
    whole += part;
  }
  for (let label = 0; label < scores.length; label++) scores[label]! /= whole;
  return scores;
}

/** Numbers that learn from the slopes gathered in a batch. */
function adam(numbers: Float32Array, shrink: number) {
  const slopes = new Float32Array(numbers.length);
  const means = new Float32Array(numbers.length);
  const squares = new Float32Array(numbers.length);
  let batches = 0;
  return {
    numbers,
    slopes,
    update(rate: number) {
      batches++;
      const meanPart = 1 - KEPT.slope ** batches;
      const squarePart = 1 - KEPT.square ** batches;
      for (let at = 0; at < numbers.length; at++) {
        const slope = slopes[at]!;
        const mean = KEPT.slope * means[at]! + (1 - KEPT.slope) * slope;
        const square = KEPT.square * squares[at]! + (1 - KEPT.square) * slope * slope;
        means[at] = mean;
        squares[at] = square;
        const step = mean / meanPart / (Math.sqrt(square / squarePart) + 1e-8);
        numbers[at]! -= rate * (step + shrink * numbers[at]!);
      }
      slopes.fill(0);
    },
  };
}

interface Known {
  readonly starts: readonly number[];
  readonly rarity: Float32Array;
}

function readText(features: Features, { starts, rarity }: Known): Text {
  const found = placesOf(features, starts);
  return {
    places: Int32Array.from(found, ({ place }) => place),
    values: Float32Array.from(found, ({ place, value }) => value * rarity[place]!),
  };
}

function placesOf(features: Features, starts: readonly number[]): { place: number; value: number }[] {
  return features.flatMap((found, table) =>
    [...timesFound(found)].map(([bucket, times]) => ({
      place: starts[table]! + bucket,
      value: times / Math.sqrt(found.length),
    })),
  );
}

function rarityOf(
  examples: readonly Example<string>[],
  starts: readonly number[],
  all: number,
): Float32Array {
  const counts = new Uint32Array(all);
  for (const { features } of examples) for (const { place } of placesOf(features, starts)) counts[place]!++;
  return Float32Array.from(counts, (count) =>
    count === 0 ? 0 : (Math.log((examples.length + 1) / (count + 1)) + 1) / 5,
  );
}

function shuffledPlaces(length: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
