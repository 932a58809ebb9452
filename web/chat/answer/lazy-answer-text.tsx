import { type JSX, useSyncExternalStore } from 'react';
import type { AnswerText } from './answer-text.tsx';
import style from './lazy-answer-text.module.css';

type AnswerTextComponent = typeof AnswerText;

/** What draws answers is a tenth of the screen's script and of no use before there is one: it comes when it is wanted. */
let drawing: AnswerTextComponent | null = null;
let words = (markdown: string): string => markdown;
let asked = false;
const listeners = new Set<() => void>();

const become = (next: AnswerTextComponent): void => {
  drawing = next;
  for (const listener of listeners) listener();
};

/** Where it cannot be had (no network, and no copy of it), an answer is at least readable. */
const PlainAnswer = (({ text }: { text: string }): JSX.Element => (
  <p className={style.plain}>{text}</p>
)) as AnswerTextComponent;

/** Fetches what draws answers, where it is not there yet; a failure is tried anew with the next call. */
export function loadAnswerText(): void {
  if (asked) return;
  asked = true;
  Promise.all([import('./answer-text.tsx'), import('./plain-text.ts')]).then(
    ([{ AnswerText }, { plainText }]) => {
      words = plainText;
      become(AnswerText);
    },
    () => {
      asked = false;
      become(PlainAnswer);
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loadAnswerText();
  return () => listeners.delete(listener);
}
const ignore = (): (() => void) => () => {};

/** What draws an answer, or null until it is there. Where it is wanted, asking for it fetches it. */
export function useAnswerText(wanted = true): AnswerTextComponent | null {
  return useSyncExternalStore(wanted ? subscribe : ignore, () => drawing);
}

/** An answer's words without Markdown's marks; at hand as soon as an answer can be drawn, until then as it was written. */
export const plainTextOf = (markdown: string): string => words(markdown);
