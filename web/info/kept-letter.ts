import { useEffect, useRef } from 'react';
import { recall, remember } from '../app/storage.ts';

/** What stands in the contact form. */
export type Letter = Readonly<Record<'name' | 'email' | 'subject' | 'message' | 'type' | 'website', string>>;

const NAME = 'contact-letter';
/** Where help was shown, or the page was left quickly, nobody is to find the words. */
const TO_FORGET = '[data-help-panel], [data-quiet-help], html[hidden]';

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Letter>).message === 'string';

/** Keeps a letter that is being written while its page reloads, as for a new version: for this tab, and taken once. */
export function useKeptLetter(letter: Letter, restore: (kept: Letter) => void): void {
  const current = useRef(letter);
  useEffect(() => {
    current.current = letter;
  }, [letter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the form is first drawn
  useEffect(() => {
    const kept = recall('tab', NAME, isLetter);
    if (kept) restore(kept);
    const keep = (): void => {
      const { name, email, subject, message } = current.current;
      const isEmpty = `${name}${email}${subject}${message}` === '';
      if (!isEmpty && !document.querySelector(TO_FORGET)) remember('tab', NAME, current.current);
    };
    const forget = (): void => void remember('tab', NAME, null);
    forget();
    addEventListener('pagehide', keep);
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', forget);
    };
  }, []);
}
