import { useQuery } from '@tanstack/react-query';
import type { PublicFlags } from '../../contract/installation.ts';
import { RequestError, request } from './request.ts';
import { recall, remember } from './storage.ts';

const FIVE_MINUTES = 5 * 60_000;
const BIBLE_LINKS_INTERVAL = 30_000;

const PATH = '/api/feature-flags/public';

const areFlags = (value: unknown): value is PublicFlags =>
  Array.isArray((value as PublicFlags | null)?.flags);

/** Without a network the flags are as they were last. */
async function readFlags(): Promise<PublicFlags> {
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
    queryFn: readFlags,
    staleTime: FIVE_MINUTES,
    refetchInterval,
  });
  return data?.flags;
}

const NONE: PublicFlags['flags'] = [];
const useFlags = (refetchInterval: number | false): PublicFlags['flags'] =>
  useFlagsIfKnown(refetchInterval) ?? NONE;

/** Whether references may be opened; read again every 30 s while they are on screen (behaviour 1.3). */
export const useBibleLinks = (): boolean =>
  useFlags(BIBLE_LINKS_INTERVAL).some(({ name, enabled }) => name === 'clickable_bible_links' && enabled);

/** Whether this installation opens without a network and can be installed; undefined until that is known. */
export const usePwaFlag = (): boolean | undefined =>
  useFlagsIfKnown(false)?.some(({ name, enabled }) => name === 'pwa_enabled' && enabled);

/** Whether a feature is on; off until it is known. */
export const useFlag = (name: string): boolean =>
  useFlags(false).some((flag) => flag.name === name && flag.enabled);
