/** Vite's plugin for `virtual:home-check`: the home page's sample, checked by the check itself while the app is built. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOME_CHECK } from '../content/home.ts';
import { SAYINGS } from '../content/sayings/all.ts';
import { type CheckReport, openCheck } from '../scripture/check-report.ts';
import { candidateVerses } from '../scripture/search/search.ts';
import { COMPLETE_TRANSLATION } from '../scripture/translations.ts';
import { loadBible } from '../server/bible/load.ts';

const NAME = 'virtual:home-check';
const RESOLVED = `\0${NAME}`;
const CANDIDATES = 8;

/** What POST /api/bible/check answers for the sample. */
export async function checkHomeSample(): Promise<CheckReport> {
  const { bible, searchIndex } = await loadBible(join(import.meta.dirname, '../dist/bible'));
  return openCheck(SAYINGS)(HOME_CHECK.text, {
    bible,
    preferred: undefined,
    fallback: COMPLETE_TRANSLATION,
    findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES),
  });
}

export function homeCheck(): Plugin {
  return {
    name: 'berea:home-check',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export const homeCheck = ${JSON.stringify(await checkHomeSample())};` : undefined,
  };
}
