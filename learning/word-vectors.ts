import { bucketOf } from './features.ts';

/**
 * A vector for each of many words, such that the sum of a text's vectors points where its meaning does. Words are known by
 * a hash, so that no text of them is kept.
 */
export interface WordVectors {
  /** How many numbers a vector has. */
  readonly size: number;
  /** The hashes of the words, ascending. */
  readonly words: Uint32Array;
  /** What one step of a word's vector is worth. */
  readonly scales: Float32Array;
  /** The vectors, one after another, in the order of the words. */
  readonly steps: Int8Array;
}

/** How many hashes there are: two of some ten thousand words meet in one by chance only. */
const HASHES = 1 << 30;
const FARTHEST = 127;

const hashOf = (word: string): number => bucketOf(word, HASHES);

/** Packs vectors as bytes, little-endian, with a line of JSON before them; `vectors` holds them in the order of `words`. */
export function packWordVectors(words: readonly string[], vectors: Float32Array): Uint8Array {
  const size = vectors.length / words.length;
  const order = words
    .map((word, at) => ({ hash: hashOf(word), at }))
    .sort((a, b) => a.hash - b.hash)
    .filter(({ hash }, at, all) => hash !== all[at - 1]?.hash);
  const head = `${JSON.stringify({ size, words: order.length })}\n`;
  const bytes = new Uint8Array(head.length + order.length * (8 + size));
  bytes.set(Uint8Array.from(head, (letter) => letter.charCodeAt(0)));
  const view = new DataView(bytes.buffer, head.length);
  for (const [place, { hash, at }] of order.entries()) {
    const vector = vectors.subarray(at * size, (at + 1) * size);
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / FARTHEST;
    view.setUint32(place * 4, hash, true);
    view.setFloat32((order.length + place) * 4, scale, true);
    for (const [axis, value] of vector.entries())
      view.setInt8(order.length * 8 + place * size + axis, Math.round(value / scale));
  }
  return bytes;
}

/** Reads what packWordVectors wrote; the vectors are not copied. */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const start = bytes.indexOf(10) + 1;
  const head = JSON.parse(String.fromCharCode(...bytes.subarray(0, start))) as {
    size: number;
    words: number;
  };
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const each = Array.from({ length: head.words }, (_, at) => at);
  return {
    size: head.size,
    words: Uint32Array.from(each, (at) => view.getUint32(at * 4, true)),
    scales: Float32Array.from(each, (at) => view.getFloat32((head.words + at) * 4, true)),
    steps: new Int8Array(bytes.buffer, bytes.byteOffset + start + head.words * 8, head.words * head.size),
  };
}

/** The place of a word among the vectors, or -1. */
function placeOf(word: string, { words }: WordVectors): number {
  const hash = hashOf(word);
  let [from, to] = [0, words.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    if (words[middle] === hash) return middle;
    if (words[middle]! < hash) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** The sum of the vectors of a text's words, of length 1; all 0 where no word is known. */
export function vectorOf(text: readonly string[], vectors: WordVectors): Float32Array {
  const { size, steps, scales } = vectors;
  const sum = new Float32Array(size);
  for (const word of text) {
    const place = placeOf(word, vectors);
    if (place < 0) continue;
    for (let axis = 0; axis < size; axis++) sum[axis]! += steps[place * size + axis]! * scales[place]!;
  }
  return ofLengthOne(sum);
}

/** Sets a vector's length to 1, in place. */
export function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (length > 0) for (let axis = 0; axis < vector.length; axis++) vector[axis]! /= length;
  return vector;
}

/** Many vectors of length 1 as steps, to be compared with one at once. */
export function stepsOf(vectors: readonly Float32Array[]): Int8Array {
  const size = vectors[0]?.length ?? 0;
  const steps = new Int8Array(vectors.length * size);
  for (const [at, vector] of vectors.entries())
    for (let axis = 0; axis < size; axis++) steps[at * size + axis] = Math.round(vector[axis]! * FARTHEST);
  return steps;
}

/** The cosine of a vector and the one at a place of `stepsOf`, between -1 and 1. */
export function cosineAt(place: number, steps: Int8Array, vector: Float32Array): number {
  const from = place * vector.length;
  let sum = 0;
  for (let axis = 0; axis < vector.length; axis++) sum += steps[from + axis]! * vector[axis]!;
  return sum / FARTHEST;
}
