import { flushSync } from 'react-dom';
import { recall, remember } from '../app/storage.ts';
import { createStore, useStore } from '../app/store.ts';
import { currentPlace, scrollToPlace } from './reading-place.ts';

/** Sizes of the text of Scripture, relative to the usual one. */
const SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75];
const NAME = 'bible.text-size';

const isSize = (value: unknown): value is number => SIZES.includes(value as number);

const store = createStore<number>(() => recall('browser', NAME, isSize) ?? 1);

export interface TextSize {
  readonly size: number;
  /** Steps to the next size, if there is one; the text at the top stays where it is. */
  readonly change: (by: 1 | -1) => void;
  readonly isLargest: boolean;
  readonly isSmallest: boolean;
}

/** The reader's text size, stored in this browser. */
export function useTextSize(): TextSize {
  const size = useStore(store);
  return { size, change, isLargest: size === SIZES.at(-1), isSmallest: size === SIZES[0] };
}

function change(by: 1 | -1): void {
  const next = SIZES[SIZES.indexOf(store.get()) + by];
  if (next === undefined) return;
  const place = currentPlace();
  flushSync(() => store.set(next));
  if (place) scrollToPlace(place);
  remember('browser', NAME, next);
}
