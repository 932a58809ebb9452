import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { verseOfDay } from '../../scripture/text/verse-of-day.ts';
import { useTranslation } from '../app/translation.ts';
import type { ReadDaily } from '../passages/device/device-request.ts';
import { readDaily } from '../passages/device/read-bible.ts';
import { useToday } from './today.ts';

export interface Daily {
  /** The reader's translation; null for the installation's default. */
  readonly version: string | null;
  /** Undefined while it loads, and after it could not be loaded. */
  readonly verse: ReadDaily | undefined;
  /** Roughly how many characters the text will have. */
  readonly expectedLength: number;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The verse of the reader's day in the reader's translation. Every component that shows it shares one request. */
export function useDaily(): Daily {
  const date = useToday();
  const [version] = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/bible/daily', date, version],
    queryFn: () => readDaily(date, version),
    // At midnight, and when another translation is chosen, the old verse stays until the new one is loaded.
    placeholderData: keepPreviousData,
    // Loads a verse that failed once the network is back.
    refetchOnReconnect: true,
  });
  return {
    version,
    verse: data,
    expectedLength: verseOfDay(DAILY_VERSES, date).length,
    isFailed: isError,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
