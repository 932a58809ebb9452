import { readMessage } from '../../care/read-message.ts';
import { FEATURE_BUCKETS, featuresOf } from '../../care/score/features.ts';
import { stretchesOf } from '../../care/score/stretches.ts';
import { withoutRequests } from '../../care/text/request.ts';
import type { CareKind } from '../../care/types.ts';
import type { Features } from '../../learning/features.ts';
import type { Example, LinearWeights } from '../../learning/train.ts';
import type { WrittenMessage } from './read-messages.ts';

/** A stretch of a message as it is scored (care/score/score.ts), with the kind of danger it shows. */
export interface DangerExample extends Example<'danger'> {
  readonly kind: CareKind | null;
}

/** The stretches of a text, each as features. */
function stretchFeatures(text: string): Features[] {
  const parts = withoutRequests(readMessage(text)).map((sentence) => ({
    size: sentence.words.length,
    features: featuresOf(sentence),
  }));
  return stretchesOf(parts).map((stretch) =>
    FEATURE_BUCKETS.map((_, table) => stretch.flatMap(({ features }) => features[table]!)),
  );
}

/** Examples of a harmless text: a long one gives many, which count less each. */
export function calmExamples(text: string, share = 1): DangerExample[] {
  const stretches = stretchFeatures(text);
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
    .flatMap(stretchFeatures)
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
