import { useState } from 'react';
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

export function useTranslation(): [ChosenTranslation | null, (choice: ChosenTranslation) => void] {
  const [chosen, setChosen] = useState(chosenTranslation);
  const choose = (choice: ChosenTranslation): void => {
    inThisPage = choice;
    remember('browser', 'translation', choice);
    setChosen(choice);
  };
  return [chosen, choose];
}
