import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { verseOfDay } from '../../scripture/text/verse-of-day.ts';
import { useTranslation } from '../app/translation.ts';
import type { ReadDaily } from '../passages/device/asked.ts';
import { readDaily } from '../passages/device/read-bible.ts';
import { useToday } from './today.ts';

export interface Daily {
  /** The reader's own translation; null for the installation's. */
  readonly version: string | null;
  /** Undefined while it is on its way, and where it could not be read. */
  readonly verse: ReadDaily | undefined;
  /** About as many characters as the words will have. */
  readonly expectedLength: number;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The verse of the reader's day in the reader's translation. All places that show it share one request. */
export function useDaily(): Daily {
  const date = useToday();
  const [version] = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/bible/daily', date, version],
    queryFn: () => readDaily(date, version),
    // At midnight, and when another translation is chosen, what is shown gives way only to what is there.
    placeholderData: keepPreviousData,
    // A verse that could not be read is asked for again once the network is back.
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
