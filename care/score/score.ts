import { bucketOfWord } from '../../learning/features.ts';
import { type LinearModel, openModel, type Sums, scoresOf, sumWeights } from '../../learning/linear-model.ts';
import type { ReadSentence } from '../read-message.ts';
import { withoutRequests } from '../text/request.ts';
import type { CareKind } from '../types.ts';
import { featuresOf } from './features.ts';
import { STRETCH_WORDS, stretchesOf } from './stretches.ts';
import { DANGER_WEIGHTS, KIND_WEIGHTS } from './weights.ts';

const DANGER_MODEL = openModel(DANGER_WEIGHTS);
const KIND_MODEL = openModel(KIND_WEIGHTS);

/** Of many stretches one is always the gravest: what is taken off for a message e times as long as one. */
const LONG_STORY = 1.5;

/** What is taken off so few words: what they mean, only statements and what was said before know. */
const FEW_WORDS = 5;
const FEW_WORDS_SAY_LITTLE = 1;
const ONE_WORD_SAYS_NOTHING = 4;

/** How much a message is like one of somebody in danger, in log-odds among the messages learned from. */
export interface MessageScore {
  /** Of the gravest stretch, less what a long or very short message takes off. Empty input scores minus infinity. */
  readonly score: number;
  /** Of each sentence with those around it. */
  readonly around: readonly number[];
  /** Of each sentence by itself: a cry may stand among calm words. */
  readonly alone: readonly number[];
  /** Words of the sentences that were weighed. */
  readonly length: number;
  /** The most likely kind of danger; worked out when it is read. */
  readonly kind: CareKind;
}

/** Of the words, at random a few are hit as well. */
const KNOWN_SHARE = 0.25;

/** Whether there is anything to score by: a statement, or words that were learned from. One letter is no word. */
function holdsWords(sentences: readonly ReadSentence[]): boolean {
  if (sentences.some(({ made }) => made.length > 0)) return true;
  const words = sentences.flatMap((sentence) => sentence.words.filter((word) => /^[a-z]{2}/.test(word)));
  const { buckets, weights } = DANGER_MODEL.tables[0]!;
  const known = words.filter((word) => weights[bucketOfWord(word, buckets)] !== 0).length;
  return known > 0 && known >= KNOWN_SHARE * words.length;
}

export function scoreMessage(sentences: readonly ReadSentence[]): MessageScore {
  const parts = sentences.map((sentence) => {
    const features = featuresOf(sentence);
    return { sentence, size: sentence.words.length, features, sums: sumWeights(DANGER_MODEL, features) };
  });
  const scoreOf = (stretch: readonly { sums: Sums }[]): number =>
    scoresOf(
      DANGER_MODEL,
      stretch.map(({ sums }) => sums),
    )[0]!;
  const personal = new Set(withoutRequests(sentences));
  const weighed = parts.filter(({ sentence }) => personal.has(sentence));
  const around = new Map(
    parts.map((part) => [part, personal.has(part.sentence) ? Number.NEGATIVE_INFINITY : scoreOf([part])]),
  );
  let score = Number.NEGATIVE_INFINITY;
  let gravest: typeof parts = [];
  for (const stretch of stretchesOf(weighed)) {
    const own = scoreOf(stretch);
    if (own > score) [score, gravest] = [own, stretch];
    for (const part of stretch) around.set(part, Math.max(own, around.get(part)!));
  }
  if (!holdsWords(sentences)) score = Number.NEGATIVE_INFINITY;
  const length = weighed.reduce((sum, { size }) => sum + size, 0);
  return {
    score:
      score -
      LONG_STORY * Math.log(Math.max(1, length / STRETCH_WORDS)) -
      (length <= 1 ? ONE_WORD_SAYS_NOTHING : length <= FEW_WORDS ? FEW_WORDS_SAY_LITTLE : 0),
    around: [...around.values()],
    alone: parts.map((part) => scoreOf([part])),
    length,
    get kind() {
      return mostLikely(
        KIND_MODEL,
        gravest.map(({ features }) => sumWeights(KIND_MODEL, features)),
      );
    },
  };
}

function mostLikely<Label extends string>(model: LinearModel<Label>, parts: readonly Sums[]): Label {
  const scores = scoresOf(model, parts);
  return model.labels[scores.indexOf(Math.max(...scores))]!;
}
