/** Scroll positions of a thread, read from and written to its elements. */

/** Space that is left below the last words. */
const END_MARGIN_PX = 16;

/**
 * The scroll position at which the last words are in view. What is below the conversation (`data-below`) does not count, nor
 * the empty space below a short reply.
 */
export function endScrollTop(thread: HTMLElement): number {
  const last = lastWords(thread);
  if (!last) return 0;
  const { bottom } = last.getBoundingClientRect();
  const end = bottom - thread.getBoundingClientRect().top + thread.scrollTop + END_MARGIN_PX;
  return Math.max(0, Math.min(end, thread.scrollHeight) - thread.clientHeight);
}

/** Whether anything was said in the thread. */
export const hasWords = (thread: HTMLElement): boolean => lastWords(thread) !== null;

/** The last element of the log: of its last turn, or what is shown after it. */
function lastWords(thread: HTMLElement): Element | null {
  const last = thread.querySelector('[role=log]')?.lastElementChild ?? null;
  const turn = last?.matches('[data-turn]')
    ? last
    : (last?.querySelector(':scope > [data-turn]:last-child') ?? null);
  return turn?.lastElementChild ?? last;
}

/** Scrolls the last turn to the top, unless it shows help, which is kept in view by itself. */
export function scrollToLastTurn(thread: HTMLElement): void {
  const last = lastTurn(thread);
  if (last && !last.querySelector('[data-help-panel]'))
    thread.scrollTop += last.getBoundingClientRect().top - thread.getBoundingClientRect().top;
}

/** Whether the thread has but one turn: what stands above it is read first. */
export const hasOneTurn = (thread: HTMLElement): boolean =>
  lastTurn(thread) === thread.querySelector('[data-turn]');

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
 * Keeps the thread where `scroll` puts it until the reader acts: turns out of sight have estimated heights, which change when
 * they are drawn. `onScrolled` is called after each correction. Returns a function that stops.
 */
export function holdPosition(
  thread: HTMLElement,
  scroll: (thread: HTMLElement) => void,
  onScrolled: (scrollTop: number) => void,
): () => void {
  let heights = heightsOf(thread);
  let heldAt = thread.scrollTop;
  const observer = new ResizeObserver(() => {
    scroll(thread);
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
