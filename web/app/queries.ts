import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { isKeptPage, type KnownAnswer } from './embedded-data.ts';
import { RequestError, request } from './request.ts';

/** Requests the path made of the key's elements joined with "/". A 401 throws, or returns null with `on401: 'null'`. */
export function readFromKey(on401: 'throw' | 'null'): QueryFunction {
  return async ({ queryKey }) => {
    try {
      return await request<unknown>(queryKey.join('/'));
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * Behaviour 1.2: never stale, not read again on focus, no polling, no retries but where a call says so.
 * `networkMode: always`, because the server may run on this machine, reachable without a network.
 */
export function newQueryClient(known: readonly KnownAnswer[] = []): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFromKey('throw'),
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  // Shown until the newest is here. Verses do not change.
  if (isKeptPage())
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isOfBible(queryKey), refetchType: 'none' });
  return client;
}

const isOfBible = ([path]: readonly unknown[]): boolean => String(path).startsWith('/api/bible/');
