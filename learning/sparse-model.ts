import { asciiBytes, asciiText } from './ascii.ts';
import { type Features, timesFound } from './features.ts';
import type { LinearWeights } from './train.ts';

/**
 * A trained model of many labels: of its weights only the largest are kept, so that hundreds of labels fit into a few
 * megabytes. Each bucket has a list of pairs, a label and its weight in steps of `scale`.
 */
export interface SparseModel {
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  readonly tables: readonly SparseTable[];
}

interface SparseTable {
  /** What one step of a weight is worth. */
  readonly scale: number;
  /** Where the pairs of a bucket begin; those of the last end at the last number. */
  readonly starts: Uint32Array;
  /** The stored bytes, which are not copied: two a label from `labels` on, one a step from `steps` on. */
  readonly view: DataView;
  readonly labels: number;
  readonly steps: number;
}

/** Steps to either side of 0. */
const FARTHEST = 127;
/** The share of those that weigh more than the farthest step says. */
const FARTHER = 0.001;

/** Keeps the `kept` largest weights of each table, as bytes: little-endian, with a line of JSON before them. Labels are ASCII. */
export function packSparse({ labels, bias, tables }: LinearWeights<string>, kept: number): Uint8Array {
  const packed = tables.map((table) => packTable(table, labels.length, kept));
  const head = asciiBytes(
    `${JSON.stringify({
      labels,
      bias: bias.map((value) => Number(value.toPrecision(4))),
      tables: packed.map(({ scale, counts, steps }) => ({
        scale,
        buckets: counts.length,
        pairs: steps.length,
      })),
    })}\n`,
  );
  const parts = packed.flatMap((table) => [
    bytesOf(table.counts),
    bytesOf(table.labels),
    new Uint8Array(table.steps.buffer),
  ]);
  const bytes = new Uint8Array([head, ...parts].reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of [head, ...parts]) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Two bytes a number, whatever the machine's own order. */
function bytesOf(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, number] of numbers.entries()) view.setUint16(at * 2, number, true);
  return bytes;
}

function packTable(weights: Float32Array, size: number, kept: number) {
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes[Math.max(0, sizes.length - kept)]!, Number.MIN_VALUE);
  const farthest = sizes[Math.floor(sizes.length - kept * FARTHER) - 1] ?? 1;
  const scale = Number((farthest / FARTHEST).toPrecision(4));
  const counts: number[] = [];
  const labels: number[] = [];
  const steps: number[] = [];
  for (let bucket = 0; bucket < weights.length / size; bucket++) {
    const before = labels.length;
    for (let label = 0; label < size; label++) {
      const weight = weights[bucket * size + label]!;
      const step = Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(weight / scale)));
      if (Math.abs(weight) < least || step === 0) continue;
      labels.push(label);
      steps.push(step);
    }
    counts.push(labels.length - before);
  }
  return { scale, counts, labels, steps: Int8Array.from(steps) };
}

interface Head {
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  readonly tables: readonly { readonly scale: number; readonly buckets: number; readonly pairs: number }[];
}

/** Reads what packSparse wrote. */
export function readSparse(bytes: Uint8Array): SparseModel {
  const headEnd = bytes.indexOf(10);
  const head = JSON.parse(asciiText(bytes.subarray(0, headEnd))) as Head;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = headEnd + 1;
  const tables = head.tables.map(({ scale, buckets, pairs }): SparseTable => {
    const starts = new Uint32Array(buckets + 1);
    for (let bucket = 0; bucket < buckets; bucket++, at += 2)
      starts[bucket + 1] = starts[bucket]! + view.getUint16(at, true);
    const labels = at;
    at += pairs * 3;
    return { scale, starts, view, labels, steps: at - pairs };
  });
  return { labels: head.labels, bias: head.bias, tables };
}

/**
 * The score of each label for a text, as train.ts says, from the weights that were kept. A feature that comes again is
 * looked up once: what a long text of one word costs is no more than what others do.
 */
export function sparseScores({ bias, tables }: SparseModel, features: Features): Float64Array {
  const scores = Float64Array.from(bias);
  for (const [table, { scale, starts, view, labels, steps }] of tables.entries()) {
    const found = features[table]!;
    const factor = scale / Math.sqrt(found.length || 1);
    for (const [bucket, times] of timesFound(found))
      for (let pair = starts[bucket]!; pair < starts[bucket + 1]!; pair++)
        scores[view.getUint16(labels + 2 * pair, true)]! += view.getInt8(steps + pair) * factor * times;
  }
  return scores;
}
