import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEATURE_BUCKETS, KIND_BUCKETS } from '../care/score/features.ts';
import type { CareKind } from '../care/types.ts';
import { calibrate, probabilityOf } from '../learning/calibrate.ts';
import { openModel, packModel, scoresOf, sumWeights } from '../learning/linear-model.ts';
import { tellingBuckets } from '../learning/telling.ts';
import { type Example, type LinearWeights, trainLinear } from '../learning/train.ts';
import { calmExamples, type DangerExample, examplesOf, gravestOf } from './care/examples.ts';
import { wordlessTexts } from './care/no-words.ts';
import { guideSubjects, guideTexts, promptWords, verseWords } from './care/ordinary-texts.ts';
import { plainRequests } from './care/plain-requests.ts';
import { readMessages } from './care/read-messages.ts';

/**
 * Writes care/score/weights.ts: what messages are scored by, learned from the messages in corpora/ (all written by us)
 * and from texts that must stay quiet: verses, prompts, the guide's texts, plain requests. Run it after a change of those,
 * of care/text/ or of learning/: npm run train:care. `--without a2,b2` leaves sets out, so that they can be measured with.
 */

const leftOut = process.argv[2] === '--without' ? process.argv[3]!.split(',') : [];
const root = join(import.meta.dirname, '..');
const read = async (folder: string) =>
  (await readMessages(join(root, 'corpora', folder))).filter(({ set }) => !leftOut.includes(set));

/** Ordinary messages are fewer than those close to danger, and what is really sent. */
const ORDINARY_SHARE = 6;
const ORDERS = 4;
/** Buckets of each table that may weigh anything: what a browser loads. */
const KEPT = [46_000, 9_000, 2_000];

const danger = await read('care/train');
const guide = await read('guide/train');
const verses = [
  ...(await verseWords('kjv')).filter((_, at) => at % 3 === 0),
  ...(await verseWords('web')).filter((_, at) => at % 3 === 1),
];
const withShare = (examples: readonly DangerExample[], share: number): DangerExample[] =>
  examples.map((example) => ({ ...example, share: example.share * share }));
const written = danger.map(examplesOf);
const marked = guide.map((message) => ({ message, ...examplesOf(message) }));
const examples = [
  ...written.flatMap((message) => message.examples),
  ...marked.flatMap(({ message, examples: own }) => withShare(own, message.kind ? 1 : ORDINARY_SHARE)),
  ...verses.flatMap((text) => calmExamples(text, 0.8)),
  ...[...promptWords(), ...guideSubjects(), ...guideTexts()].flatMap((text) => calmExamples(text, 1.6)),
  ...plainRequests(0).flatMap((text) => calmExamples(text, 2)),
  ...[...wordlessTexts(400, 1).values()].flat().flatMap((text) => calmExamples(text)),
];
const stories = [...written, ...marked].map(({ story }) => story).filter((story) => story.length > 0);

const options = { buckets: FEATURE_BUCKETS, seen: [3, 5, 3], rate: 0.2, rounds: 8 };
const rough = { ...options, rounds: 4 };
const withGravest = (learned: LinearWeights<'danger'>): DangerExample[] => [
  ...examples,
  ...stories.flatMap((story) => gravestOf(story, learned)),
];
const first = trainLinear(examples, ['danger'], rough);
const second = trainLinear(withGravest(first), ['danger'], rough);
const all = withGravest(second);
const kept = tellingBuckets(all, second, KEPT);
const dangerModel = packModel(trainLinear(all, ['danger'], { ...options, kept, orders: ORDERS }));

const KINDS: readonly CareKind[] = ['crisis', 'abuse', 'child', 'medical', 'danger'];
const folded = all.flatMap(({ features, kind, share }): Example<CareKind>[] =>
  kind === null
    ? []
    : [
        {
          features: features.map((buckets) => buckets.map((bucket) => bucket & (KIND_BUCKETS - 1))),
          label: kind,
          share,
        },
      ],
);
const kindModel = packModel(
  trainLinear(folded, KINDS, {
    buckets: FEATURE_BUCKETS.map(() => KIND_BUCKETS),
    rounds: 8,
    rate: 0.3,
    balance: 0.5,
  }),
);

const count = danger.length + guide.length;
await writeFile(
  join(root, 'care', 'score', 'weights.ts'),
  `import type { PackedModel } from '../../learning/linear-model.ts';
import type { CareKind } from '../types.ts';

/** Made by scripts/build-care-weights.ts of ${count} messages. */
export const DANGER_WEIGHTS: PackedModel<'danger'> = ${JSON.stringify(dangerModel)};
export const KIND_WEIGHTS: PackedModel<CareKind> = ${JSON.stringify(kindModel)};
`,
);
console.log(`${count} messages, ${all.length} examples.`);

/** Of sets that were left out: how likely danger is at a score, to choose thresholds by (care/judge.ts). */
if (leftOut.length > 0) {
  const every = [
    ...(await readMessages(join(root, 'corpora/care/train'))),
    ...(await readMessages(join(root, 'corpora/guide/train'))),
  ];
  const opened = openModel(dangerModel);
  const scored = every
    .filter(({ set }) => leftOut.includes(set))
    .flatMap((message) => examplesOf(message).examples)
    .map(({ features, label }) => ({
      score: scoresOf(opened, [sumWeights(opened, features)])[0]!,
      isTrue: label !== null,
    }));
  const calibration = calibrate(scored);
  for (const score of [-1, 0, 1, 2, 3])
    console.log(
      `score ${score}: danger in ${(100 * probabilityOf(score, calibration)).toFixed(1)}% of ${scored.length}`,
    );
}
