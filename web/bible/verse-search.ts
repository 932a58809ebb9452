import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_DEFAULT_HITS, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/limits.ts';
import type { FoundPage } from '../passages/device/device-request.ts';
import { searchBible } from '../passages/device/read-bible.ts';

/** Behaviour 5.4. */
const DEBOUNCE_MS = 300;
const STALE_AFTER_MS = 30_000;

/** What part of the Bible is searched: a testament, a book (OSIS), or all of it. */
export interface SearchScope {
  readonly testament: 'old' | 'new' | null;
  readonly book: string | null;
}
export const WHOLE_BIBLE: SearchScope = { testament: null, book: null };

export interface VerseSearch {
  /** What is searched for; "" while too little is typed. */
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
 * server uses its default: waiting to learn which one that is would only repeat the request.
 */
export function useVerseSearch(typed: string, scope: SearchScope, version: string | null): VerseSearch {
  const latest = typed.trim().slice(0, SEARCH_MAX_LENGTH);
  const query = useDebounced(latest, DEBOUNCE_MS);
  const isSearch = query.length >= SEARCH_MIN_LENGTH;
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    FoundPage,
    Error,
    InfiniteData<FoundPage, number>,
    (string | null | undefined)[],
    number
  >({
    queryKey: ['/api/bible/search', query, version, scope.testament, scope.book],
    queryFn: ({ pageParam }) =>
      searchBible(pathOf(query, scope, version, pageParam), {
        ...scope,
        query,
        version: version ?? null,
        limit: SEARCH_DEFAULT_HITS,
        offset: pageParam,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) =>
      offset + SEARCH_DEFAULT_HITS < total ? offset + SEARCH_DEFAULT_HITS : undefined,
    enabled: isSearch,
    staleTime: STALE_AFTER_MS,
    placeholderData: keepPreviousData,
  });
  return {
    query: isSearch ? query : '',
    pages: isSearch ? data?.pages : undefined,
    error: isSearch ? error : null,
    // Until the debounce has passed, the results belong to an older query: nobody wants more of those.
    isLoading: isSearch && (isFetching || query !== latest),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

function pathOf(query: string, scope: SearchScope, version: string | null, offset: number): string {
  const params = new URLSearchParams({ query });
  if (version) params.set('version', version);
  params.set('limit', String(SEARCH_DEFAULT_HITS));
  if (offset > 0) params.set('offset', String(offset));
  if (scope.testament) params.set('testament', scope.testament);
  if (scope.book) params.set('book', scope.book);
  return `/api/bible/search?${params}`;
}

/** The value, once it has not changed for `ms`. */
function useDebounced(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
