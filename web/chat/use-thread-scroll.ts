import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Jump } from './jump-button.tsx';
import { followPlace, readPlace, scrollToPlace } from './thread-place.ts';
import { endScrollTop, hasOneTurn, hasWords, holdPosition, scrollToLastTurn } from './thread-position.ts';

/** A reader this near to the end is at the end. */
const AT_END_PX = 24;
/** The button that leads to the end is shown when more than this is hidden below. */
const SHOW_BUTTON_PX = 96;

interface ThreadScrollOptions {
  /** Counts messages and retries: each is scrolled to. */
  readonly sendCount: number;
  /** Changes with everything that is drawn. */
  readonly content: unknown;
  /** Set while there is more below. */
  readonly jump: Jump;
}

/**
 * Scrolls the thread without ever moving a reader who does not want it. A turn that is sent goes to the top and stays
 * there while its reply grows. A reader who scrolls down to the end follows it; one who scrolls up is left alone; one who
 * comes back finds the place that was left. `isPinned`: the last turn is kept at least as high as the thread, because the
 * reader has sent something in this view.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement | null>,
  { sendCount, content, jump }: ThreadScrollOptions,
): { readonly isPinned: boolean } {
  const [place] = useState(readPlace);
  const [isPinned, setIsPinned] = useState(place?.isPinned ?? false);
  const followsEnd = useRef(false);
  const lastSendCount = useRef<number | null>(null);
  const hasSent = useRef(false);
  const stopHolding = useRef(() => {});
  /** Where this hook has scrolled to: another position is the reader's. */
  const scrolledTo = useRef(0);

  const goToEnd = useCallback((thread: HTMLElement) => {
    thread.scrollTop = Math.max(thread.scrollTop, endScrollTop(thread));
    scrolledTo.current = thread.scrollTop;
  }, []);
  const jumpToEnd = useCallback(() => {
    if (!scroller.current) return;
    stopHolding.current();
    goToEnd(scroller.current);
    followsEnd.current = true;
  }, [scroller, goToEnd]);
  const measure = useCallback(() => {
    const thread = scroller.current;
    if (!thread) return;
    // To ask an empty conversation for its size would lay out the whole screen at once.
    if (!hasWords(thread)) {
      if (jump.get() !== null) jump.set(null);
      return;
    }
    const hidden = endScrollTop(thread) - thread.scrollTop;
    // The help panel was scrolled into view (web/care/keep-in-view.ts): the reply growing below it must not carry the
    // reader away, and the button must not cover it.
    const isAtHelp = Math.abs(thread.scrollTop - Number(thread.dataset.helpScrollTop)) <= 2;
    const next = hidden > SHOW_BUTTON_PX && !isAtHelp ? jumpToEnd : null;
    if (jump.get() !== next) jump.set(next);
    if (isAtHelp) followsEnd.current = false;
    else if (Math.abs(thread.scrollTop - scrolledTo.current) > 2)
      followsEnd.current = Math.abs(hidden) < AT_END_PX;
  }, [scroller, jump, jumpToEnd]);
  useThreadSize(scroller, measure);
  useEffect(() => () => jump.set(null), [jump]);

  const goToLastTurn = useCallback((thread: HTMLElement) => {
    stopHolding.current();
    scrollToLastTurn(thread);
    scrolledTo.current = thread.scrollTop;
    followsEnd.current = false;
    // The turn before it changes its height when it is no longer the last, and the browser first guesses the new one.
    stopHolding.current = holdPosition(thread, scrollToLastTurn, (scrollTop) => {
      scrolledTo.current = scrollTop;
    });
  }, []);
  useEffect(() => () => stopHolding.current(), []);

  // A conversation opens where it was left, else at its last turn; a turn that is sent goes to the top.
  useLayoutEffect(() => {
    const thread = scroller.current;
    const before = lastSendCount.current;
    lastSendCount.current = sendCount;
    if (!thread || sendCount === 0 || before === sendCount) return;
    if (before !== null) {
      // Pinning makes the last turn higher: only then can it be scrolled to the top.
      hasSent.current = sendCount > before && !isPinned;
      if (hasSent.current) setIsPinned(true);
      else goToLastTurn(thread);
      return;
    }
    const open = (): void => {
      if (place && scrollToPlace(thread, place)) return;
      if (!hasOneTurn(thread)) scrollToLastTurn(thread);
    };
    open();
    scrolledTo.current = thread.scrollTop;
    return holdPosition(thread, open, (scrollTop) => {
      scrolledTo.current = scrollTop;
    });
  }, [scroller, sendCount, isPinned, goToLastTurn, place]);
  useLayoutEffect(() => {
    if (!scroller.current || !isPinned || !hasSent.current) return;
    hasSent.current = false;
    goToLastTurn(scroller.current);
  }, [scroller, isPinned, goToLastTurn]);

  const isPinnedNow = useRef(isPinned);
  useEffect(() => {
    isPinnedNow.current = isPinned;
  });
  useEffect(
    () => (scroller.current ? followPlace(scroller.current, () => isPinnedNow.current) : undefined),
    [scroller],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new content may move the end further down
  useLayoutEffect(() => {
    if (scroller.current && followsEnd.current) goToEnd(scroller.current);
    measure();
  }, [scroller, content, measure, goToEnd]);

  return { isPinned };
}

/** Gives the thread's height to its style (`--thread-height`); calls `onChange` when it changes, or is scrolled. */
function useThreadSize(scroller: RefObject<HTMLElement | null>, onChange: () => void): void {
  useEffect(() => {
    const thread = scroller.current;
    if (!thread) return;
    const resize = (): void => {
      thread.style.setProperty('--thread-height', `${thread.clientHeight}px`);
      onChange();
    };
    const observer = new ResizeObserver(resize);
    // Calls at once, too, after the browser's own layout.
    observer.observe(thread);
    thread.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      thread.removeEventListener('scroll', onChange);
    };
  }, [scroller, onChange]);
}
