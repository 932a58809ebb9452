import { useEffect } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { readAddress } from '../passages/address.ts';
import { currentPlace, scrollToPlace, storedPlace, storePlace } from './reading-place.ts';

/** The page is at rest this long after the last scrolling. */
const REST_MS = 120;

/**
 * Opens a passage where the reader left it: after Back, Forward and a reload. A new passage opens at the verse that its
 * address names.
 */
export function useReadingPlace(passage: BiblePassage | undefined): void {
  // The browser would scroll before the passage is there.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    if (!passage || !isInAddress(passage)) return;
    const place = storedPlace();
    if (place && scrollToPlace(place)) return;
    const named = location.hash.slice(1);
    if (named)
      document.querySelector(`[data-verse="${CSS.escape(named)}"]`)?.scrollIntoView({ block: 'center' });
  }, [passage]);

  useEffect(() => {
    if (!passage) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const place = isInAddress(passage) ? currentPlace() : null;
      if (place) storePlace(place);
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(store, REST_MS);
    };
    const onHide = (): void => {
      if (timer !== undefined) store();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onHide);
    };
  }, [passage]);
}

/** While another passage loads, the address is already the new one. */
const isInAddress = ({ reference }: BiblePassage): boolean =>
  readAddress(location.search).reference === reference;
