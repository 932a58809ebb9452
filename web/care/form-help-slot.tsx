import { type JSX, useEffect } from 'react';
import { loadCareSoon, useCareBundle } from './load-care.ts';

/** Reads along in a form of another page; what it shows comes with the bundle of care. Nothing read here leaves the browser. */
export function FormHelpSlot({ words }: { words: string }): JSX.Element | null {
  const bundle = useCareBundle();
  useEffect(loadCareSoon, []);
  return bundle && <bundle.FormHelp words={words} />;
}
