import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { endScrollTop, holdLastTurn, scrollToLastTurn } from './thread-position.ts';

/** A reader this near to the end is at the end. */
const AT_END_PX = 24;
/** The button that leads to the end is shown when more than this is hidden below. */
const SHOW_BUTTON_PX = 96;

interface ThreadScroll {
  /** The last turn is kept at least as high as the thread, because the reader has sent something in this view. */
  readonly isPinned: boolean;
  readonly hasMoreBelow: boolean;
  readonly jumpToEnd: () => void;
}

/**
 * Scrolls the thread without ever moving a reader who does not want it. A turn that is sent goes to the top and stays
 * there while its reply grows. A reader who scrolls down to the end follows it; one who scrolls up is left alone.
 * `sendCount` counts messages and retries; `content` changes with everything that is drawn.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement | null>,
  sendCount: number,
  content: unknown,
): ThreadScroll {
  const [isPinned, setIsPinned] = useState(false);
  const [hasMoreBelow, setHasMoreBelow] = useState(false);
  const followsEnd = useRef(false);
  const lastSendCount = useRef<number | null>(null);
  /** Where this hook has scrolled to: another position is the reader's. */
  const scrolledTo = useRef(0);

  const measure = useCallback(() => {
    const thread = scroller.current;
    if (!thread) return;
    const hidden = endScrollTop(thread) - thread.scrollTop;
    // The help panel was scrolled into view (web/care/keep-in-view.ts): the reply growing below it must not carry the
    // reader away, and the button must not cover it.
    const isAtHelp = Math.abs(thread.scrollTop - Number(thread.dataset.helpScrollTop)) <= 2;
    setHasMoreBelow(hidden > SHOW_BUTTON_PX && !isAtHelp);
    if (isAtHelp) followsEnd.current = false;
    else if (Math.abs(thread.scrollTop - scrolledTo.current) > 2)
      followsEnd.current = Math.abs(hidden) < AT_END_PX;
  }, [scroller]);
  useThreadSize(scroller, measure);

  const goToLastTurn = useCallback((thread: HTMLElement) => {
    scrollToLastTurn(thread);
    scrolledTo.current = thread.scrollTop;
    followsEnd.current = false;
  }, []);
  const goToEnd = useCallback((thread: HTMLElement) => {
    thread.scrollTop = endScrollTop(thread);
    scrolledTo.current = thread.scrollTop;
  }, []);

  // A conversation opens at its last turn; a turn that is sent goes to the top.
  useLayoutEffect(() => {
    const thread = scroller.current;
    const before = lastSendCount.current;
    lastSendCount.current = sendCount;
    if (!thread || sendCount === 0 || before === sendCount) return;
    if (before !== null && sendCount > before) setIsPinned(true);
    if (before !== null && sendCount > before && !isPinned) return;
    goToLastTurn(thread);
    if (before !== null) return;
    return holdLastTurn(thread, (scrollTop) => {
      scrolledTo.current = scrollTop;
    });
  }, [scroller, sendCount, isPinned, goToLastTurn]);

  // Pinning makes the last turn higher: only then can it be scrolled to the top.
  useLayoutEffect(() => {
    if (scroller.current && isPinned) goToLastTurn(scroller.current);
  }, [scroller, isPinned, goToLastTurn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new content may move the end further down
  useLayoutEffect(() => {
    if (scroller.current && followsEnd.current) goToEnd(scroller.current);
    measure();
  }, [scroller, content, measure, goToEnd]);

  const jumpToEnd = useCallback(() => {
    if (!scroller.current) return;
    goToEnd(scroller.current);
    followsEnd.current = true;
    measure();
  }, [scroller, measure, goToEnd]);

  return { isPinned, hasMoreBelow, jumpToEnd };
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
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(thread);
    thread.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      thread.removeEventListener('scroll', onChange);
    };
  }, [scroller, onChange]);
}
