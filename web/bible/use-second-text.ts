import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import type { ReadPassage } from '../passages/device/device-request.ts';
import { comparisonQuery } from '../passages/passage-query.ts';
import { currentPlace, type ReadingPlace, scrollToPlace } from './reading-place.ts';

interface SecondText {
  /** The passage in the translation that it is compared with; undefined while there is none. */
  readonly second: ReadPassage | undefined;
  readonly error: Error | null;
}

/** Loads the text to compare with. The verse at the top of the window stays there when it comes and goes. */
export function useSecondText(passage: BiblePassage, comparedId: string | null): SecondText {
  const { data, error } = useQuery({
    ...comparisonQuery(passage.reference, comparedId),
    enabled: comparedId !== null,
  });
  const loaded = comparedId === null ? undefined : data;
  const [shown, show] = useState({ osis: passage.osis, second: loaded });
  const place = useRef<ReadingPlace | null>(null);

  useEffect(() => {
    if (shown.osis === passage.osis && shown.second === loaded) return;
    // Another passage has a place of its own.
    place.current = shown.osis === passage.osis ? currentPlace() : null;
    show({ osis: passage.osis, second: loaded });
  }, [shown, passage.osis, loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height of the text has changed
  useLayoutEffect(() => {
    if (place.current) scrollToPlace(place.current);
    place.current = null;
  }, [shown]);

  return {
    second: shown.osis === passage.osis ? shown.second : loaded,
    error: comparedId === null ? null : error,
  };
}
