import { useSyncExternalStore } from 'react';

/** Everything of care that is drawn, and the rules: loaded while the visitor is still reading or typing. */
type Room = typeof import('./care-room.ts').careRoom;

let room: Room | null = null;
let loading: Promise<Room | null> | null = null;
const listeners = new Set<() => void>();

/** null where it could not be loaded; the next call tries again. */
export function loadRoom(): Promise<Room | null> {
  loading ??= import('./care-room.ts').then(
    ({ careRoom }) => {
      room = careRoom;
      for (const listener of listeners) listener();
      return room;
    },
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}

/** So long after the page there is time for it, if nobody has begun to type before. */
const IDLE_MS = 2_500;

/** Loads it before it can be needed: at the first touch of a key, or when the page has been there for a moment. */
export function loadRoomSoon(): () => void {
  const load = (): void => {
    stop();
    void loadRoom();
  };
  const timer = setTimeout(load, IDLE_MS);
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('keydown', load, true);
    removeEventListener('pointerdown', load, true);
  };
  addEventListener('keydown', load, true);
  addEventListener('pointerdown', load, true);
  return stop;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** null until it is loaded. */
export const useRoom = (): Room | null => useSyncExternalStore(subscribe, () => room);
