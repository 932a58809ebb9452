import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { principalAxes } from '../learning/principal-axes.ts';
import { type LabelledTexts, type Taught, trainWordVectors } from '../learning/train-word-vectors.ts';
import { ofLengthOne, packWordVectors } from '../learning/word-vectors.ts';
import { loadLibrary } from '../server/guide/library.ts';
import { meaningWords } from '../server/guide/meaning/meaning.ts';
import { buildMeaning, readEntries } from './build-guide.ts';
import { readLabelled } from './guide/read-labelled.ts';
import { commonWords, taughtTexts } from './guide/taught-texts.ts';
import { TEACHER_SIZE, taughtVectors } from './guide/teacher.ts';

/**
 * Writes server/guide/meaning/vectors.br: a vector for each word, so that the guide can tell how near the meanings of two texts are.
 * They are learned from what a larger model makes of the messages, questions and texts of the repository (scripts/guide/teacher.ts
 * says how to get it): npm run train:meaning. It takes some minutes, the first time twenty more. It need not be run for a new
 * question: vectors of texts are worked out from those of their words.
 */

const SIZE = 64;
const WORDS = 16_000;
/** Words of the texts that come but once are not learned from them. */
const SEEN = 2;
/** How far the teacher's strongest axes are evened out: what they tell is mostly what kind of sentence it is. */
const EVENED = 0.25;
/** How much a word alone counts beside a text. */
const WORD_SHARE = 0.2;
/** Of a word that comes with this frequency, half the weight at the start (Arora, Liang, Ma 2017). */
const RARE = 3e-4;
const TRAINING = { size: SIZE, rounds: 200, batch: 5_000, rate: 0.02, dropped: 0.3, temperature: 0.1 };
const QUESTIONS = { share: 0.05, batch: 1_500 };
const LABELS = { share: 0.03, batch: 3_000 };

const root = join(import.meta.dirname, '..');
const library = loadLibrary();
const messages = await readLabelled(join(root, 'corpora', 'guide', 'train'));
const asking = await readLabelled(join(root, 'corpora', 'guide', 'asked', 'train'));
const { asked } = await readEntries(join(root, 'content', 'en'));
const texts = taughtTexts({ ...library, asked }, [...messages, ...asking]);
const counts = new Map<string, number>();
for (const word of texts.flatMap(meaningWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
const plain = new Set(
  texts.flatMap(
    (text) =>
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? [],
  ),
);
const single = [...plain, ...commonWords()].filter((word) => meaningWords(word).length === 1);
const words = [
  ...new Set([
    ...[...counts].filter(([, count]) => count >= SEEN).map(([word]) => word),
    ...single.flatMap(meaningWords),
  ]),
].slice(0, WORDS);
const places = new Map(words.map((word, at) => [word, at]));
const alone = [...new Set(single)].filter((word) => places.has(meaningWords(word)[0]!));
const placesOf = (text: string): number[] => meaningWords(text).flatMap((word) => places.get(word) ?? []);

const vectors = await taughtVectors([...texts, ...alone]);
const project = projection();
const taught = [
  ...texts.map((text) => taughtText(text, 1)),
  ...alone.map((word) => taughtText(word, WORD_SHARE)),
].filter(({ words: read }) => read.length > 0);
const learned = trainWordVectors(startVectors(), taught, [questionTexts(), messageTexts()], TRAINING);
const packed = packWordVectors(words, learned);
const small = brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
await writeFile(join(root, 'server', 'guide', 'meaning', 'vectors.br'), small);
await buildMeaning(small, join(root, 'dist', 'content', 'en'));
process.stdout.write(
  `${texts.length} texts, ${words.length} words; ${small.length} bytes, ${packed.length} unpacked\n`,
);

/** From the teacher's numbers to ours: its strongest axes. */
function projection(): (vector: Float32Array) => Float32Array {
  const all = new Float32Array(texts.length * TEACHER_SIZE);
  for (const [at, text] of texts.entries()) all.set(vectors.get(text)!, at * TEACHER_SIZE);
  const { axes, strengths } = principalAxes(all, TEACHER_SIZE, SIZE);
  return (vector) =>
    ofLengthOne(
      Float32Array.from({ length: SIZE }, (_, axis) => {
        let sum = 0;
        for (let at = 0; at < TEACHER_SIZE; at++) sum += vector[at]! * axes[axis * TEACHER_SIZE + at]!;
        return sum * strengths[axis]! ** -EVENED;
      }),
    );
}

function taughtText(text: string, share: number): Taught {
  return { words: placesOf(text), target: project(vectors.get(text)!), share };
}

/** Each word begins where the teacher sees it by itself, frequent ones with less weight. */
function startVectors(): Float32Array {
  const start = new Float32Array(words.length * SIZE);
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const text of alone) {
    const at = places.get(meaningWords(text)[0]!)!;
    const own = project(vectors.get(text)!);
    for (let axis = 0; axis < SIZE; axis++) start[at * SIZE + axis]! += own[axis]!;
  }
  for (const [at, word] of words.entries()) {
    const own = ofLengthOne(start.subarray(at * SIZE, (at + 1) * SIZE));
    const weight = RARE / (RARE + (counts.get(word) ?? 0) / whole);
    for (let axis = 0; axis < SIZE; axis++) own[axis]! *= weight;
  }
  return start;
}

/** The wordings of one question belong together, and so do the messages that ask for one entry. */
function questionTexts(): LabelledTexts {
  const labels = new Map(asked.map(({ id }, label) => [`asked/${id}`, label]));
  const own = [
    ...asked.flatMap(({ question, asked: wordings }, label) =>
      [question, ...wordings].map((text) => ({ words: placesOf(text), label })),
    ),
    ...asking.flatMap(({ text, label }) => {
      const own = labels.get(label);
      return own === undefined ? [] : [{ words: placesOf(text), label: own }];
    }),
  ];
  return { texts: own, labels: asked.length, ...QUESTIONS };
}

function messageTexts(): LabelledTexts {
  const labels = [...new Set(messages.map(({ label }) => label))].sort();
  const short = messages.filter(({ text }) => vectors.has(text));
  return {
    texts: short.map(({ text, label }) => ({ words: placesOf(text), label: labels.indexOf(label) })),
    labels: labels.length,
    ...LABELS,
  };
}
