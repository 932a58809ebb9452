import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAbout } from '../app/about.ts';
import { isTranslation, useTranslation } from '../app/translation.ts';
import { type BibleAddress, bibleHref, readAddress } from '../passages/address.ts';
import type { ReadPassage } from '../passages/device/asked.ts';
import { useTranslations } from '../passages/device/use-translations.ts';
import { passageQuery } from '../passages/passage-query.ts';
import { addReference, RECENT_SEARCHES } from './kept-references.ts';

/** Where the reader's eye goes once the passage is there. */
export type Arrival = 'stay' | 'scroll' | 'focus';

export interface Lookup {
  readonly address: BibleAddress;
  /** What is on the page; while another is on its way, still the former. */
  readonly passage: ReadPassage | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** What the address or the reader says is to be read; null means the installation's own translation. */
  readonly wanted: string | null;
  /** Id of the translation that is read; undefined until it is known. */
  readonly version: string | undefined;
  readonly translations: readonly { id: string; name: string }[];
  readonly hrefOf: (reference: string) => string;
  /** Looks a reference up and keeps it among the recent ones. */
  readonly lookUp: (reference: string, arrival: Arrival) => void;
  /** For links, which move by themselves: what is to happen when their passage is there. */
  readonly expect: (arrival: Arrival, reference: string, keep: boolean) => void;
  readonly chooseVersion: (id: string) => void;
  readonly compareWith: (id: string | null) => void;
}

interface Expected {
  readonly arrival: Arrival;
  readonly keep: boolean;
}

/** The page's passage follows its address; `onArrival` is called when one that was asked for on the page is there. */
export function useLookup(onArrival: (arrival: Arrival) => void): Lookup {
  const [, navigate] = useLocation();
  const address = readAddress(useSearch());
  const about = useAbout();
  const [chosen, choose] = useTranslation();
  const client = useQueryClient();
  const wanted = address.version ?? chosen;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...passageQuery(address.reference ?? '', wanted),
    placeholderData: keepPreviousData,
  });
  const passage = address.reference === null ? undefined : data;
  const arrived = isPlaceholderData ? undefined : passage;
  const expected = useRef<Expected | null>(null);

  const finish = useCallback(
    (reference: string | null) => {
      const { arrival, keep } = expected.current ?? {};
      expected.current = null;
      if (keep && reference) addReference(RECENT_SEARCHES, reference);
      if (arrival) onArrival(arrival);
    },
    [onArrival],
  );

  useEffect(() => {
    if (arrived) finish(arrived.reference);
    else if (error) finish(null);
  }, [arrived, error, finish]);

  // The address says what is read in its one written form: "jn3:16" becomes "John 3:16".
  useEffect(() => {
    if (!arrived || address.reference === arrived.reference) return;
    client.setQueryData(passageQuery(arrived.reference, wanted).queryKey, arrived);
    navigate(bibleHref(arrived.reference, address.version, address.compare) + location.hash, {
      replace: true,
    });
  }, [arrived, address.reference, address.version, address.compare, wanted, client, navigate]);

  const expect = (arrival: Arrival, reference: string, keep: boolean): void => {
    expected.current = { arrival, keep };
    if (reference === arrived?.reference) finish(reference);
  };
  const hrefOf = (reference: string): string => bibleHref(reference, wanted, address.compare);
  const version = wanted ?? about?.defaultTranslation;

  return {
    address,
    passage,
    // A passage that is there and asked for anew (it was read from the device) keeps nobody from looking up another.
    isLoading: address.reference !== null && isFetching && arrived === undefined,
    error: address.reference === null ? null : error,
    retry: () => void refetch(),
    wanted,
    version,
    translations: useTranslations(),
    hrefOf,
    lookUp: (reference, arrival) => {
      expect(arrival, reference, true);
      // Asked for before the page is drawn anew: on a slow device that alone takes a while.
      void client.prefetchQuery(passageQuery(reference, wanted));
      navigate(hrefOf(reference));
    },
    expect,
    chooseVersion: (id) => {
      if (isTranslation(id)) choose(id);
      if (address.reference === null) return;
      const beside = address.compare === id ? (version ?? null) : address.compare;
      navigate(bibleHref(address.reference, id, beside));
    },
    compareWith: (id) => {
      if (address.reference === null) return;
      navigate(bibleHref(address.reference, address.version, id) + location.hash, { replace: true });
    },
  };
}
