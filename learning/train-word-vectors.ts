import { createRandom } from './train.ts';
import { ofLengthOne } from './word-vectors.ts';

/** A text by the places of its words, and what its vector is to be: what a larger model makes of it, of length 1. */
export interface Taught {
  readonly words: readonly number[];
  readonly target: Float32Array;
  /** How much it counts beside others. */
  readonly share: number;
}

/** Texts that belong together by label: those of one label are to be near to each other and far from others. */
export interface LabelledTexts {
  readonly texts: readonly { readonly words: readonly number[]; readonly label: number }[];
  readonly labels: number;
  /** How much all of them count beside the taught texts. */
  readonly share: number;
  /** Texts of a round. */
  readonly batch: number;
}

export interface VectorTraining {
  readonly size: number;
  readonly rounds: number;
  /** Taught texts of a round. */
  readonly batch: number;
  readonly rate: number;
  /** The part of the words that a labelled text is read without, at random, so that no single one decides. */
  readonly dropped: number;
  /** The smaller, the more only the nearest labels count. */
  readonly temperature: number;
}

/**
 * Learns a vector for each word, from `start` on, so that the sum of a text's vectors points where a larger model's vector
 * of it does (distillation) and texts of one label meet (softmax over a vector for each label, which is learned too and
 * then left). By Adam (Kingma, Ba 2015). The same input gives the same vectors.
 */
export function trainWordVectors(
  start: Float32Array,
  taught: readonly Taught[],
  labelled: readonly LabelledTexts[],
  training: VectorTraining,
): Float32Array {
  const { size, rounds, batch, rate } = training;
  const random = createRandom(4_711);
  const vectors = Float32Array.from(start);
  const step = adam(vectors);
  const tasks = labelled.map((texts) => {
    const labels = Float32Array.from({ length: texts.labels * size }, () => (random() - 0.5) * 0.2);
    return { texts, labels, step: adam(labels) };
  });
  const slopes = new Float32Array(vectors.length);
  for (let round = 0; round < rounds; round++) {
    const pace = rate * (1 - round / rounds) + rate / 200;
    slopes.fill(0);
    for (let at = 0; at < batch; at++) {
      const text = taught[Math.floor(random() * taught.length)]!;
      const sum = sumOf(text.words, vectors, size);
      addSlope(sum, scaled(text.target, -text.share / batch), text.words, slopes);
    }
    for (const { texts, labels, step: stepLabels } of tasks) {
      const slopesOfLabels = new Float32Array(labels.length);
      for (let at = 0; at < texts.batch; at++) {
        const { words, label } = texts.texts[Math.floor(random() * texts.texts.length)]!;
        const read = words.filter(() => random() >= training.dropped);
        if (read.length === 0) continue;
        const sum = sumOf(read, vectors, size);
        const shares = softmax(sum.unit, labels, training.temperature);
        shares[label]! -= 1;
        const slope = new Float32Array(size);
        const weight = texts.share / texts.batch / training.temperature;
        for (const [each, share] of shares.entries())
          for (let axis = 0; axis < size; axis++) {
            slope[axis]! += weight * share * labels[each * size + axis]!;
            slopesOfLabels[each * size + axis]! += weight * share * sum.unit[axis]!;
          }
        addSlope(sum, slope, read, slopes);
      }
      stepLabels(slopesOfLabels, pace);
    }
    step(slopes, pace);
  }
  return vectors;
}

interface Sum {
  readonly unit: Float32Array;
  readonly length: number;
}

function sumOf(words: readonly number[], vectors: Float32Array, size: number): Sum {
  const sum = new Float32Array(size);
  for (const word of words)
    for (let axis = 0; axis < size; axis++) sum[axis]! += vectors[word * size + axis]!;
  const length = Math.max(1e-6, Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0)));
  return { unit: ofLengthOne(sum), length };
}

const scaled = (vector: Float32Array, factor: number): Float32Array => vector.map((value) => value * factor);

/** A slope at the vector of length 1 becomes one at each word's vector, which is added to theirs. */
function addSlope(
  { unit, length }: Sum,
  slope: Float32Array,
  words: readonly number[],
  slopes: Float32Array,
) {
  const size = unit.length;
  let along = 0;
  for (let axis = 0; axis < size; axis++) along += slope[axis]! * unit[axis]!;
  for (let axis = 0; axis < size; axis++) {
    const own = (slope[axis]! - unit[axis]! * along) / length;
    for (const word of words) slopes[word * size + axis]! += own;
  }
}

/** How likely each label is, by its vector. */
function softmax(unit: Float32Array, labels: Float32Array, temperature: number): Float32Array {
  const size = unit.length;
  const shares = new Float32Array(labels.length / size);
  let most = -Infinity;
  for (let label = 0; label < shares.length; label++) {
    let sum = 0;
    for (let axis = 0; axis < size; axis++) sum += unit[axis]! * labels[label * size + axis]!;
    shares[label] = sum / temperature;
    most = Math.max(most, shares[label]!);
  }
  let whole = 0;
  for (let label = 0; label < shares.length; label++)
    whole += shares[label] = Math.exp(shares[label]! - most);
  for (let label = 0; label < shares.length; label++) shares[label]! /= whole;
  return shares;
}

const KEPT = { slope: 0.9, square: 0.999 };

/** Steps of `values` against their slopes. */
function adam(values: Float32Array): (slopes: Float32Array, pace: number) => void {
  const means = new Float32Array(values.length);
  const squares = new Float32Array(values.length);
  let round = 0;
  return (slopes, pace) => {
    round++;
    const [mean, square] = [1 - KEPT.slope ** round, 1 - KEPT.square ** round];
    for (let at = 0; at < values.length; at++) {
      const slope = slopes[at]!;
      means[at] = KEPT.slope * means[at]! + (1 - KEPT.slope) * slope;
      squares[at] = KEPT.square * squares[at]! + (1 - KEPT.square) * slope * slope;
      values[at]! -= (pace * (means[at]! / mean)) / (Math.sqrt(squares[at]! / square) + 1e-8);
    }
  };
}
