import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import style from './sheet.module.css';

/** Behaviour 3.8: print opens after 0.5 s, when fonts and layout are there. */
const OPENS_AFTER_MS = 500;

let last: (() => void) | null = null;

/** Prints a sheet of its own in the page's place; on screen it is never seen. It goes when printing is over. */
export function printOut(sheet: ReactNode): void {
  last?.();
  const element = document.createElement('div');
  element.className = style.sheet ?? '';
  document.body.append(element);
  document.body.dataset.sheet = '';
  const root = createRoot(element);
  flushSync(() => root.render(sheet));

  const clear = (): void => {
    last = null;
    removeEventListener('afterprint', clear);
    delete document.body.dataset.sheet;
    root.unmount();
    element.remove();
  };
  last = clear;
  addEventListener('afterprint', clear);
  setTimeout(() => {
    if (last === clear) window.print();
  }, OPENS_AFTER_MS);
}
