import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const AT_END_PX = 24;
/** So much hidden below is worth a button. */
const SHOW_BUTTON_PX = 96;

interface ThreadScroll {
  /** Whether the last turn is kept at the top of the column: after the reader has sent something in this view. */
  readonly pinned: boolean;
  /** Whether there is more below than the reader sees. */
  readonly hasMoreBelow: boolean;
  readonly jumpToEnd: () => void;
}

/**
 * The reader's place is theirs. A turn that is sent goes to the top of the column and stays there while its answer
 * grows (`begun` counts turns and retries); whoever scrolls down to the end follows it, whoever scrolls up is left alone.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement | null>,
  sendCount: number,
  content: unknown,
): ThreadScroll {
  const [pinned, setPinned] = useState(false);
  const [hasMoreBelow, setHasMoreBelow] = useState(false);
  const followsEnd = useRef(false);
  const lastSendCount = useRef<number | null>(null);
  const scrolledTo = useRef(0);

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const hidden = endScrollTop(element) - element.scrollTop;
    // Help was brought into view (web/care/keep-in-view.ts): what grows below it must not carry the reader on, nor a
    // button lie over it.
    const atHelp = Math.abs(element.scrollTop - Number(element.dataset.helpScrollTop)) <= 2;
    setHasMoreBelow(hidden > SHOW_BUTTON_PX && !atHelp);
    if (atHelp) followsEnd.current = false;
    else if (Math.abs(element.scrollTop - scrolledTo.current) > 2)
      followsEnd.current = Math.abs(hidden) < AT_END_PX;
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const adjust = (): void => {
      element.style.setProperty('--thread-height', `${element.clientHeight}px`);
      measure();
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, measure]);

  // A new turn: the first drawing of a conversation shows its last turn, a turn that was sent goes to the top.
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = lastSendCount.current;
    lastSendCount.current = sendCount;
    if (!element || sendCount === 0 || before === sendCount) return;
    if (before !== null && sendCount > before) setPinned(true);
    if (before !== null && sendCount > before && !pinned) return;
    scrollToLastTurn(element);
    scrolledTo.current = element.scrollTop;
    followsEnd.current = false;
    if (before === null) return stayAtLastTurn(element, scrolledTo);
  }, [scroller, sendCount, pinned]);

  // The pin changes the height of the last turn, so that the place can only be taken behind it.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !pinned) return;
    scrollToLastTurn(element);
    scrolledTo.current = element.scrollTop;
    followsEnd.current = false;
  }, [scroller, pinned]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every piece of content may push the end further down
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (followsEnd.current) {
      element.scrollTop = endScrollTop(element);
      scrolledTo.current = element.scrollTop;
    }
    measure();
  }, [scroller, content, measure]);

  const jumpToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = endScrollTop(element);
    scrolledTo.current = element.scrollTop;
    followsEnd.current = true;
    measure();
  }, [scroller, measure]);

  return { pinned, hasMoreBelow, jumpToEnd };
}

/** Turns out of sight have guessed heights until they are drawn: until the reader does something, the place is taken anew. */
function stayAtLastTurn(element: HTMLElement, placedAt: { current: number }): () => void {
  let heights = heightsOf(element);
  const observer = new ResizeObserver(() => {
    scrollToLastTurn(element);
    placedAt.current = element.scrollTop;
    heights = heightsOf(element);
  });
  const stop = (): void => {
    observer.disconnect();
    for (const name of READER_EVENTS) element.removeEventListener(name, stop);
    element.removeEventListener('scroll', stopIfMoved);
  };
  // A scroll bar, a search in the page, a screen reader: they move the thread without any event of the reader's.
  const stopIfMoved = (): void => {
    if (heightsOf(element) === heights && Math.abs(element.scrollTop - placedAt.current) > 2) stop();
  };
  for (const part of [element, ...element.children]) observer.observe(part);
  for (const name of READER_EVENTS) element.addEventListener(name, stop, { passive: true });
  element.addEventListener('scroll', stopIfMoved, { passive: true });
  return stop;
}

const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Changes when the browser itself may move the thread: its content, or the room for it, has another height. */
const heightsOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight}/${clientHeight}`;

function scrollToLastTurn(element: HTMLElement): void {
  const last = lastTurn(element);
  if (!last || last === element.querySelector('[data-turn]')) return;
  element.scrollTop += last.getBoundingClientRect().top - element.getBoundingClientRect().top;
}

/** Looked for from the end: a long thread has thousands of elements. */
function lastTurn(thread: HTMLElement): Element | undefined {
  const parts = [...(thread.querySelector('[role=log]')?.children ?? [])].reverse();
  for (const part of parts) {
    const turns = part.matches('[data-turn]') ? [part] : [...part.querySelectorAll(':scope > [data-turn]')];
    if (turns.length > 0) return turns.at(-1);
  }
  return undefined;
}

/** Where the thread is scrolled to when its last words are in view. What stands below it (`data-below`) is no part of it. */
function endScrollTop(element: HTMLElement): number {
  const after = element.querySelector<HTMLElement>(':scope > [data-below]');
  return element.scrollHeight - (after?.offsetHeight ?? 0) - element.clientHeight;
}
