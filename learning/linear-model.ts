import type { Features } from './features.ts';
import type { LinearWeights } from './train.ts';

/**
 * A trained model as it is stored: each weight is one letter, so that a table is a text that packs well and needs no
 * parsing. A text's score for a label is worked out as train.ts says.
 */
export interface LinearModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  readonly tables: readonly PackedTable[];
}

export interface PackedTable {
  /** A power of two; buckets of a larger table are folded onto these. */
  readonly buckets: number;
  /** What one step from the middle letter weighs. */
  readonly scale: number;
  readonly weights: string;
}

/** The middle of letters that need no escaping: a weight of 0. */
const ZERO = 78;
/** Steps to either side; what weighs more is written as the farthest. */
const FARTHEST = 20;
/** So few weigh more than the farthest letter says. */
const FARTHER = 0.0005;

/** Rounds weights to letters. What is next to nothing becomes nothing. */
export function packModel<Label extends string>({
  labels,
  bias,
  tables,
}: LinearWeights<Label>): LinearModel<Label> {
  const rounded = (value: number): number => Number(value.toPrecision(6));
  return {
    labels,
    bias: bias.map(rounded),
    tables: tables.map((table) => packTable(table, labels.length, rounded)),
  };
}

function packTable(weights: Float32Array, labels: number, rounded: (value: number) => number): PackedTable {
  const sizes = weights.map(Math.abs).sort();
  const scale = rounded(sizes[Math.floor(sizes.length * (1 - FARTHER))]! / FARTHEST) || 1;
  const letters = Array.from(weights, (weight) => {
    const steps = Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(weight / scale)));
    return String.fromCharCode(ZERO + steps);
  });
  return { buckets: weights.length / labels, scale, weights: letters.join('') };
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
      for (let label = 0; label < labels.length; label++)
        sums[label]! += weights.charCodeAt(from + label) - ZERO;
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
