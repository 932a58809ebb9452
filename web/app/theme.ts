import { recall, remember } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { onForgotten } from './visitor-data.ts';

export type Theme = 'system' | 'light' | 'dark';

const isChosen = (value: unknown): value is Theme => value === 'light' || value === 'dark';

const store = createStore<Theme>(() => recall('browser', 'theme', isChosen) ?? 'system');
onForgotten(() => {
  store.reset();
  apply(store.get());
});

/** The current theme and its setter. The choice is stored in this browser; public/theme.js applies it before the first paint. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [useStore(store), choose];

function choose(theme: Theme): void {
  remember('browser', 'theme', theme === 'system' ? null : theme);
  store.set(theme);
  apply(theme);
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
