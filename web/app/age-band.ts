import { useSyncExternalStore } from 'react';
import type { AgeBand } from '../../content/care/age.ts';
import { isText, recall, remember } from './storage.ts';

/** What a visitor answered about their age; `unsaid` for "rather not say". */
export type StatedAge = AgeBand | 'unsaid';

const STORAGE_NAME = 'age';
const ANSWERS: readonly string[] = ['under-13', '13-17', 'adult', 'unsaid'];
const isStatedAge = (value: unknown): value is StatedAge => isText(value) && ANSWERS.includes(value);

let known: StatedAge | null | undefined;
const listeners = new Set<() => void>();

/** The visitor's answer, stored only in this browser; null where there is none yet. */
export function statedAge(): StatedAge | null {
  if (known === undefined) known = recall('browser', STORAGE_NAME, isStatedAge);
  return known;
}

/** Stores the answer; null removes it. Where the browser stores nothing, it lasts as long as the page. */
export function setStatedAge(age: StatedAge | null): void {
  known = age;
  remember('browser', STORAGE_NAME, age);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStatedAge = (): StatedAge | null => useSyncExternalStore(subscribe, statedAge);

/** The value of the `X-Age-Band` header; null for none. */
export function ageBand(): AgeBand | null {
  const age = statedAge();
  return age === 'unsaid' ? null : age;
}

export const isUnderEighteen = (age: StatedAge | null): boolean => age === 'under-13' || age === '13-17';
