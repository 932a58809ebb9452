import { join } from 'node:path';
import { createForeseenReader } from '../scripts/guide/foreseen-in-talk.ts';
import { judgedForeseen } from '../scripts/guide/read-foreseen.ts';
import { readLabelled } from '../scripts/guide/read-labelled.ts';
import { HELD_OUT_TALKS, judgedMessages } from '../scripts/guide/read-talks.ts';
import { likelyAsked } from '../server/guide/asked/likely.ts';
import { likeliestFirst } from '../server/guide/foreseen/likely.ts';
import { guide } from '../server/guide/guide.ts';
import { loadLibrary } from '../server/guide/library.ts';
import { loadNeedModel } from '../server/guide/needs/model.ts';
import { needsOf } from '../server/guide/needs/needs.ts';
import { isSure } from '../server/guide/needs/understood.ts';
import { subjectsOf } from '../server/guide/recognise/subjects.ts';
import { loadRealBible } from '../tests/support/bible.ts';

/**
 * How well the guide recognises what a message asks for, on messages of writers that nothing was learned from, and how long
 * an answer takes (goal: at most 20 ms at p99): npm run bench:guide. Prints counts, never a message.
 */

const NOTHING_FITS = 'none/nothing-fits';

const CORPORA = join(import.meta.dirname, '..', 'corpora', 'guide');
const held = await readLabelled(join(CORPORA, 'held-out'));
const model = loadNeedModel();
const judged = held.map(({ label, text }) => {
  const begun = performance.now();
  const needs = needsOf(text, model);
  const took = performance.now() - begun;
  return { label, rank: needs.findIndex((need) => need.label === label), sure: isSure(needs[0]!), took };
});

const share = (part: number, whole: number) => `${part} of ${whole} = ${(part / whole).toFixed(3)}`;
const line = (name: string, rows: typeof judged) => {
  const first = rows.filter(({ rank }) => rank === 0);
  const inThree = rows.filter(({ rank }) => rank >= 0 && rank < 3);
  const wrong = rows.filter(({ rank, sure }) => sure && rank !== 0);
  return `${name.padEnd(10)} first ${share(first.length, rows.length)}, in three ${share(inThree.length, rows.length)}, sure and wrong ${share(wrong.length, rows.length)}\n`;
};

const fitting = judged.filter(({ label }) => label !== NOTHING_FITS);
process.stdout.write(line('all', fitting));
for (const kind of [...new Set(fitting.map(({ label }) => label.split('/')[0]!))])
  process.stdout.write(
    line(
      kind,
      fitting.filter(({ label }) => label.startsWith(`${kind}/`)),
    ),
  );
const nothing = judged.filter(({ label }) => label === NOTHING_FITS);
process.stdout.write(
  `nothing fits, and unsure: ${share(nothing.filter(({ sure }) => !sure).length, nothing.length)}\n`,
);
process.stdout.write(`a look: ${atParts(judged.map(({ took }) => took))}\n`);

const subjects = subjectsOf(loadLibrary());
for (const [name, messages] of Object.entries(await judgedMessages(join(CORPORA, 'asked', 'held-out')))) {
  const found = messages.map(({ words, earlier, asks }) => {
    const [first] = likelyAsked({ words, earlier }, subjects);
    return {
      hasOne: asks.length > 0,
      isRight: first !== undefined && asks.includes(first.asked.id),
      probability: first?.probability ?? 0,
    };
  });
  const having = found.filter(({ hasOne }) => hasOne);
  const others = found.filter(({ hasOne }) => !hasOne);
  process.stdout.write(
    `questions asked in other words, ${name}: first ${share(having.filter(({ isRight }) => isRight).length, having.length)}\n`,
  );
  for (const least of [0.35, 0.5, 0.7]) {
    const answered = (all: typeof found) => all.filter(({ probability }) => probability >= least);
    const right = answered(having).filter(({ isRight }) => isRight).length;
    process.stdout.write(
      `  from ${least} on: right ${right}, wrong ${answered(having).length - right} of ${having.length}; messages without a question ${share(answered(others).length, others.length)}\n`,
    );
  }
}

const { bible, search } = await loadRealBible();

const readForeseen = createForeseenReader({ bible, search });
const foreseen = (await judgedForeseen(CORPORA))
  .filter(({ set }) => HELD_OUT_TALKS.includes(set))
  .map((message) => {
    const [first] = likeliestFirst(readForeseen(message));
    return { probability: first?.probability ?? 0, fit: message.fits.get(first?.asked.id ?? '') ?? 0 };
  });
for (const [from, below] of [
  [0.75, 1.1],
  [0.4, 0.75],
  [0.25, 0.4],
  [0, 0.25],
] as const) {
  const found = foreseen.filter(({ probability }) => probability >= from && probability < below);
  const fitting = (fit: number) => found.filter((one) => one.fit === fit).length;
  process.stdout.write(
    `foreseen, from ${from} on: ${found.length} of ${foreseen.length}; fits wholly ${fitting(2)}, in part ${fitting(1)}, not ${fitting(0)}\n`,
  );
}
const answerTimes = held.map(({ text }) => {
  const begun = performance.now();
  guide({ words: text, history: [], bible, search, translation: 'web' });
  return performance.now() - begun;
});
process.stdout.write(`the first answer: ${answerTimes[0]!.toFixed(0)} ms\n`);
process.stdout.write(`an answer after it: ${atParts(answerTimes.slice(1))}\n`);

function atParts(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(1);
  return `${at(0.5)} ms at p50, ${at(0.99)} ms at p99, ${at(1)} ms at most`;
}
