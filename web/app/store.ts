import { useSyncExternalStore } from 'react';

/** A value outside React's state, with listeners. Components read it with `useStore`. */
export interface Store<T> {
  /** The same object until the value is set or reset. */
  readonly get: () => T;
  /** Sets the value and calls every listener. */
  readonly set: (value: T) => void;
  /** Forgets the value: it is read again when it is next needed. Calls every listener. */
  readonly reset: () => void;
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store. `read` gives the value when it is first needed. `connect` follows a source outside the page (such as
 * `storage` events) for as long as there are listeners; it returns a function that stops.
 */
export function createStore<T>(read: () => T, connect?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let current: { readonly value: T } | null = null;
  let disconnect: (() => void) | undefined;

  const change = (next: typeof current): void => {
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => {
      current ??= { value: read() };
      return current.value;
    },
    set: (value) => change({ value }),
    reset: () => change(null),
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}

/** The store's value, or a part of it; the component is drawn again when that changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, U>(store: Store<T>, select: (value: T) => U): U;
export function useStore<T>(store: Store<T>, select: (value: T) => unknown = (value) => value): unknown {
  const selected = (): unknown => select(store.get());
  return useSyncExternalStore(store.subscribe, selected, selected);
}
