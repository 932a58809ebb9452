import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { GuideTopic } from '../content/guide/types.ts';
import { calibrate } from '../learning/calibrate.ts';
import { readLowRank } from '../learning/low-rank.ts';
import { packSparse, readSparse } from '../learning/sparse-model.ts';
import { type Example, trainLinear } from '../learning/train.ts';
import { type GuideLibrary, loadLibrary } from '../server/guide/library.ts';
import { needFeatures } from '../server/guide/needs/features.ts';
import { ENTRIES_OF_LABEL, LABEL_OF_TWIN } from '../server/guide/needs/label-entries.ts';
import { logOdds, needScores } from '../server/guide/needs/needs.ts';
import { buildJoint, buildNeeds, readEntries } from './build-guide.ts';
import { trainedJoint } from './guide/joint-training.ts';
import { readLabelled } from './guide/read-labelled.ts';
import { judgedMessages } from './guide/read-talks.ts';
import { GUIDE_TRAINING } from './guide/training.ts';

/**
 * Writes server/guide/needs/weights.br and calibration.json, and server/guide/joint/weights.br: by what the guide recognises
 * what a message asks for, learned from the messages in corpora/guide/train, from the library's own titles, signs and texts,
 * and for the joint model from those in corpora/guide/asked/train and the judged talks in asked/talks as well. Run it after a change of those: npm run
 * train:guide. It takes some forty minutes; the same input gives the same weights.
 */

/** Weights kept in each table. */
const KEPT = 800_000;
/** Writers left out while the probabilities are fitted: one of each block of entries. */
const FITTED_ON = ['a4', 'b4', 'c3'];
/** How much a text of the library counts beside a message. */
const SHARE = { name: 0.5, text: 0.3 };

const root = join(import.meta.dirname, '..');
const messages = await readLabelled(join(root, 'corpora', 'guide', 'train'));
const asking = await readLabelled(join(root, 'corpora', 'guide', 'asked', 'train'));
const judged = Object.values(await judgedMessages(join(root, 'corpora', 'guide', 'asked', 'talks'))).flat();
const { asked: questions } = await readEntries(join(root, 'content', 'en'));
const known = libraryExamples(loadLibrary());
const labels = [
  ...new Set([...messages.map(({ label }) => label), ...known.map(({ label }) => label!)]),
].sort();

const fit = probabilities(FITTED_ON);
await writeFile(
  join(root, 'server', 'guide', 'needs', 'calibration.json'),
  `${JSON.stringify(fit, null, 2)}\n`,
);
const packed = trained(messages);
const small = brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
await writeFile(join(root, 'server', 'guide', 'needs', 'weights.br'), small);
await buildNeeds(small, join(root, 'dist', 'content', 'en'));
const joint = brotliCompressSync(trainedJoint({ asking, questions, judged, messages, known }), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
});
await writeFile(join(root, 'server', 'guide', 'joint', 'weights.br'), joint);
await buildJoint(joint, join(root, 'dist', 'content', 'en'));
process.stdout.write(
  `${messages.length} messages, ${known.length} texts, ${labels.length} labels; ${small.length} bytes, ${packed.length} unpacked; the joint model ${joint.length} bytes\n`,
);

function trained(learned: typeof messages): Uint8Array {
  const examples = learned.map(
    ({ label, text }): Example<string> => ({
      features: needFeatures(text),
      label,
      share: 1,
    }),
  );
  return packSparse(trainLinear([...examples, ...known], labels, GUIDE_TRAINING), KEPT);
}

function probabilities(writers: readonly string[]) {
  const others = messages.filter(({ writer }) => !writers.includes(writer));
  const model = readSparse(trained(others));
  const joint = readLowRank(trainedJoint({ asking, questions, judged, messages: others, known }));
  const scored = messages
    .filter(({ writer }) => writers.includes(writer))
    .map(({ label, text }) => {
      const scores = needScores(text, { model, joint });
      const most = Math.max(...scores);
      const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
      return { score: logOdds(1 / whole), isTrue: model.labels[scores.indexOf(most)] === label };
    });
  process.stdout.write(
    `left out ${writers.join(', ')}: ${scored.filter(({ isTrue }) => isTrue).length} of ${scored.length} right\n`,
  );
  return calibrate(scored);
}

/** The entries' own words, under the labels of their messages. */
function libraryExamples({ topics, questions, self, occasions, named }: GuideLibrary): Example<string>[] {
  const labelOf = new Map(
    Object.entries(ENTRIES_OF_LABEL).flatMap(([label, ids]) => ids.map((id) => [id, label] as const)),
  );
  const persons = new Set(messages.map(({ label }) => label).filter((label) => label.startsWith('person/')));
  const withLabel = (kind: string, id: string): string => {
    const own = `${kind}/${id}`;
    const person = `person/${id}`;
    return (
      LABEL_OF_TWIN[own] ?? labelOf.get(id) ?? (kind === 'question' && persons.has(person) ? person : own)
    );
  };
  const examples = (label: string, names: readonly string[], texts: readonly string[]) => [
    ...names.map((text) => ({ features: needFeatures(text), label, share: SHARE.name })),
    ...texts.map((text) => ({ features: needFeatures(text), label, share: SHARE.text })),
  ];
  return [
    ...topics
      .map(withoutTagged)
      .flatMap(({ id, title, signs, understanding, guidance, prayers }) =>
        examples(
          withLabel('topic', id),
          [title, ...signs.strong, ...(signs.also ?? [])],
          [...understanding, ...guidance, ...prayers],
        ),
      ),
    ...questions.flatMap(({ id, question, signs, lastResort = [], answer }) =>
      examples(withLabel('question', id), [question, ...signs, ...lastResort], answer),
    ),
    ...self.flatMap(({ id, signs }) => examples(selfLabel(id), signs, [])),
    ...occasions.flatMap(({ id, about, signs }) =>
      examples(`prayer/${id}`, [`a prayer ${about}`, ...signs], []),
    ),
    ...named.flatMap(({ id, name, signs }) => examples(withLabel('named', id), [name, ...signs], [])),
  ];
}

/** Parts for somebody else than the usual writer speak of other matters too: they blur what the topic is. */
function withoutTagged(topic: GuideTopic): GuideTopic {
  const untagged = (part: 'understanding' | 'guidance' | 'prayers') =>
    topic[part].filter((_text, at) => !topic.tagged?.some((one) => one.part === part && one.at === at));
  return {
    ...topic,
    understanding: untagged('understanding'),
    guidance: untagged('guidance'),
    prayers: untagged('prayers'),
  };
}

function selfLabel(id: string): string {
  const ids = new Set(messages.map(({ label }) => label));
  return (
    ['self', 'out', 'misuse', 'courtesy'].map((kind) => `${kind}/${id}`).find((label) => ids.has(label)) ??
    (id === 'i-need-help' ? 'self/need-help' : `self/${id}`)
  );
}
