import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isTranslationId } from '../../scripture/translations.ts';
import { useAbout } from '../app/about.ts';
import { useTranslation } from '../app/translation.ts';
import { type BibleAddress, bibleHref, readAddress } from '../passages/address.ts';
import type { ReadPassage } from '../passages/device/device-request.ts';
import { useTranslations } from '../passages/device/use-translations.ts';
import { isUnknownReference, passageQuery } from '../passages/passage-query.ts';
import { addReference, RECENT_SEARCHES } from './saved-references.ts';

/** What the page does once the passage is loaded: nothing, scroll to it, or also move the focus to it. */
export type AfterLookup = 'stay' | 'scroll' | 'focus';

export interface Lookup {
  readonly address: BibleAddress;
  /** The passage on the page; while another one loads, still the old one. */
  readonly passage: ReadPassage | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Id of the translation that the address or the reader asks for; null for the installation's default. */
  readonly requestedVersion: string | null;
  /** Id of the translation on the page; undefined until it is known. */
  readonly version: string | undefined;
  readonly translations: readonly { id: string; name: string }[];
  readonly hrefOf: (reference: string) => string;
  /** Looks a reference up and adds it to the recent searches. */
  readonly lookUp: (reference: string, after: AfterLookup) => void;
  /** For links, which navigate by themselves: says what to do once their passage is loaded. */
  readonly prepareFor: (reference: string, after: AfterLookup, isRecent: boolean) => void;
  readonly chooseVersion: (id: string) => void;
  readonly compareWith: (id: string | null) => void;
  readonly comparison: {
    /** Id of the translation that the passage is compared with; null for none. */
    readonly comparedId: string | null;
    /** Translations that it can be compared with. */
    readonly others: readonly { id: string; name: string }[];
    /** Id of the one that is offered first; null where there is no other. */
    readonly first: string | null;
  };
}

interface PendingLookup {
  readonly after: AfterLookup;
  /** Whether it joins the recent searches. */
  readonly isRecent: boolean;
}

/** Loads the passage of the page's address. `onLoaded` is called for one that was looked up from the page itself. */
export function useLookup(onLoaded: (after: AfterLookup) => void): Lookup {
  const [, navigate] = useLocation();
  const address = readAddress(useSearch());
  const about = useAbout();
  const [chosen, choose] = useTranslation();
  const client = useQueryClient();
  const requestedVersion = address.version ?? chosen;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...passageQuery(address.reference ?? '', requestedVersion),
    placeholderData: keepPreviousData,
  });
  const passage = address.reference === null ? undefined : data;
  const loaded = isPlaceholderData ? undefined : passage;
  const pending = useRef<PendingLookup | null>(null);

  const finish = useCallback(
    (reference: string | null) => {
      const { after, isRecent } = pending.current ?? {};
      pending.current = null;
      if (isRecent && reference) addReference(RECENT_SEARCHES, reference);
      if (after) onLoaded(after);
    },
    [onLoaded],
  );

  useEffect(() => {
    if (loaded) finish(loaded.reference);
    else if (error) {
      // The box stays in view, in which the reference is changed (finder.tsx).
      if (isUnknownReference(error)) pending.current = null;
      finish(null);
    }
  }, [loaded, error, finish]);

  // The address gets the canonical reference: "jn3:16" becomes "John 3:16".
  useEffect(() => {
    if (!loaded || address.reference === loaded.reference) return;
    client.setQueryData(passageQuery(loaded.reference, requestedVersion).queryKey, loaded);
    navigate(bibleHref(loaded.reference, address.version, address.compare) + location.hash, {
      replace: true,
      state: history.state,
    });
  }, [loaded, address.reference, address.version, address.compare, requestedVersion, client, navigate]);

  const prepareFor = (reference: string, after: AfterLookup, isRecent: boolean): void => {
    pending.current = { after, isRecent };
    if (reference === loaded?.reference) finish(reference);
  };
  const hrefOf = (reference: string): string => bibleHref(reference, requestedVersion, address.compare);
  const version = requestedVersion ?? about?.defaultTranslation;
  const translations = useTranslations();
  const shownVersion = passage?.version.toLowerCase();
  const others = translations.filter(({ id }) => id !== shownVersion);

  return {
    address,
    passage,
    // A passage that came from the device and is being refetched does not block the next lookup.
    isLoading: address.reference !== null && isFetching && loaded === undefined,
    error: address.reference === null ? null : error,
    retry: () => void refetch(),
    requestedVersion,
    version,
    translations,
    hrefOf,
    lookUp: (reference, after) => {
      prepareFor(reference, after, true);
      // Starts the request before the page renders again, which takes a while on a slow device.
      void client.prefetchQuery(passageQuery(reference, requestedVersion));
      navigate(hrefOf(reference));
    },
    prepareFor,
    chooseVersion: (id) => {
      if (isTranslationId(id)) choose(id);
      if (address.reference === null) return;
      const comparedId = address.compare === id ? (version ?? null) : address.compare;
      navigate(bibleHref(address.reference, id, comparedId));
    },
    compareWith: (id) => {
      if (address.reference === null) return;
      navigate(bibleHref(address.reference, address.version, id) + location.hash, {
        replace: true,
        state: history.state,
      });
    },
    comparison: {
      comparedId: address.compare === shownVersion ? null : address.compare,
      others,
      first: others[0]?.id ?? null,
    },
  };
}
