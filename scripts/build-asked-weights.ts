import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packSparse, readSparse } from '../learning/sparse-model.ts';
import { type Example, trainLinear } from '../learning/train.ts';
import { ofLengthOne, stepsOf } from '../learning/word-vectors.ts';
import { type AskedModel, loadAskedModel } from '../server/guide/asked/model.ts';
import { loadJointModel } from '../server/guide/joint/model.ts';
import { loadLibrary } from '../server/guide/library.ts';
import { meaningOf } from '../server/guide/meaning/meaning.ts';
import { needFeatures } from '../server/guide/needs/features.ts';
import { subjectsOf } from '../server/guide/recognise/subjects.ts';
import { buildAsked, readEntries } from './build-guide.ts';
import { fitRanking } from './guide/fit-ranking.ts';
import { readLabelled } from './guide/read-labelled.ts';
import { judgedMessages } from './guide/read-talks.ts';
import { GUIDE_TRAINING } from './guide/training.ts';

/**
 * Writes server/guide/asked/: weights.br, meanings.br and ranking.json, by which the guide recognises the questions of
 * content/en/asked, learned from the messages in corpora/guide/asked/train, from the judged talks (asked/talks), and from the questions' own wordings and answers.
 * How much each sign of a question counts is fitted to messages of other hands (corpora/guide/asked/fitted). Run it after a
 * change of those, and after npm run train:guide, by which the joint model learns them: npm run train:asked. It takes some
 * thirty minutes; the same input gives the same weights. With `--fit` only ranking.json is fitted anew.
 */

/** Weights kept in each table. */
const KEPT = 1_000_000;
/** How much an answer counts beside a message that asks for it, and beside those a message of another kind, and one of a talk that asks none. */
const SHARE = { answer: 0.3, other: 0.2, judgedOther: 0.5 };
/** In words: within a talk a shorter message says too little by itself. */
const SAYS_SOMETHING = 7;
const PREFIX = 'asked/';

const root = join(import.meta.dirname, '..');
const corpora = join(root, 'corpora', 'guide');
const library = loadLibrary();
const { asked: questions } = await readEntries(join(root, 'content', 'en'));
const ids = questions.map(({ id }) => id).sort();
const known = new Set(ids);

const idOf = (label: string): string => {
  const id = label.slice(PREFIX.length);
  if (!known.has(id)) throw new Error(`corpora/guide/asked: no question has the id "${id}".`);
  return id;
};

const folder = join(root, 'server', 'guide', 'asked');
const learned = process.argv.includes('--fit') ? loadAskedModel() : await learn();
const fitted = Object.values(await judgedMessages(join(corpora, 'asked', 'fitted'))).flat();
const ranking = fitRanking(fitted, learned, subjectsOf(library));
await writeFile(join(folder, 'ranking.json'), `${JSON.stringify(ranking, null, 2)}\n`);
process.stdout.write(`fitted to ${fitted.length} messages\n`);

/** Learns from all messages, and writes what was learned. */
async function learn(): Promise<Omit<AskedModel, 'ranking'>> {
  const written = (await readLabelled(join(corpora, 'asked', 'train'))).map(({ label, text }) => ({
    id: idOf(label),
    text,
  }));
  const wordings = questions.flatMap(({ id, question, asked }) =>
    [question, ...asked].map((text) => ({ id, text })),
  );
  const others = await readLabelled(join(corpora, 'train'));
  const asking = [...wordings, ...written];
  const judged = Object.values(await judgedMessages(join(corpora, 'asked', 'talks')))
    .flat()
    .filter(({ words, earlier }) => earlier.length === 0 || words.split(/\s+/).length >= SAYS_SOMETHING);
  const examples: Example<string>[] = [
    ...asking.map(({ id, text }) => ({ features: needFeatures(text), label: id, share: 1 })),
    ...questions.map(({ id, answer }) => ({
      features: needFeatures(answer),
      label: id,
      share: SHARE.answer,
    })),
    ...judged.flatMap(({ words, asks }) => {
      const features = needFeatures(words);
      const right = asks.filter((id) => known.has(id));
      return right.length > 0
        ? right.map((label): Example<string> => ({ features, label, share: 1 / right.length }))
        : [{ features, label: null, share: SHARE.judgedOther }];
    }),
    ...others.map(({ text }) => ({ features: needFeatures(text), label: null, share: SHARE.other })),
  ];
  const packed = packSparse(trainLinear(examples, ids, GUIDE_TRAINING), KEPT);
  const byId = Map.groupBy(asking, ({ id }) => id);
  const meanings = stepsOf(ids.map((id) => meanMeaning(byId.get(id) ?? [])));
  const small = brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  const smallMeanings = brotliCompressSync(new Uint8Array(meanings.buffer));
  await writeFile(join(folder, 'weights.br'), small);
  await writeFile(join(folder, 'meanings.br'), smallMeanings);
  await buildAsked(small, smallMeanings, join(root, 'dist', 'content', 'en'));
  process.stdout.write(
    `${asking.length} messages, ${ids.length} questions; ${small.length} bytes, ${packed.length} unpacked\n`,
  );
  return { model: readSparse(packed), joint: loadJointModel(), meanings };
}

function meanMeaning(messages: readonly { readonly text: string }[]): Float32Array {
  const vectors = messages.map(({ text }) => meaningOf(text));
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [axis, value] of vector.entries()) sum[axis]! += value;
  return ofLengthOne(sum);
}
