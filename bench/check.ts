/**
 * What the Berea check costs: CPU of a reply of 4,000 words with 60 quotations, streamed in pieces of a model's
 * size (wanted: at most 50 ms); 200,000 characters checked at once (wanted: under 2 s); and how long after the
 * sign that decides it a quotation is given out (wanted: at most 30 ms). Every reply is a new one: what the
 * check keeps of earlier ones helps it only as it would in earnest.
 */

import { SAYINGS } from '../content/sayings/all.ts';
import { checkTextInSteps } from '../scripture/check.ts';
import { openSayingNotes } from '../scripture/quotations/saying-notes.ts';
import { createGate } from '../scripture/stream/gate.ts';
import { verseReference } from '../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../scripture/translations.ts';
import { realCheckParts } from '../tests/support/bible.ts';

const parts = { ...(await realCheckParts()), noteOnSaying: openSayingNotes(SAYINGS) };
let seed = 1;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const PROSE =
  'Grace meets people where they are, and it does not leave them there; it asks for trust, one day after another. ';

/** One verse quoted: true in one translation, or with a word changed, or a few words of it; with its reference. */
function aQuotation(): string {
  const verse = random(31_102);
  const words = parts.bible[TRANSLATION_IDS[random(TRANSLATION_IDS.length)]!].text(verse).split(' ');
  const shape = random(4);
  if (shape === 0) words[random(words.length)] = 'indeed';
  if (shape === 1) words.splice(5);
  if (shape === 2) words.reverse();
  return `He says, "${words.join(' ')}" (${verseReference(verse)}). `;
}

function aReply(words: number, quotations: number): string {
  let reply = '';
  for (let count = 0; count < quotations; count += 1) {
    reply += aQuotation();
    while (reply.split(' ').length < (words / quotations) * (count + 1)) reply += PROSE;
    reply += '\n\n';
  }
  return reply;
}

/** CPU in ms, and the longest single piece, of one reply through the gate. */
function stream(reply: string): { cpu: number; longest: number } {
  const before = process.cpuUsage();
  const gate = createGate(parts);
  let longest = 0;
  for (let at = 0; at < reply.length; at += 5) {
    const begun = performance.now();
    gate.push(reply.slice(at, at + 5));
    longest = Math.max(longest, performance.now() - begun);
  }
  gate.end();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000, longest };
}

/** CPU of this process so far, in ms: other work on the machine does not count. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

const first = stream(aReply(4_000, 60));
console.log(`the first reply of a process: ${first.cpu.toFixed(0)} ms of CPU (compiles parser and check)`);
for (let warm = 0; warm < 10; warm += 1) stream(aReply(4_000, 60));
const runs = Array.from({ length: 15 }, () => stream(aReply(4_000, 60)));
const cpu = median(runs.map((run) => run.cpu));
console.log(`4,000 words, 60 quotations, streamed: ${cpu.toFixed(1)} ms of CPU, median of 15 (wanted: 50)`);
const longest = median(runs.map((run) => run.longest));
console.log(`longest piece of such a reply: ${longest.toFixed(1)} ms, median of 15 (wanted: 30)`);

/** The longest piece, in ms, of those that come outside quotation marks. */
function outsideMarks(): number {
  const gate = createGate(parts);
  let longest = 0;
  for (let count = 0; count < 40; count += 1) {
    const prose = `${PROSE.repeat(8)}See John 3:16 and Romans 8:28-30 (cf. Psalm 23).\n\n`;
    for (let at = 0; at < prose.length; at += 5) {
      const begun = performance.now();
      gate.push(prose.slice(at, at + 5));
      longest = Math.max(longest, performance.now() - begun);
    }
  }
  return longest;
}
const outside = median(Array.from({ length: 15 }, outsideMarks));
console.log(`longest piece outside quotation marks: ${outside.toFixed(1)} ms, median of 15 (wanted: 5)`);

const marks = Array.from({ length: 60 }, () => `As [[${verseReference(random(31_102))}]] says. ${PROSE}\n\n`);
const withMarks = median(Array.from({ length: 15 }, () => stream(marks.join('')).cpu));
console.log(`60 marks in a reply, streamed: ${withMarks.toFixed(1)} ms of CPU, median of 15`);

const long = `${aReply(33_000, 500)}${PROSE.repeat(400)}`.slice(0, 200_000);
const begun = performance.now();
const steps = checkTextInSteps(long, parts);
let longestStep = 0;
let result = steps.next();
for (let last = cpuNow(); ; result = steps.next()) {
  longestStep = Math.max(longestStep, cpuNow() - last);
  last = cpuNow();
  if (result.done) break;
}
const took = performance.now() - begun;
console.log(
  `${long.length} characters with ${result.value.findings.length} findings: ${took.toFixed(0)} ms (wanted: 2,000), the longest step ${longestStep.toFixed(1)} ms of CPU`,
);
