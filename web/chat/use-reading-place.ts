import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const NEAR = 24;
/** So much hidden below is worth a button. */
const WORTH_A_BUTTON = 96;

interface ReadingPlace {
  /** Whether the last turn is kept at the top of the column: after the reader has sent something in this view. */
  readonly pinned: boolean;
  /** Whether there is more below than the reader sees. */
  readonly below: boolean;
  readonly jump: () => void;
}

/**
 * The reader's place is theirs. A turn that is sent goes to the top of the column and stays there while its answer
 * grows (`begun` counts turns and retries); whoever scrolls down to the end follows it, whoever scrolls up is left alone.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  begun: number,
  content: unknown,
): ReadingPlace {
  const [pinned, setPinned] = useState(false);
  const [below, setBelow] = useState(false);
  const follows = useRef(false);
  const seenTurns = useRef<number | null>(null);
  const placedAt = useRef(0);

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const hidden = endOf(element) - element.scrollTop;
    // Help was brought into view (web/care/keep-in-view.ts): what grows below it must not carry the reader on, nor a
    // button lie over it.
    const atHelp = Math.abs(element.scrollTop - Number(element.dataset.helpAt)) <= 2;
    setBelow(hidden > WORTH_A_BUTTON && !atHelp);
    if (atHelp) follows.current = false;
    else if (Math.abs(element.scrollTop - placedAt.current) > 2) follows.current = Math.abs(hidden) < NEAR;
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
    const before = seenTurns.current;
    seenTurns.current = begun;
    if (!element || begun === 0 || before === begun) return;
    if (before !== null && begun > before) setPinned(true);
    if (before !== null && begun > before && !pinned) return;
    toLastTurn(element);
    placedAt.current = element.scrollTop;
    follows.current = false;
    if (before === null) return stayAtLastTurn(element, placedAt);
  }, [scroller, begun, pinned]);

  // The pin changes the height of the last turn, so that the place can only be taken behind it.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !pinned) return;
    toLastTurn(element);
    placedAt.current = element.scrollTop;
    follows.current = false;
  }, [scroller, pinned]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every piece of content may push the end further down
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (follows.current) {
      element.scrollTop = endOf(element);
      placedAt.current = element.scrollTop;
    }
    measure();
  }, [scroller, content, measure]);

  const jump = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = endOf(element);
    placedAt.current = element.scrollTop;
    follows.current = true;
    measure();
  }, [scroller, measure]);

  return { pinned, below, jump };
}

/** Turns out of sight have guessed heights until they are drawn: until the reader does something, the place is taken anew. */
function stayAtLastTurn(element: HTMLElement, placedAt: { current: number }): () => void {
  let extent = extentOf(element);
  const observer = new ResizeObserver(() => {
    toLastTurn(element);
    placedAt.current = element.scrollTop;
    extent = extentOf(element);
  });
  const leave = (): void => {
    observer.disconnect();
    for (const name of READER_MOVES) element.removeEventListener(name, leave);
    element.removeEventListener('scroll', leaveIfMoved);
  };
  // A scroll bar, a search in the page, a screen reader: they move the thread without any event of the reader's.
  const leaveIfMoved = (): void => {
    if (extentOf(element) === extent && Math.abs(element.scrollTop - placedAt.current) > 2) leave();
  };
  for (const part of [element, ...element.children]) observer.observe(part);
  for (const name of READER_MOVES) element.addEventListener(name, leave, { passive: true });
  element.addEventListener('scroll', leaveIfMoved, { passive: true });
  return leave;
}

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Changes when the browser itself may move the thread: its content, or the room for it, has another height. */
const extentOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight}/${clientHeight}`;

function toLastTurn(element: HTMLElement): void {
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
function endOf(element: HTMLElement): number {
  const after = element.querySelector<HTMLElement>(':scope > [data-below]');
  return element.scrollHeight - (after?.offsetHeight ?? 0) - element.clientHeight;
}
