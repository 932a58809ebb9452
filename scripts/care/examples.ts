import { FEATURE_SPACE } from '../../care/score/feature-space.ts';
import { stretchesOf } from '../../care/score/stretches.ts';
import { foldSentences } from '../../care/text/fold-words.ts';
import { maskQuoted } from '../../care/text/mask.ts';
import { withoutRequests } from '../../care/text/request.ts';
import type { CareKind } from '../../care/types.ts';
import { createFeatureReader, type Features } from '../../learning/features.ts';
import type { Example, LinearWeights } from '../../learning/train.ts';
import type { WrittenMessage } from './read-messages.ts';

const readFeatures = createFeatureReader(FEATURE_SPACE);

/** A stretch of a message as it is scored (care/score/score.ts), with the kind of danger it shows. */
export interface DangerExample extends Example<'danger'> {
  readonly kind: CareKind | null;
}

/** The stretches of a text, each as features. */
function featuresOf(text: string): Features[] {
  const parts = withoutRequests(foldSentences(maskQuoted(text))).map((sentence) => ({
    size: sentence.words.length,
    features: readFeatures(sentence.words, sentence.asks ? '?' : '.'),
  }));
  return stretchesOf(parts).map((stretch) =>
    FEATURE_TABLES.map((table) => stretch.flatMap(({ features }) => features[table]!)),
  );
}
const FEATURE_TABLES = [0, 1] as const;

/** Examples of a harmless text: a long one gives many, which count less each. */
export function calmExamples(text: string, share = 1): DangerExample[] {
  const stretches = featuresOf(text);
  return stretches.map((features) => ({
    features,
    label: null,
    kind: null,
    share: share / Math.sqrt(stretches.length),
  }));
}

/** What a message gives at once, and the stretches of which only one is known to be grave. */
export interface MessageExamples {
  readonly examples: readonly DangerExample[];
  readonly story: readonly DangerExample[];
}

/** A message of danger must be short, and no conversation, for it to be known where the danger stands. */
export function examplesOf({ kind, turns }: Pick<WrittenMessage, 'kind' | 'turns'>): MessageExamples {
  if (kind === null) return { examples: turns.flatMap((turn) => calmExamples(turn)), story: [] };
  const stretches = turns
    .flatMap(featuresOf)
    .map((features): DangerExample => ({ features, label: 'danger', kind, share: 1 }));
  const isPlain = turns.length === 1 && stretches.length === 1;
  return isPlain ? { examples: stretches, story: [] } : { examples: [], story: stretches };
}

/**
 * Of a story the stretch that scores highest by what was learned so far (multiple-instance learning: Dietterich,
 * Lathrop, Lozano-Pérez 1997).
 */
export function gravestOf(
  story: readonly DangerExample[],
  learned: LinearWeights<'danger'>,
): DangerExample[] {
  const scores = story.map(({ features }) => scoreOf(features, learned));
  return story.length > 0 ? [story[scores.indexOf(Math.max(...scores))]!] : [];
}

const scoreOf = (features: Features, { bias, tables }: LinearWeights<'danger'>): number =>
  features.reduce(
    (score, buckets, table) =>
      score +
      buckets.reduce((sum, bucket) => sum + tables[table]![bucket]!, 0) / Math.sqrt(buckets.length || 1),
    bias[0]!,
  );
