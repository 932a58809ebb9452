import { useSyncExternalStore } from 'react';
import type { AgeBand } from '../../content/care/age.ts';
import { isText, recall, remember } from './storage.ts';

/** What a reader has told of their age; `unsaid` where they would rather not. */
export type ToldAge = AgeBand | 'unsaid';

const NAME = 'age';
const ALL: readonly string[] = ['under-13', '13-17', 'adult', 'unsaid'];
const isTold = (value: unknown): value is ToldAge => isText(value) && ALL.includes(value);

let known: ToldAge | null | undefined;
const listeners = new Set<() => void>();

/** null where nothing was told. Kept in this browser alone. */
export function toldAge(): ToldAge | null {
  if (known === undefined) known = recall('browser', NAME, isTold);
  return known;
}

/** null forgets it. Where the browser keeps nothing, it is known as long as the page lives. */
export function tellAge(age: ToldAge | null): void {
  known = age;
  remember('browser', NAME, age);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToldAge = (): ToldAge | null => useSyncExternalStore(subscribe, toldAge);

/** For `X-Age-Band`: null where there is nothing to say. */
export function ageBand(): AgeBand | null {
  const told = toldAge();
  return told === 'unsaid' ? null : told;
}

export const isUnderEighteen = (age: ToldAge | null): boolean => age === 'under-13' || age === '13-17';
