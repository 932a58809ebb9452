import type { UseQueryOptions } from '@tanstack/react-query';
import { RequestError } from '../app/request.ts';
import type { ReadPassage } from './device/device-request.ts';
import { readPassage } from './device/read-bible.ts';

type PassageQuery = UseQueryOptions<ReadPassage, Error, ReadPassage, string[]>;

/**
 * GET /api/bible/verse, or this device where that cannot be reached: without a version in the installation's own
 * translation. Cached for good (behaviour 5.8), except for responses from the device.
 */
export const passageQuery = (reference: string, version: string | null): PassageQuery => ({
  queryKey: ['/api/bible/verse', reference, version ?? ''],
  queryFn: () => readPassage(reference, version),
  enabled: reference !== '',
  staleTime: ({ state }) => (state.data?.fromDevice ? 0 : Number.POSITIVE_INFINITY),
});

/** The passage in exactly this translation, to compare with. */
export const comparisonQuery = (reference: string, version: string | null): PassageQuery => ({
  ...passageQuery(reference, version),
  queryKey: ['/api/bible/verse', reference, version ?? '', 'compared'],
  queryFn: () => readPassage(reference, version, { exact: true }),
});

/** How a failed lookup is explained to the reader (behaviour 5.8). */
export interface LookupProblem {
  /** There is no such passage, or not in this translation: a retry would not help. */
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

/** Nothing has this reference in any translation: it has to be written differently. */
export const isUnknownReference = (error: unknown): boolean =>
  lookupProblem(error).isMissing &&
  !(error instanceof RequestError && error.code === 'VERSE_NOT_IN_TRANSLATION');
