import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ZERO } from '../care/weigh-words.ts';
import { KNOWN } from '../tests/care/known.ts';
import { guideSubjects, guideTexts, promptWords, verseWords } from '../tests/care/material.ts';
import { type Example, examplesOf, gravestOf, learnDanger, learnKinds } from './care/learn.ts';
import { plainRequests } from './care/plain-requests.ts';
import { readMessages } from './care/read-messages.ts';

/**
 * Writes care/word-weights.ts: what care/weigh-words.ts weighs words by, learned from the messages in
 * scripts/care/written/ (all written by us) and from texts that must stay quiet: verses, prompts, the guide's, requests.
 * Run it after a change of the messages, of fold-words.ts or of word-features.ts: node scripts/build-care-weights.ts
 */

const messages = [
  ...(await readMessages(join(import.meta.dirname, 'care', 'written'))),
  ...KNOWN.flatMap(({ kind, said }) => said.map((one) => ({ kind, turns: [one].flat() }))),
];
const verses = [
  ...(await verseWords('kjv')).filter((_, at) => at % 3 === 0),
  ...(await verseWords('web')).filter((_, at) => at % 3 === 1),
];
const ours = [...promptWords(), ...guideSubjects(), ...guideTexts()];
/** They are many, and of few kinds. */
const calm = (texts: readonly string[], share: number): Example[] =>
  texts
    .flatMap((text) => examplesOf(text, null))
    .map((example) => ({ ...example, share: example.share * share }));
const examples: Example[] = [
  ...messages.flatMap(({ kind, turns }) =>
    kind !== null && turns.length > 1 ? [] : turns.flatMap((turn) => examplesOf(turn, kind)),
  ),
  ...calm(verses, 0.4),
  ...calm(ours, 0.8),
  ...calm(plainRequests(0), 0.5),
];
/** Where the grave words stand in these is not said: it is learned in between. */
const stories = messages.flatMap(({ kind, turns }) =>
  kind !== null && (turns.length > 1 || examplesOf(turns[0]!, kind).length === 0) ? [{ kind, turns }] : [],
);
const ROUNDS = 2;
let all = examples;
for (let round = 0; round < ROUNDS; round++) {
  const learned = learnDanger(all, 2);
  all = [...examples, ...stories.flatMap(({ kind, turns }) => gravestOf(turns, kind, learned))];
}
const danger = learnDanger(all);
const kinds = learnKinds(all);

/** The largest weight becomes the farthest letter; what is next to nothing becomes nothing, so that the table packs well. */
const FARTHEST = 20;
function written(weights: Float64Array): { text: string; scale: number } {
  const sorted = weights.map(Math.abs).sort();
  const scale = sorted[Math.floor(sorted.length * 0.9995)]! / FARTHEST;
  const steps = [...weights].map((weight) =>
    Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(weight / scale))),
  );
  return { text: steps.map((step) => String.fromCharCode(ZERO + step)).join(''), scale };
}

const [words, letters, ofKinds] = [danger.words, danger.letters, kinds.weights].map(written);
const rounded = (value: number) => Number(value.toPrecision(6));
await writeFile(
  join(import.meta.dirname, '..', 'care', 'word-weights.ts'),
  `/** Made by scripts/build-care-weights.ts of ${messages.length} messages; how they are read: weigh-words.ts. */
export const BIAS = ${rounded(danger.bias)};
export const KIND_BIAS: readonly number[] = [${kinds.bias.map(rounded).join(', ')}];
export const SCALES = { words: ${rounded(words!.scale)}, letters: ${rounded(letters!.scale)}, kinds: ${rounded(ofKinds!.scale)} };
export const WORD_WEIGHTS =
  ${JSON.stringify(words!.text)};
export const LETTER_WEIGHTS =
  ${JSON.stringify(letters!.text)};
export const KIND_WEIGHTS =
  ${JSON.stringify(ofKinds!.text)};
`,
);
console.log(`${messages.length} messages, ${all.length} examples.`);
