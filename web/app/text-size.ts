import { recall, remember } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { onForgotten } from './visitor-data.ts';

/** Sizes of what is read (Scripture, answers, messages), relative to the usual one. */
const SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75];
const NAME = 'bible.text-size';

const isSize = (value: unknown): value is number => SIZES.includes(value as number);

const store = createStore<number>(() => recall('browser', NAME, isSize) ?? 1);
onForgotten(store.reset);

export interface TextSize {
  readonly size: number;
  readonly isLargest: boolean;
  readonly isSmallest: boolean;
}

/** The reader's text size, stored in this browser. */
export function useTextSize(): TextSize {
  const size = useStore(store);
  return { size, isLargest: size === SIZES.at(-1), isSmallest: size === SIZES[0] };
}

/** Steps to the next size, if there is one. */
export function stepTextSize(by: 1 | -1): void {
  const next = SIZES[SIZES.indexOf(store.get()) + by];
  if (next === undefined) return;
  store.set(next);
  remember('browser', NAME, next);
}
