import { type JSX, type ReactNode, useState } from 'react';
import { createStore } from '../app/store.ts';
import { CareContext, type CareState, NO_CARE } from './care-state.ts';

/** Gives one conversation's components what care has found in it (React context). */
export function CareProvider({ children }: { children: ReactNode }): JSX.Element {
  const [store] = useState(() => createStore<CareState>(() => NO_CARE));
  return <CareContext value={store}>{children}</CareContext>;
}
