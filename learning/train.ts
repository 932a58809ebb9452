import type { Features } from './features.ts';

/** What a text is an example of. */
export interface Example<Label extends string> {
  readonly features: Features;
  /** null: none of the labels. */
  readonly label: Label | null;
  /** How much it counts beside others. */
  readonly share: number;
}

/**
 * Weights of each label. A text's score for a label is its bias, and for each table the sum of the weights of the text's
 * buckets divided by the square root of their number. A text of no label scores 0.
 */
export interface LinearWeights<Label extends string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  /** By table; the weight of label `l` at a bucket is at `bucket * labels.length + l`. */
  readonly tables: readonly Float32Array[];
}

export interface TrainingOptions {
  /** Buckets of each table of features. */
  readonly buckets: readonly number[];
  /** Examples a bucket must be seen in, by table; one seen in fewer says nothing. */
  readonly seen?: readonly number[];
  /** The buckets of each table that may weigh anything, where not all may (telling.ts). */
  readonly kept?: readonly Uint8Array[];
  readonly rounds?: number;
  readonly rate?: number;
  /** Pulls weights towards 0, against learning single texts by heart. */
  readonly shrink?: number;
  /** 1: each label counts as much as any other, however many examples it has. 0: each example does. */
  readonly balance?: number;
  /** With many labels: one whose probability is wrong by less than this is left as it is. It saves most of the time. */
  readonly tolerance?: number;
  /** Orders in which the examples are gone through; the mean of what each gives depends on none of them. */
  readonly orders?: number;
}

/**
 * Learns which texts have which label: multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011), in which
 * rare buckets count more (inverse document frequency). The same examples in the same order give the same weights.
 */
export function trainLinear<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  options: TrainingOptions,
): LinearWeights<Label> {
  const { orders = 1 } = options;
  const rarity = options.buckets.map((buckets, table) => rarityOf(examples, table, buckets, options));
  const runs = Array.from({ length: orders }, (_, order) =>
    trainOnce(examples, labels, { ...options, rarity, seed: 12_345 + 1_000 * order }),
  );
  const tables = runs[0]!.tables.map((first, table) =>
    first.map((_, at) => {
      const sum = runs.reduce((total, run) => total + run.tables[table]![at]!, 0);
      return (sum / orders) * rarity[table]![Math.floor(at / labels.length)]!;
    }),
  );
  const bias = labels.map((_, at) => runs.reduce((total, run) => total + run.bias[at]!, 0) / orders);
  return { labels, bias, tables };
}

type Run = TrainingOptions & { readonly rarity: readonly Float32Array[]; readonly seed: number };

function trainOnce<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  { buckets, rarity, seed, rounds = 10, rate = 0.5, shrink = 3e-5, balance = 1, tolerance = 0 }: Run,
): LinearWeights<Label> {
  const size = labels.length;
  const tables = buckets.map((count) => new Float32Array(count * size));
  const moved = tables.map(({ length }) => new Float32Array(length).fill(1e-3));
  const bias = labels.map(() => 0);
  const biasMoved = labels.map(() => 1e-3);
  const importance = importanceOf(examples, balance);
  const hasNone = examples.some(({ label }) => label === null);
  const random = createRandom(seed);
  const scores = new Float64Array(size);

  for (let round = 0; round < rounds; round++)
    for (const { features, label, share } of shuffled(examples, random)) {
      const scales = features.map((found) => 1 / Math.sqrt(found.length || 1));
      for (let at = 0; at < size; at++) scores[at] = bias[at]!;
      for (const [table, found] of features.entries())
        for (const bucket of found) {
          const factor = rarity[table]![bucket]! * scales[table]!;
          if (factor === 0) continue;
          for (let at = 0; at < size; at++) scores[at]! += tables[table]![bucket * size + at]! * factor;
        }
      const slopes = slopesOf(
        scores,
        labels.indexOf(label as Label),
        hasNone,
        share * importance.get(label)!,
      );
      const wrong = labelsWrong(slopes, tolerance);
      for (const at of wrong) {
        biasMoved[at]! += slopes[at]! ** 2;
        bias[at]! -= (0.1 * rate * slopes[at]!) / Math.sqrt(biasMoved[at]!);
      }
      for (const [table, found] of features.entries()) {
        const [weights, squares] = [tables[table]!, moved[table]!];
        for (const bucket of found) {
          const factor = rarity[table]![bucket]! * scales[table]!;
          if (factor === 0) continue;
          for (const at of wrong) {
            const index = bucket * size + at;
            const step = slopes[at]! * factor + shrink * weights[index]!;
            squares[index]! += step * step;
            weights[index]! -= (rate * step) / Math.sqrt(squares[index]!);
          }
        }
      }
    }
  return { labels, bias, tables };
}

function labelsWrong(slopes: Float64Array, tolerance: number): Uint16Array {
  const wrong = new Uint16Array(slopes.length);
  let count = 0;
  for (let at = 0; at < slopes.length; at++) if (Math.abs(slopes[at]!) >= tolerance) wrong[count++] = at;
  return wrong.subarray(0, count);
}

/** What each score is to be lowered by: its probability, less 1 where it is the right one. */
function slopesOf(scores: Float64Array, right: number, hasNone: boolean, importance: number): Float64Array {
  const most = Math.max(hasNone ? 0 : Number.NEGATIVE_INFINITY, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, hasNone ? Math.exp(-most) : 0);
  return parts.map((part, at) => (part / whole - Number(at === right)) * importance);
}

/** How much an example of each label counts, so that rare labels are learned as well. */
function importanceOf<Label extends string>(
  examples: readonly Example<Label>[],
  balance: number,
): Map<Label | null, number> {
  const sums = new Map<Label | null, number>();
  for (const { label, share } of examples) sums.set(label, (sums.get(label) ?? 0) + share);
  const all = [...sums.values()].reduce((total, sum) => total + sum, 0);
  return new Map([...sums].map(([label, sum]) => [label, (all / sums.size / sum) ** balance]));
}

function rarityOf<Label extends string>(
  examples: readonly Example<Label>[],
  table: number,
  buckets: number,
  { seen, kept }: TrainingOptions,
): Float32Array {
  const least = seen?.[table] ?? 1;
  return countBuckets(examples, table, buckets).map((count, bucket) =>
    count < least || kept?.[table]?.[bucket] === 0
      ? 0
      : (Math.log((examples.length + 1) / (count + 1)) + 1) / 5,
  );
}

/** How many examples hold each bucket. */
export function countBuckets(
  examples: readonly { readonly features: Features }[],
  table: number,
  buckets: number,
): Float32Array {
  const held = new Float32Array(buckets);
  for (const { features } of examples) for (const bucket of new Set(features[table])) held[bucket]!++;
  return held;
}

/** The same numbers on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
