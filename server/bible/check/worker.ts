/** A thread that checks texts, one after the other: a long one would hold up all other requests on the main loop. */
import { workerData } from 'node:worker_threads';
import { SAYINGS } from '../../../content/sayings/all.ts';
import { openCheck } from '../../../scripture/check-report.ts';
import { candidateVerses } from '../../../scripture/search/search.ts';
import { loadBible } from '../load.ts';
import type { CheckJob, CheckSetting } from './job.ts';

/** The same number as for a reply (chat/open.ts). */
const CANDIDATES = 8;

const { directory } = workerData as CheckSetting;
const check = openCheck(SAYINGS);
let loading: ReturnType<typeof loadBible> | undefined;

/** Checks one text. Answers the report as JSON bytes: writing it out would take the main loop's time too. */
export async function runJob({ text, preferred, fallback }: CheckJob): Promise<Uint8Array> {
  // Loaded by a job, so that a Bible that cannot be read fails the job instead of the thread's start.
  loading ??= loadBible(directory);
  const { bible, searchIndex } = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const findCandidates = (words: string) => candidateVerses(searchIndex, words, CANDIDATES);
  return new TextEncoder().encode(
    JSON.stringify(check(text, { bible, preferred, fallback, findCandidates })),
  );
}
