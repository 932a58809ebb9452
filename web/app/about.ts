import { useQuery } from '@tanstack/react-query';
import type { About } from '../../contract/installation.ts';

/** Facts about this installation, such as its version and translations; undefined until loaded. */
export const useAbout = (): About | undefined => useQuery<About>({ queryKey: ['/api/about'], retry: 2 }).data;
