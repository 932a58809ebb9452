import { useEffect } from 'react';
import type { RoomView } from '../../../contract/rooms.ts';

/** What the stage shows, and whether the buttons to lead are there. */
export const stepOf = (view: RoomView | undefined): string =>
  view ? `${view.state} ${view.question?.id} ${view.you.leads}` : '';

/**
 * Gives the focus to the stage's heading where a step of the room took away what had it, as the questions of a single
 * player do. It is taken from nobody who is typing, or on a button that stays.
 */
export function useStepFocus(step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may have taken the focus away
  useEffect(() => {
    const { activeElement: focused } = document;
    const isLost = focused === null || focused.matches('body, main, :disabled');
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
