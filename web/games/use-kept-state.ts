import { useState } from 'react';
import { recall, remember } from '../app/storage.ts';

const PREFIX = 'games.';
const isAnything = (_value: unknown): _value is unknown => true;

/** State that survives a reload of this tab: whoever is in the middle of a round does not begin anew. */
export function useKeptState<T>(name: string, initial: T): [T, (next: T) => void] {
  const [state, setState] = useState<T>(
    () => (recall('tab', PREFIX + name, isAnything) as T | null) ?? initial,
  );
  const set = (next: T): void => {
    remember('tab', PREFIX + name, next);
    setState(next);
  };
  return [state, set];
}
