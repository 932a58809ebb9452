import { createStore, useStore } from '../app/store.ts';

/** Whether the player is needed: from the first Listen on. Apart from listening.ts, because every page has it. */
export const playerWanted = createStore(() => false);

export const usePlayerWanted = (): boolean => useStore(playerWanted);
