import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import style from './print-sheets.module.css';

/** The print dialog opens once fonts and layout are there (behaviour 3.8). */
const PRINT_DELAY_MS = 500;

let removeLast: (() => void) | null = null;

/** Prints a sheet in place of the page. It is never seen on screen, and is removed after printing. */
export function printSheet(sheet: ReactNode): void {
  removeLast?.();
  const element = document.createElement('div');
  element.className = style.sheet ?? '';
  document.body.append(element);
  document.body.dataset.sheet = '';
  const root = createRoot(element);
  flushSync(() => root.render(sheet));

  const remove = (): void => {
    removeLast = null;
    removeEventListener('afterprint', remove);
    delete document.body.dataset.sheet;
    root.unmount();
    element.remove();
  };
  removeLast = remove;
  addEventListener('afterprint', remove);
  setTimeout(() => {
    if (removeLast === remove) window.print();
  }, PRINT_DELAY_MS);
}
