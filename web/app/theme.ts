import { useState } from 'react';
import { recall, remember } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const isChosen = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The current theme and its setter. The choice is stored in this browser; public/theme.js applies it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => recall('browser', 'theme', isChosen) ?? 'system');
  const choose = (next: Theme): void => {
    setTheme(next);
    remember('browser', 'theme', next === 'system' ? null : next);
    const { dataset } = document.documentElement;
    if (next === 'system') delete dataset.theme;
    else dataset.theme = next;
  };
  return [theme, choose];
}
