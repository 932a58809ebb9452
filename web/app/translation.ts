import { useSyncExternalStore } from 'react';
import { recall, remember } from './storage.ts';

/** The translations that are built in (contract: `translationId`); their full names come from /api/about. */
export type ChosenTranslation = 'kjv' | 'web' | 'asv';

export const isTranslation = (value: unknown): value is ChosenTranslation =>
  value === 'kjv' || value === 'web' || value === 'asv';

/** The reader's own choice, kept in this browser; null until there is one. */
export const chosenTranslation = (): ChosenTranslation | null =>
  recall('browser', 'translation', isTranslation) ?? inThisPage;

/** Where the browser keeps nothing, a choice lasts as long as the page. */
let inThisPage: ChosenTranslation | null = null;

const listeners = new Set<() => void>();

/** The choice, and how to make it. Every part of the page follows, and other tabs do. */
export function useTranslation(): [ChosenTranslation | null, (choice: ChosenTranslation) => void] {
  return [useSyncExternalStore(subscribe, chosenTranslation), choose];
}

function choose(choice: ChosenTranslation): void {
  inThisPage = choice;
  remember('browser', 'translation', choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
