import { useSyncExternalStore } from 'react';
import { isTranslationId, type TranslationId } from '../../scripture/translations.ts';
import { recall, remember } from './storage.ts';

/** The reader's choice, stored in this browser; null until there is one. */
export const chosenTranslation = (): TranslationId | null =>
  recall('browser', 'translation', isTranslationId) ?? inThisPage;

/** Where the browser stores nothing, the choice lasts as long as the page. */
let inThisPage: TranslationId | null = null;

const listeners = new Set<() => void>();

/** The choice and its setter. Every component and other tabs follow a change. */
export function useTranslation(): [TranslationId | null, (choice: TranslationId) => void] {
  return [useSyncExternalStore(subscribe, chosenTranslation), choose];
}

function choose(choice: TranslationId): void {
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
