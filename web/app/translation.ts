import { useSyncExternalStore } from 'react';
import { isTranslationId, type TranslationId } from '../../scripture/translations.ts';
import { recall, remember } from './storage.ts';
import { createStore, type Store } from './store.ts';
import { onForgotten } from './visitor-data.ts';

/** The reader's choice, stored in this browser; null until there is one. */
export const chosenTranslation = (): TranslationId | null =>
  recall('browser', 'translation', isTranslationId) ?? inThisPage;

/** Where the browser stores nothing, the choice lasts as long as the page. */
let inThisPage: TranslationId | null = null;

/** Follows other tabs while there are listeners. */
const store: Store<TranslationId | null> = createStore(chosenTranslation, () => {
  addEventListener('storage', store.reset);
  return () => removeEventListener('storage', store.reset);
});
onForgotten(() => {
  inThisPage = null;
  store.reset();
});

/** The choice and its setter. Every component and other tabs follow a change. */
export function useTranslation(): [TranslationId | null, (choice: TranslationId) => void] {
  return [useSyncExternalStore(store.subscribe, chosenTranslation, chosenTranslation), choose];
}

function choose(choice: TranslationId): void {
  inThisPage = choice;
  remember('browser', 'translation', choice);
  store.reset();
}
