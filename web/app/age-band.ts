import type { AgeBand } from '../../content/care/age.ts';
import { isText, recall, remember } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** What a visitor answered about their age; `unsaid` for "rather not say". */
export type StatedAge = AgeBand | 'unsaid';

const STORAGE_NAME = 'age';
const ANSWERS: readonly string[] = ['under-13', '13-17', 'adult', 'unsaid'];
const isStatedAge = (value: unknown): value is StatedAge => isText(value) && ANSWERS.includes(value);

const store = createStore(() => recall('browser', STORAGE_NAME, isStatedAge));

/** The visitor's answer, stored only in this browser; null where there is none yet. */
const statedAge = (): StatedAge | null => store.get();

/** Stores the answer; null removes it. Where the browser stores nothing, it lasts as long as the page. */
export function setStatedAge(age: StatedAge | null): void {
  remember('browser', STORAGE_NAME, age);
  store.set(age);
}

export const useStatedAge = (): StatedAge | null => useStore(store);

/** The value of the `X-Age-Band` header; null for none. */
export function ageBand(): AgeBand | null {
  const age = statedAge();
  return age === 'unsaid' ? null : age;
}

export const isUnderEighteen = (age: StatedAge | null): boolean => age === 'under-13' || age === '13-17';
