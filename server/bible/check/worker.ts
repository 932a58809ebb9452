/** A thread that checks texts, one after the other: a long one would hold up everybody else on the main loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { SAYINGS } from '../../../content/sayings/all.ts';
import { openCheck } from '../../../scripture/check-report.ts';
import { candidateVerses } from '../../../scripture/search/search.ts';
import { loadBible } from '../load.ts';
import type { CheckJob, CheckSetting } from './job.ts';

/** As in a reply (chat/open.ts). */
const CANDIDATES = 8;

const port = parentPort!;
const { bible, searchIndex } = await loadBible((workerData as CheckSetting).directory);
const check = openCheck(SAYINGS);
const findCandidates = (words: string) => candidateVerses(searchIndex, words, CANDIDATES);

port.on('message', ({ text, preferred, fallback }: CheckJob) => {
  const report = check(text, { bible, preferred, fallback, findCandidates });
  // The answer leaves here as it goes to the reader: writing it out would take the main loop's time, too.
  const bytes = new TextEncoder().encode(JSON.stringify(report));
  port.postMessage(bytes, [bytes.buffer]);
});
