import { type JSX, useEffect } from 'react';
import { createStore, useStore } from '../../app/store.ts';
import type { AnswerText } from './answer-text.tsx';
import style from './lazy-answer-text.module.css';

type AnswerTextComponent = typeof AnswerText;

/** The component that draws replies: a tenth of the chat's script, loaded when it is first needed. */
const component = createStore<AnswerTextComponent | null>(() => null);
let toPlainText = (markdown: string): string => markdown;
let isRequested = false;

/** Replies are at least readable where the component cannot be loaded (no network, and no stored copy of it). */
const PlainAnswer = (({ text }: { text: string }): JSX.Element => (
  <p className={style.plain}>{text}</p>
)) as AnswerTextComponent;

/** Loads the component, once; after a failure the next call tries again. */
export function loadAnswerText(): void {
  if (isRequested) return;
  isRequested = true;
  Promise.all([import('./answer-text.tsx'), import('./plain-text.ts')]).then(
    ([{ AnswerText }, { plainText }]) => {
      toPlainText = plainText;
      component.set(AnswerText);
    },
    () => {
      isRequested = false;
      component.set(PlainAnswer);
    },
  );
}

/** The component that draws replies; null until it is loaded. Where it `isNeeded`, it is loaded. */
export function useAnswerText(isNeeded = true): AnswerTextComponent | null {
  useEffect(() => {
    if (isNeeded) loadAnswerText();
  }, [isNeeded]);
  return useStore(component);
}

/** A reply without Markdown, once the component is loaded; until then as it is. */
export const plainTextOf = (markdown: string): string => toPlainText(markdown);
