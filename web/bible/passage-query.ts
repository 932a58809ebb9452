import type { UseQueryOptions } from '@tanstack/react-query';
import type { BiblePassage } from '../../contract/bible.ts';
import { RequestError } from '../app/request.ts';

type PassageQuery = UseQueryOptions<BiblePassage, Error, BiblePassage, string[]>;

/** GET /api/bible/verse: without a version in the installation's own translation. Never asked again (specification part 2, section 7). */
export const passageQuery = (reference: string, version: string | null): PassageQuery => ({
  queryKey: [
    '/api/bible/verse',
    `${encodeURIComponent(reference)}${version ? `?version=${encodeURIComponent(version)}` : ''}`,
  ],
  enabled: reference !== '',
});

/** What a reader is told of a lookup that failed (specification part 2, section 8). */
export interface LookupProblem {
  /** There is no such passage, or not in this translation: asking again changes nothing. */
  readonly isMissing: boolean;
  readonly sentence: string;
}

export function lookupProblem(error: unknown): LookupProblem {
  if (!(error instanceof RequestError)) {
    return { isMissing: false, sentence: 'Unable to load verse at this time.' };
  }
  const isMissing = error.status === 404 || error.status === 400;
  if (error.code !== null) return { isMissing, sentence: error.sentence };
  return { isMissing, sentence: isMissing ? 'Verse not found' : 'Unable to load verse at this time.' };
}
