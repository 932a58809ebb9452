import type { Sentence } from './fold-words.ts';
import type { CareKind, HeardSign } from './types.ts';
import { STRETCH, weighWords } from './weigh-words.ts';

/**
 * What the rules heard in a message, and what all its words together say: the sign that they are by themselves, and
 * without the signs that they speak against. `own`: the words are the visitor's tongue, no old translation's.
 */
export function withWeight(
  heard: readonly HeardSign[],
  sentences: readonly Sentence[],
  own: boolean,
): HeardSign[] {
  const { score, gravest, kind } = weighWords(sentences);
  const length = sentences.reduce((sum, { words }) => sum + words.length, 0);
  const kept = heard.filter((sign) => !isOutweighed(sign, gravest, length));
  const weight = weightOf(length > STRETCH ? score - LONG_STORY : score);
  return weight > 0 && own ? [...kept, byWeight(weight, kind, kept, sentences)] : kept;
}

/**
 * From this score on the words are a third of a sign, almost one, or one by themselves. Found by learning from all
 * sets of messages but one and measuring with that one: docs/decisions/092-care-rules.md.
 */
const WEIGHTS: readonly (readonly [score: number, weight: number])[] = [
  [1.5, 3],
  [0.7, 2],
  [-0.5, 1],
];
/** Below these the words as a whole are so harmless that a hint, or even a plain statement, is meant otherwise. */
const HARMLESS = { veiled: 0.5, open: -2 };

/** Of many stretches one is always the gravest. */
const LONG_STORY = 1.5;

function weightOf(score: number): number {
  return WEIGHTS.find(([from]) => score >= from)?.[1] ?? 0;
}

/** In words. Among many others a plain statement stands however calm they are. */
const SHORT = 30;

function isOutweighed({ role, said }: HeardSign, score: number, length: number): boolean {
  if (role !== 'sign' && role !== 'distress') return false;
  return said === 'open' ? length <= SHORT && score < HARMLESS.open : score < HARMLESS.veiled;
}

/** What all words together say, beside what single statements do (weigh-words.ts). Of the kind that the rules saw most of. */
function byWeight(
  weight: number,
  likely: CareKind,
  heard: readonly HeardSign[],
  sentences: readonly Sentence[],
): HeardSign {
  const [gravest] = heard.filter(({ role }) => role !== 'young').toSorted((a, b) => b.weight - a.weight);
  const kind = gravest?.kind ?? likely;
  const about = gravest?.role === 'sign' ? gravest.about : aboutWhom(sentences);
  const name = 'words such as people in danger write';
  return { name, kind, weight, about, said: 'veiled', urgent: kind === 'medical', role: 'sign' };
}

const OF_SELF = / (?:i|me|my|myself) /;
function aboutWhom(sentences: readonly Sentence[]): HeardSign['about'] {
  return sentences.some(({ text }) =>
    OF_SELF.test(text.replace(/ my (?=\S+ (?:is|has|says|said|wants|was|told) )/, ' ')),
  )
    ? 'self'
    : 'someone-else';
}
