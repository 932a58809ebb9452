import { useQuery } from '@tanstack/react-query';
import type { PublicFlags } from '../../contract/installation.ts';

const FIVE_MINUTES = 5 * 60_000;
const BIBLE_LINKS_INTERVAL = 30_000;

function useFlags(refetchInterval: number | false): PublicFlags['flags'] {
  const { data } = useQuery<PublicFlags>({
    queryKey: ['/api/feature-flags/public'],
    staleTime: FIVE_MINUTES,
    refetchInterval,
  });
  return data?.flags ?? [];
}

/** Whether references may be opened; read anew every 30 s while they are on screen (specification part 1, section 9). */
export const useBibleLinks = (): boolean =>
  useFlags(BIBLE_LINKS_INTERVAL).some(({ name, enabled }) => name === 'clickable_bible_links' && enabled);

/** Whether a feature is on; off until it is known. */
export const useFlag = (name: string): boolean =>
  useFlags(false).some((flag) => flag.name === name && flag.enabled);
