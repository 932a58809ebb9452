import { recall, remember } from '../app/storage.ts';
import { createStore, useStore } from '../app/store.ts';
import { onForgotten, STOPPED_PLACE } from '../app/visitor-data.ts';

/** Where the reading of a passage was stopped before its end. */
export interface StoppedPlace {
  /** The passage: "Luke 15". */
  readonly reference: string;
  /** Id of the translation. */
  readonly version: string;
  /** The verse that was read: "Luke 15:20". */
  readonly verse: string;
  /** Its OSIS name. */
  readonly osis: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const isPlace = (value: unknown): value is StoppedPlace =>
  ['reference', 'version', 'verse', 'osis'].every(
    (key) => typeof (value as Record<string, unknown> | null)?.[key] === 'string',
  ) && typeof (value as StoppedPlace).at === 'number';

const place = createStore(() => recall('browser', STOPPED_PLACE, isPlace));
onForgotten(place.reset);

export const useStoppedPlace = (): StoppedPlace | null => useStore(place);

/** Remembers the place in this browser; null forgets it. */
export function setStoppedPlace(next: StoppedPlace | null): void {
  remember('browser', STOPPED_PLACE, next);
  place.set(next);
}
