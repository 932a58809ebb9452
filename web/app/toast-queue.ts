import { createStore, useStore } from './store.ts';

/** Toasts as data: one at a time, removed long after they were dismissed (behaviour 1.4). */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** A button on the toast, such as Undo. */
  action?: { readonly label: string; readonly run: () => void };
  open: boolean;
}

export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5_000;
/** A toast with something to press stays longer. It also stays while it is hovered or has the focus. */
export const TOAST_WITH_ACTION_DURATION = 10_000;
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastEvent =
  | { type: 'shown'; toast: Omit<Toast, 'open'> }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown':
      return [{ ...event.toast, open: true }, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter(({ id }) => id !== event.id);
  }
}

const toasts = createStore<readonly Toast[]>(() => []);
let lastId = 0;

const dispatch = (event: ToastEvent): void => toasts.set(nextToasts(toasts.get(), event));

export const useToasts = (): readonly Toast[] => useStore(toasts);

export function showToast(title: string, description?: string, action?: Toast['action']): void {
  lastId += 1;
  dispatch({
    type: 'shown',
    toast: { id: lastId, title, ...(description && { description }), ...(action && { action }) },
  });
}

/** Closes what is shown: it belongs to something that has gone. */
export function dismissToasts(): void {
  for (const { id, open } of toasts.get()) if (open) dismissToast(id);
}

export function dismissToast(id: number): void {
  dispatch({ type: 'dismissed', id });
  setTimeout(() => dispatch({ type: 'removed', id }), TOAST_REMOVE_DELAY);
}
