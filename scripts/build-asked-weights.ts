import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ofLengthOne, stepsOf } from '../learning/word-vectors.ts';
import { ASKED, questionIds } from '../server/guide/joint/joint.ts';
import { loadJointModel } from '../server/guide/joint/model.ts';
import { loadLibrary } from '../server/guide/library.ts';
import { meaningOf } from '../server/guide/meaning/meaning.ts';
import { subjectsOf } from '../server/guide/subjects.ts';
import { buildAsked, readEntries } from './build-guide.ts';
import { fitRanking } from './guide/fit-ranking.ts';
import { readLabelled } from './guide/read-labelled.ts';
import { judgedMessages } from './guide/read-talks.ts';

/**
 * Writes server/guide/asked/: meanings.br, the mean meaning of the messages that ask each question of content/en/asked, and
 * ranking.json, how much each sign of a question counts, fitted to messages of other hands (corpora/guide/asked/fitted). Run
 * it after npm run train:guide, by which the questions are learned, and after npm run train:meaning: npm run train:asked. It
 * takes half a minute; the same input gives the same numbers. Throws an Error where a question is not learned yet.
 */

const root = join(import.meta.dirname, '..');
const corpora = join(root, 'corpora', 'guide');
const folder = join(root, 'server', 'guide', 'asked');
const { asked: questions } = await readEntries(join(root, 'content', 'en'));
const joint = loadJointModel();
const ids = questionIds(joint);
const unknown = questions.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
if (unknown.length > 0) throw new Error(`Not learned yet (npm run train:guide): ${unknown.join(', ')}.`);

const asking = [
  ...questions.flatMap(({ id, question, asked }) => [question, ...asked].map((text) => ({ id, text }))),
  ...(await readLabelled(join(corpora, 'asked', 'train'))).map(({ label, text }) => ({
    id: label.slice(ASKED.length),
    text,
  })),
];
const byId = Map.groupBy(asking, ({ id }) => id);
const meanings = stepsOf(ids.map((id) => meanMeaning(byId.get(id) ?? [])));
const packed = brotliCompressSync(new Uint8Array(meanings.buffer));
await writeFile(join(folder, 'meanings.br'), packed);
await buildAsked(packed, join(root, 'dist', 'content', 'en'));

const fitted = Object.values(await judgedMessages(join(corpora, 'asked', 'fitted'))).flat();
const ranking = fitRanking(fitted, { joint, ids, meanings }, subjectsOf(loadLibrary()));
await writeFile(join(folder, 'ranking.json'), `${JSON.stringify(ranking)}\n`);
process.stdout.write(`${ids.length} questions, fitted to ${fitted.length} messages\n`);

function meanMeaning(messages: readonly { readonly text: string }[]): Float32Array {
  const vectors = messages.map(({ text }) => meaningOf(text));
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [axis, value] of vector.entries()) sum[axis]! += value;
  return ofLengthOne(sum);
}
