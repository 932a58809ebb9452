import { asciiBytes, asciiText } from './ascii.ts';
import { type Features, timesFound } from './features.ts';
import { products } from './products.ts';

/**
 * A model of many labels in which a text is first brought to a few numbers, its vector, and the labels are told apart by
 * these: what is learned for one label helps those that are like it. A text's vector is, summed over the tables, the sum
 * of its buckets' vectors divided by the square root of their number; a label's score is its bias and the product with its
 * own vector. Within a talk the vector of what was said before, turned by a matrix, is added to the text's.
 */
export interface LowRankModel {
  readonly labels: readonly string[];
  readonly bias: Float32Array;
  /** How many numbers a vector has: a multiple of 4. */
  readonly size: number;
  /** By table, the vectors of its buckets; and those of the labels. */
  readonly tables: readonly StoredVectors[];
  readonly vectors: StoredVectors;
  /** By what the vector of the words before is turned: `size` rows of `size` numbers. */
  readonly talk: StoredVectors;
}

/** What training gives (train-low-rank.ts): all vectors one after another. */
export interface LowRankWeights {
  readonly labels: readonly string[];
  readonly bias: Float32Array;
  readonly size: number;
  readonly tables: readonly Float32Array[];
  readonly vectors: Float32Array;
  readonly talk: Float32Array;
}

/** Vectors in steps, each with a scale of its own: what one step is worth. */
interface StoredVectors {
  readonly scales: Float32Array;
  readonly steps: Int8Array;
}

interface Head {
  readonly labels: readonly string[];
  readonly size: number;
  readonly buckets: readonly number[];
}

/** Steps to either side of 0. */
const FARTHEST = 127;
const FLOAT_BYTES = 4;

/** Packs a model as bytes, little-endian, with a line of JSON before them. Labels are ASCII. */
export function packLowRank({ labels, bias, size, tables, vectors, talk }: LowRankWeights): Uint8Array {
  const buckets = tables.map(({ length }) => length / size);
  const head = `${JSON.stringify({ labels, size, buckets } satisfies Head)}\n`;
  const stored = [...tables, vectors, talk].map((numbers) => inSteps(numbers, size));
  const floats = [bias, ...stored.map(({ scales }) => scales)];
  const bytes = new Uint8Array(
    head.length +
      floats.reduce((sum, { length }) => sum + length * FLOAT_BYTES, 0) +
      stored.reduce((sum, { steps }) => sum + steps.length, 0),
  );
  bytes.set(asciiBytes(head));
  const view = new DataView(bytes.buffer);
  let at = head.length;
  for (const numbers of floats)
    for (const number of numbers) {
      view.setFloat32(at, number, true);
      at += FLOAT_BYTES;
    }
  for (const { steps } of stored) {
    bytes.set(new Uint8Array(steps.buffer), at);
    at += steps.length;
  }
  return bytes;
}

function inSteps(numbers: Float32Array, size: number): StoredVectors {
  const scales = new Float32Array(numbers.length / size);
  const steps = new Int8Array(numbers.length);
  for (const row of scales.keys()) {
    const own = numbers.subarray(row * size, (row + 1) * size);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / FARTHEST;
    scales[row] = scale;
    for (const [at, value] of own.entries()) steps[row * size + at] = Math.round(value / scale);
  }
  return { scales, steps };
}

/** Reads what packLowRank wrote; the vectors are not copied. */
export function readLowRank(bytes: Uint8Array): LowRankModel {
  const start = bytes.indexOf(10) + 1;
  const { labels, size, buckets } = JSON.parse(asciiText(bytes.subarray(0, start))) as Head;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  const floats = (count: number) => {
    const from = at;
    at += count * FLOAT_BYTES;
    return Float32Array.from({ length: count }, (_, place) =>
      view.getFloat32(from + place * FLOAT_BYTES, true),
    );
  };
  const steps = (count: number) => {
    const from = bytes.byteOffset + at;
    at += count * size;
    return new Int8Array(bytes.buffer, from, count * size);
  };
  const bias = floats(labels.length);
  const scales = buckets.map(floats);
  const own = floats(labels.length);
  const ofTalk = floats(size);
  const tables = buckets.map((count, table) => ({ scales: scales[table]!, steps: steps(count) }));
  const vectors = { scales: own, steps: steps(labels.length) };
  const talk = { scales: ofTalk, steps: steps(size) };
  return { labels, bias, size, tables, vectors, talk };
}

/** The score of each label for a text by itself. */
export function lowRankScores(model: LowRankModel, features: Features): Float32Array {
  const scores = scoresOfVector(model, vectorOfText(model, features));
  for (const [label, bias] of model.bias.entries()) scores[label]! += bias;
  return scores;
}

/** What each label's score gains or loses where these words were said before the text: add it to lowRankScores. */
export function scoresOfTalk(model: LowRankModel, before: Features): Float32Array {
  const { talk } = model;
  const said = vectorOfText(model, before);
  const turned = products(talk.steps, said).map((product, row) => product * talk.scales[row]!);
  return scoresOfVector(model, Float32Array.from(turned));
}

function scoresOfVector({ vectors: { steps, scales } }: LowRankModel, text: Float32Array): Float32Array {
  const found = products(steps, text);
  const scores = new Float32Array(found.length);
  for (let label = 0; label < scores.length; label++) scores[label] = found[label]! * scales[label]!;
  return scores;
}

/** The few numbers that a text is brought to. */
export function vectorOfText({ size, tables }: LowRankModel, features: Features): Float32Array {
  const sum = new Float32Array(size);
  for (const [table, { scales, steps }] of tables.entries()) {
    const found = features[table]!;
    const share = 1 / Math.sqrt(found.length || 1);
    for (const [bucket, times] of timesFound(found)) {
      const factor = share * times * scales[bucket]!;
      for (let axis = 0, at = bucket * size; axis < size; axis++) sum[axis]! += factor * steps[at++]!;
    }
  }
  return sum;
}
