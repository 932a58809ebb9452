/** Scroll positions of a thread, read from and written to its elements. */

/** The scroll position at which the end of the conversation is in view. What is below it (`data-below`) does not count. */
export function endScrollTop(thread: HTMLElement): number {
  const below = thread.querySelector<HTMLElement>(':scope > [data-below]');
  return thread.scrollHeight - (below?.offsetHeight ?? 0) - thread.clientHeight;
}

/** Scrolls the last turn to the top, unless it is the only one. */
export function scrollToLastTurn(thread: HTMLElement): void {
  const last = lastTurn(thread);
  if (!last || last === thread.querySelector('[data-turn]')) return;
  thread.scrollTop += last.getBoundingClientRect().top - thread.getBoundingClientRect().top;
}

/** Searched from the end: a long thread has thousands of elements. */
function lastTurn(thread: HTMLElement): Element | undefined {
  const children = [...(thread.querySelector('[role=log]')?.children ?? [])].reverse();
  for (const child of children) {
    const turns = child.matches('[data-turn]')
      ? [child]
      : [...child.querySelectorAll(':scope > [data-turn]')];
    if (turns.length > 0) return turns.at(-1);
  }
  return undefined;
}

const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the last turn at the top until the reader acts: turns out of sight have estimated heights, which change when they
 * are drawn. `onScrolled` is called after each correction. Returns a function that stops.
 */
export function holdLastTurn(thread: HTMLElement, onScrolled: (scrollTop: number) => void): () => void {
  let heights = heightsOf(thread);
  let heldAt = thread.scrollTop;
  const observer = new ResizeObserver(() => {
    scrollToLastTurn(thread);
    heldAt = thread.scrollTop;
    heights = heightsOf(thread);
    onScrolled(heldAt);
  });
  const stop = (): void => {
    observer.disconnect();
    for (const name of READER_EVENTS) thread.removeEventListener(name, stop);
    thread.removeEventListener('scroll', stopIfMoved);
  };
  // The scroll bar, the search of the browser and screen readers move the thread without any of the events above.
  const stopIfMoved = (): void => {
    if (heightsOf(thread) === heights && Math.abs(thread.scrollTop - heldAt) > 2) stop();
  };
  for (const element of [thread, ...thread.children]) observer.observe(element);
  for (const name of READER_EVENTS) thread.addEventListener(name, stop, { passive: true });
  thread.addEventListener('scroll', stopIfMoved, { passive: true });
  return stop;
}

/** A text that changes with the heights of the thread and its content: then the browser itself may move the thread. */
const heightsOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight}/${clientHeight}`;
