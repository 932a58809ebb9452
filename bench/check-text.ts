/**
 * Checking 200,000 characters in a thread, as POST /api/bible/check does (wanted: under 2 s): how long it takes, what it
 * costs the main thread (wanted: its event loop never held up longer than 10 ms), and what memory is left behind.
 */

import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { CHECK_MAX_LENGTH } from '../contract/limits.ts';
import type { CheckReport } from '../scripture/check-report.ts';
import { verseReference } from '../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../scripture/translations.ts';
import { createCheckThreads } from '../server/bible/check/threads.ts';
import { realCheckParts } from '../tests/support/bible.ts';

const { bible } = await realCheckParts();
const PROSE = 'Grace meets people where they are, and it does not leave them there; it asks for trust. ';

/** A sermon of many pages: true quotations, changed ones and references, one to some 400 characters. */
function aLongText(seed: number): string {
  let text = '';
  for (let at = seed; text.length < CHECK_MAX_LENGTH; at += 1) {
    const verse = (at * 7_919) % 31_102;
    const words = bible[TRANSLATION_IDS[at % TRANSLATION_IDS.length]!].text(verse).split(' ');
    if (at % 2 === 0) words[at % words.length] = 'indeed';
    text += `He says, "${words.join(' ')}" (${verseReference(verse)}). ${PROSE}${PROSE}\n\n`;
  }
  return text.slice(0, CHECK_MAX_LENGTH);
}

const directory = join(import.meta.dirname, '../dist/bible');
const threads = createCheckThreads({ directory, idleMs: 500 });
const signal = new AbortController().signal;
const check = async (text: string): Promise<CheckReport> => {
  const bytes = await threads.run({ text, preferred: undefined, fallback: 'kjv' }, signal);
  return JSON.parse(Buffer.from(bytes).toString()) as CheckReport;
};
const megabytes = () => process.memoryUsage().rss / 1_000_000;

const texts = Array.from({ length: 5 }, (_, at) => aLongText(at * 1_000));
const before = megabytes();
// What the machine itself does to a thread that has nothing to do.
const idle = monitorEventLoopDelay({ resolution: 1 });
idle.enable();
await after(3_000);
idle.disable();
const delay = monitorEventLoopDelay({ resolution: 1 });
const took: number[] = [];
const own: number[] = [];
let largest = 0;
for (const text of texts) {
  const cpu = process.threadCpuUsage();
  delay.enable();
  const begun = performance.now();
  const bytes = await threads.run({ text, preferred: undefined, fallback: 'kjv' }, signal);
  took.push(performance.now() - begun);
  delay.disable();
  const { user, system } = process.threadCpuUsage(cpu);
  own.push((user + system) / 1_000);
  largest = Math.max(largest, bytes.length);
}
const { findings } = await check(texts[0]!);
console.log(
  `${CHECK_MAX_LENGTH} characters, ${findings.length} findings, in a thread: the first (starts it, opens the Bible) ${took[0]!.toFixed(0)} ms, later ${Math.min(...took.slice(1)).toFixed(0)} to ${Math.max(...took.slice(1)).toFixed(0)} ms (wanted: 2000)`,
);
console.log(
  `CPU of the main thread for one text, all in all: ${Math.min(...own).toFixed(1)} to ${Math.max(...own).toFixed(1)} ms; its event loop was late by ${(delay.max / 1e6).toFixed(1)} ms at most (wanted: 10), by ${(idle.max / 1e6).toFixed(1)} ms while nothing was done; answers of ${(largest / 1_000).toFixed(0)} kB`,
);
const working = megabytes();
while (threads.threadCount() > 0) await after(100);
await after(1_000);
console.log(
  `memory: ${before.toFixed(0)} MB before, ${working.toFixed(0)} MB with a thread, ${megabytes().toFixed(0)} MB after it has ended`,
);
