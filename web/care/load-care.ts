import { createStore, useStore } from '../app/store.ts';

/** The components of care and the rules that detect danger: loaded while the visitor is still reading or typing. */
type CareBundle = typeof import('./care-bundle.ts').careBundle;

const bundle = createStore<CareBundle | null>(() => null);
let loading: Promise<CareBundle | null> | null = null;

/** Loads the bundle, once. null where it could not be loaded; the next call tries again. */
export function loadCare(): Promise<CareBundle | null> {
  loading ??= import('./care-bundle.ts').then(
    ({ careBundle }) => {
      bundle.set(careBundle);
      return careBundle;
    },
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}

/** How long the page has to load before care is loaded, unless the visitor acts earlier. */
const DELAY_MS = 2_500;

/** Loads the bundle before it is needed: on the first key or press, or after a moment. Returns a function that cancels. */
export function loadCareSoon(): () => void {
  const load = (): void => {
    cancel();
    void loadCare();
  };
  const timer = setTimeout(load, DELAY_MS);
  const cancel = (): void => {
    clearTimeout(timer);
    removeEventListener('keydown', load, true);
    removeEventListener('pointerdown', load, true);
  };
  addEventListener('keydown', load, true);
  addEventListener('pointerdown', load, true);
  return cancel;
}

/** null until the bundle is loaded. */
export const useCareBundle = (): CareBundle | null => useStore(bundle);
