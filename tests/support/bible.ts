import { fileURLToPath } from 'node:url';
import type { CheckParts } from '../../scripture/quotations/true-words.ts';
import { candidateVerses, search } from '../../scripture/search/search.ts';
import { verseReference } from '../../scripture/text/books.ts';
import { type LoadedBible, loadBible } from '../../server/bible/load.ts';

const BUILT = fileURLToPath(new URL('../../dist/bible', import.meta.url));
const CANDIDATES = 8;

interface RealBible extends LoadedBible {
  /** The best passages for these words first, as the guide and a model get them. */
  readonly search: (words: string, limit: number) => { reference: string }[];
}

/** The Bible files as scripts/setup.mjs built them. */
export async function loadRealBible(): Promise<RealBible> {
  const loaded = await loadBible(BUILT);
  return {
    ...loaded,
    search: (words, limit) =>
      search(loaded.searchIndex, words, { limit }).hits.map(({ index }) => ({
        reference: verseReference(index),
      })),
  };
}

/** The same with the search for candidate verses, as the check gets it. */
export async function realCheckParts(): Promise<CheckParts & Required<Pick<CheckParts, 'findCandidates'>>> {
  const { bible, searchIndex } = await loadRealBible();
  return {
    bible,
    fallback: 'kjv',
    findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES),
  };
}
