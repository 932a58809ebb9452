import { useSyncExternalStore } from 'react';
import { isTranslationId, type TranslationId } from '../../scripture/translations.ts';
import { recall, remember } from './storage.ts';

/** The reader's own choice, kept in this browser; null until there is one. */
export const chosenTranslation = (): TranslationId | null =>
  recall('browser', 'translation', isTranslationId) ?? inThisPage;

/** Where the browser keeps nothing, a choice lasts as long as the page. */
let inThisPage: TranslationId | null = null;

const listeners = new Set<() => void>();

/** The choice, and how to make it. Every part of the page follows, and other tabs do. */
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
