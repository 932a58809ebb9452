import { useQuery } from '@tanstack/react-query';
import type { About } from '../../contract/installation.ts';

/** What is true of this installation; undefined until it is known. */
export const useAbout = (): About | undefined => useQuery<About>({ queryKey: ['/api/about'], retry: 2 }).data;
