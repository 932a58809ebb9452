import { useQuery } from '@tanstack/react-query';
import type { PublicFlags } from '../../contract/installation.ts';
import { RequestError, request } from './request.ts';
import { recall, remember } from './storage.ts';

const STALE_AFTER_MS = 5 * 60_000;
const BIBLE_LINKS_REFETCH_MS = 30_000;

const PATH = '/api/feature-flags/public';

const areFlags = (value: unknown): value is PublicFlags =>
  Array.isArray((value as PublicFlags | null)?.flags);

/** Loads the flags; without a network, returns those of the last time. */
async function loadFlags(): Promise<PublicFlags> {
  try {
    const flags = await request<PublicFlags>(PATH);
    remember('browser', 'flags', flags);
    return flags;
  } catch (error) {
    const known = error instanceof RequestError ? null : recall('browser', 'flags', areFlags);
    if (known) return known;
    throw error;
  }
}

function useFlagsIfKnown(refetchInterval: number | false): PublicFlags['flags'] | undefined {
  const { data } = useQuery<PublicFlags>({
    queryKey: [PATH],
    queryFn: loadFlags,
    staleTime: STALE_AFTER_MS,
    refetchInterval,
  });
  return data?.flags;
}

const NONE: PublicFlags['flags'] = [];
const useFlags = (refetchInterval: number | false): PublicFlags['flags'] =>
  useFlagsIfKnown(refetchInterval) ?? NONE;

/** Whether references may be opened; read again every 30 s while they are on screen (behaviour 1.3). */
export const useBibleLinks = (): boolean =>
  useFlags(BIBLE_LINKS_REFETCH_MS).some(({ name, enabled }) => name === 'clickable_bible_links' && enabled);

/**
 * Whether the app works offline and can be installed here; undefined until it is known. Every page asks this: by it the
 * flags are read again in every open page.
 */
export const usePwaFlag = (): boolean | undefined =>
  useFlagsIfKnown(STALE_AFTER_MS)?.some(({ name, enabled }) => name === 'pwa_enabled' && enabled);

/** Whether a flag is on; false until it is known. */
export const useFlag = (name: string): boolean =>
  useFlags(false).some((flag) => flag.name === name && flag.enabled);
