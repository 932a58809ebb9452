import { fileURLToPath } from 'node:url';
import { candidateVerses } from '../../scripture/search.ts';
import type { CheckParts } from '../../scripture/true-words.ts';
import { loadBible } from '../../server/bible/load.ts';

const BUILT = fileURLToPath(new URL('../../dist/bible', import.meta.url));
const CANDIDATES = 8;

/** The Bible as `npm run setup` built it, with the search for likely verses: what the check is given in earnest. */
export async function theRealBible(): Promise<CheckParts & Required<Pick<CheckParts, 'findCandidates'>>> {
  const { bible, searchIndex } = await loadBible(BUILT);
  return {
    bible,
    fallback: 'kjv',
    findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES),
  };
}
