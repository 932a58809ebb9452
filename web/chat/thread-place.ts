/** Where the reader is in a thread. It is kept with the page's entry in the browser's history: Back and a reload return to it. */
export interface ThreadPlace {
  /** The key of the turn at the top. */
  readonly turn: string;
  /** How far that turn's top is below the thread's, in pixels. */
  readonly offset: number;
  /** The last turn was at least as high as the thread. */
  readonly isPinned: boolean;
}

const isPlace = (value: unknown): value is ThreadPlace =>
  typeof value === 'object' && value !== null && typeof (value as ThreadPlace).turn === 'string';

/** The place at which this entry of the history was left; null for a new one. */
export function readPlace(): ThreadPlace | null {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'place' in state ? state.place : null;
  return isPlace(place) ? place : null;
}

function storePlace(place: ThreadPlace): void {
  const state: unknown = history.state;
  const others = typeof state === 'object' && state !== null ? state : {};
  try {
    history.replaceState({ ...others, place }, '');
  } catch {
    // Safari allows a hundred such calls in thirty seconds: the next one stores a newer place.
  }
}

/** The thread is at rest this long after the last scrolling. */
const REST_MS = 120;

/** Stores where the reader is whenever the thread comes to rest. Returns a function that stops. */
export function followPlace(thread: HTMLElement, isPinned: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const turn = turnAtTop(thread);
    if (!turn?.dataset.turn) return;
    const offset = turn.getBoundingClientRect().top - thread.getBoundingClientRect().top;
    storePlace({ turn: turn.dataset.turn, offset: Math.round(offset), isPinned: isPinned() });
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(store, REST_MS);
  };
  const storeNow = (): void => {
    if (timer !== undefined) store();
  };
  thread.addEventListener('scroll', onScroll, { passive: true });
  // A click may lead to the Bible, which takes the place along: it has to be the newest.
  thread.addEventListener('click', storeNow, true);
  addEventListener('pagehide', storeNow);
  return () => {
    clearTimeout(timer);
    thread.removeEventListener('scroll', onScroll);
    thread.removeEventListener('click', storeNow, true);
    removeEventListener('pagehide', storeNow);
  };
}

/** What is at the top is asked of the browser: measuring every turn would draw all that are out of sight. */
function turnAtTop(thread: HTMLElement): HTMLElement | null {
  const { left, top, width } = thread.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + 1);
  if (!hit || !thread.contains(hit)) return null;
  return hit.closest<HTMLElement>('[data-turn]') ?? thread.querySelector<HTMLElement>('[data-turn]');
}

/** Scrolls a thread to a place. Returns whether the place is in it. */
export function scrollToPlace(thread: HTMLElement, { turn, offset }: ThreadPlace): boolean {
  const element = thread.querySelector(`[data-turn="${CSS.escape(turn)}"]`);
  if (!element) return false;
  const now = element.getBoundingClientRect().top - thread.getBoundingClientRect().top;
  thread.scrollTop += now - offset;
  return true;
}
