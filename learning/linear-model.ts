import { ofDense, toDense } from './dense-text.ts';
import type { Features } from './features.ts';
import type { LinearWeights } from './train.ts';

/** A trained model. A text's score for a label is worked out as train.ts says. */
export interface LinearModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  readonly tables: readonly WeightTable[];
}

export interface WeightTable {
  /** A power of two; buckets of a larger table are folded onto these. */
  readonly buckets: number;
  /** What one step weighs. */
  readonly scale: number;
  /** In steps; the weight of label `l` at a bucket is at `bucket * labels.length + l`. */
  readonly weights: Int8Array;
}

/**
 * A model as it is stored: few of many weights are not 0, and only those are written. A table is two dense texts: how far
 * each weight is from the one before it, and how many steps it weighs.
 */
export interface PackedModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  readonly tables: readonly PackedTable[];
}

interface PackedTable {
  readonly buckets: number;
  readonly scale: number;
  readonly gaps: string;
  readonly steps: string;
}

/** Letters: "#" to "Z" for gaps of 0 to 55, "[" for so many and more to come. */
const NO_GAP = 35;
const LONGEST_GAP = 56;
/** The letter for a weight of 0, and steps to either side; what weighs more is written as the farthest. */
const ZERO = 78;
const FARTHEST = 7;
/** The share of the weights that weigh more than the farthest letter says. */
const FARTHER = 0.005;

/** Rounds weights to steps. What is next to nothing becomes nothing. */
export function packModel<Label extends string>({
  labels,
  bias,
  tables,
}: LinearWeights<Label>): PackedModel<Label> {
  return { labels, bias: bias.map(rounded), tables: tables.map((table) => packTable(table, labels.length)) };
}

const rounded = (value: number): number => Number(value.toPrecision(6));

function packTable(weights: Float32Array, labels: number): PackedTable {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const scale = rounded((sizes[Math.floor((sizes.length - 1) * (1 - FARTHER))] ?? 0) / FARTHEST) || 1;
  let [gaps, steps, last] = ['', '', -1];
  for (const [at, weight] of weights.entries()) {
    const step = Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(weight / scale)));
    if (step === 0) continue;
    const gap = at - last - 1;
    gaps += String.fromCharCode(NO_GAP + LONGEST_GAP).repeat(Math.floor(gap / LONGEST_GAP));
    gaps += String.fromCharCode(NO_GAP + (gap % LONGEST_GAP));
    steps += String.fromCharCode(ZERO + step);
    last = at;
  }
  return { buckets: weights.length / labels, scale, gaps: toDense(gaps), steps: toDense(steps) };
}

/** Reads a stored model. */
export const openModel = <Label extends string>({
  labels,
  bias,
  tables,
}: PackedModel<Label>): LinearModel<Label> => ({
  labels,
  bias,
  tables: tables.map((table) => openTable(table, labels.length)),
});

function openTable(table: PackedTable, labels: number): WeightTable {
  const { buckets, scale } = table;
  const gaps = ofDense(table.gaps);
  const steps = ofDense(table.steps);
  const weights = new Int8Array(buckets * labels);
  let [at, next] = [0, 0];
  for (let letter = 0; letter < gaps.length; letter++) {
    const gap = gaps.charCodeAt(letter) - NO_GAP;
    at += gap;
    if (gap < LONGEST_GAP) weights[at++] = steps.charCodeAt(next++) - ZERO;
  }
  return { buckets, scale, weights };
}

/** What a text's features weigh together, before they are divided by their number: sums of texts can be added. */
export interface Sums {
  /** By table, then by label. */
  readonly totals: readonly Float64Array[];
  /** Features by table. */
  readonly counts: readonly number[];
}

export function sumWeights({ labels, tables }: LinearModel, features: Features): Sums {
  const totals = tables.map(({ buckets, weights }, table) => {
    const sums = new Float64Array(labels.length);
    for (const bucket of features[table]!) {
      const from = (bucket & (buckets - 1)) * labels.length;
      for (let label = 0; label < labels.length; label++) sums[label]! += weights[from + label]!;
    }
    return sums;
  });
  return { totals, counts: features.map(({ length }) => length) };
}

/** The score of each label for a text made of several parts. */
export function scoresOf({ bias, tables }: LinearModel, parts: readonly Sums[]): number[] {
  return bias.map((constant, label) =>
    tables.reduce((score, { scale }, table) => {
      let [total, count] = [0, 0];
      for (const { totals, counts } of parts) {
        total += totals[table]![label]!;
        count += counts[table]!;
      }
      return score + (total * scale) / Math.sqrt(count || 1);
    }, constant),
  );
}
