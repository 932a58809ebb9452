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

/** Care is loaded after this time if nobody has acted: its rules take an old phone a quarter of a second, in which it hears nothing. */
const DELAY_MS = 8_000;
/** What a visitor does before there can be anything to detect; `input` comes alone from dictation and the clipboard. */
const SIGNS = ['keydown', 'pointerdown', 'input'] as const;

/** Loads the bundle before it is needed: with the visitor's first sign, or after a moment. Returns a function that cancels. */
export function loadCareSoon(): () => void {
  const load = (): void => {
    cancel();
    void loadCare();
  };
  const timer = setTimeout(load, DELAY_MS);
  const cancel = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, load, true);
  };
  for (const sign of SIGNS) addEventListener(sign, load, true);
  return cancel;
}

/** null until the bundle is loaded. */
export const useCareBundle = (): CareBundle | null => useStore(bundle);
