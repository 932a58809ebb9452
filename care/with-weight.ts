import type { Sentence } from './fold-words.ts';
import type { Sign } from './types.ts';
import { STRETCH, type Weighed } from './weigh-words.ts';

/**
 * From this score on the words are a third of a sign, almost one, or one by themselves. Chosen by the independent set,
 * as are the figures below by sets that were not learned from: docs/decisions/092-care-rules.md.
 */
const WEIGHTS: readonly (readonly [score: number, weight: number])[] = [
  [0, 3],
  [-0.3, 2],
  [-1.1, 1],
];
/**
 * Below these the words are so harmless that a hint, or even a plain statement, is meant otherwise: all words of a short
 * message, those around a hint in a long one.
 */
const HARMLESS = { veiled: 1, open: -1, around: 1.5 };
/** A plain statement that is grave by itself stands, whatever is around it. */
const GRAVE = 1;

/** Of many stretches one is always the gravest: what is taken off for a message e times as long as one. */
const LONG_STORY = 1.5;

/** So few words are no sign by their weight: what they mean, only patterns and what was said before know. */
const FEW_WORDS = 4;

function weightOf(score: number): number {
  return WEIGHTS.find(([from]) => score >= from)?.[1] ?? 0;
}

/** Whether the words around a sign, which was heard in the sentence `index`, say that it is meant otherwise. */
export function isOutweighed(
  { role, said }: Pick<Sign, 'role' | 'said'>,
  index: number,
  weighed: Weighed,
): boolean {
  if (role !== 'sign' && role !== 'distress') return false;
  if (said === 'open') return isCalm(weighed);
  const { gravest, around, length } = weighed;
  return length > STRETCH ? around[index]! < HARMLESS.around : gravest < HARMLESS.veiled;
}

/** A short message whose words are harmless as a whole, and none of its sentences grave. */
const isCalm = ({ score, gravest, length }: Weighed): boolean =>
  length <= STRETCH && score < HARMLESS.open && gravest < GRAVE;

/** What a rule's sign weighs: a turn, such as giving things away, is but a hint among calm words. */
export function weightAmong({ role, weight }: Pick<Sign, 'role' | 'weight'>, weighed: Weighed): number {
  return role === 'turning' && isCalm(weighed) ? Math.min(1, weight) : weight;
}

/**
 * The sign that all words of a message together are, beside those that the rules `heard` in single statements; none where
 * they weigh nothing. Of the kind that the rules saw most of.
 */
export function byWeight(weighed: Weighed, heard: readonly Sign[], sentences: readonly Sentence[]): Sign[] {
  const { score, length } = weighed;
  const weighs = weightOf(score - LONG_STORY * Math.log(Math.max(1, length / STRETCH)));
  const weight = length <= FEW_WORDS ? Math.min(2, weighs) : weighs;
  if (weight === 0) return [];
  const [gravest] = heard.filter(({ role }) => role !== 'young').toSorted((a, b) => b.weight - a.weight);
  const kind = gravest?.kind ?? weighed.kind;
  const about = gravest?.role === 'sign' ? gravest.about : aboutWhom(sentences);
  const name = 'words such as people in danger write';
  return [
    { name, kind, weight, about, said: 'veiled', emergency: kind === 'medical', role: 'sign', learned: true },
  ];
}

const OF_SELF = / (?:i|me|my|myself) /;
function aboutWhom(sentences: readonly Sentence[]): Sign['about'] {
  return sentences.some(({ text }) =>
    OF_SELF.test(text.replace(/ my (?=\S+ (?:is|has|says|said|wants|was|told) )/, ' ')),
  )
    ? 'self'
    : 'someone-else';
}
