import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_HITS, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/limits.ts';
import type { FoundPage } from '../passages/device/asked.ts';
import { searchBible } from '../passages/device/read-bible.ts';

/** Behaviour 5.4. */
const TIMER_MS = 300;
const FRESH_MS = 30_000;

/** Where in the Bible is searched: a testament, a book (OSIS), or everywhere. */
export interface SearchPlace {
  readonly testament: 'old' | 'new' | null;
  readonly book: string | null;
}
export const EVERYWHERE: SearchPlace = { testament: null, book: null };

export interface FoundVerses {
  /** What was searched for; "" while too little is typed. */
  readonly query: string;
  readonly pages: readonly FoundPage[] | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * GET /api/bible/search for what is typed, 300 ms after the last key, eight verses at a time. Without a version the
 * server takes its own: waiting to learn its name would ask once more for the same.
 */
export function useVerseSearch(typed: string, place: SearchPlace, version: string | null): FoundVerses {
  const wanted = typed.trim().slice(0, SEARCH_MAX_LENGTH);
  const query = useSettled(wanted, TIMER_MS);
  const isSearch = query.length >= SEARCH_MIN_LENGTH;
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    FoundPage,
    Error,
    InfiniteData<FoundPage, number>,
    (string | null | undefined)[],
    number
  >({
    queryKey: ['/api/bible/search', query, version, place.testament, place.book],
    queryFn: ({ pageParam }) =>
      searchBible(pathOf(query, place, version, pageParam), {
        ...place,
        query,
        version: version ?? null,
        limit: SEARCH_HITS,
        offset: pageParam,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) =>
      offset + SEARCH_HITS < total ? offset + SEARCH_HITS : undefined,
    enabled: isSearch,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return {
    query: isSearch ? query : '',
    pages: isSearch ? data?.pages : undefined,
    error: isSearch ? error : null,
    // Until the timer has run, what is on the page is of other words: more of it is not what is asked for.
    isLoading: isSearch && (isFetching || query !== wanted),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

function pathOf(query: string, place: SearchPlace, version: string | null, offset: number): string {
  const params = new URLSearchParams({ query });
  if (version) params.set('version', version);
  params.set('limit', String(SEARCH_HITS));
  if (offset > 0) params.set('offset', String(offset));
  if (place.testament) params.set('testament', place.testament);
  if (place.book) params.set('book', place.book);
  return `/api/bible/search?${params}`;
}

/** A value once it has not changed for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
