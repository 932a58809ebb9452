/** Where the reader is in a passage: the first verse in view, and how far its top is below the window's, in pixels. */
export interface ReadingPlace {
  readonly verse: string;
  readonly offset: number;
}

/** The header of a wide screen. What covers more, or covers the text on a small screen, is measured. */
const HEADER_PX = 64;
const GAP_PX = 12;
/** Id of what covers the bottom of the text while a verse is selected. */
export const VERSE_SHEET = 'verse-sheet';

/** How much of the window's top is covered while the text scrolls. */
function coveredAtTop(): number {
  const cover = document.querySelector('[data-covers-text]');
  if (!cover) return HEADER_PX;
  return cover.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(cover).top) || 0);
}

/** The verse at the top of the window; null while none is shown. */
export function currentPlace(): ReadingPlace | null {
  const verses = document.querySelectorAll<HTMLElement>('[data-verse]');
  const covered = coveredAtTop();
  for (const element of verses) {
    const { top, bottom } = element.getBoundingClientRect();
    const verse = element.dataset.verse;
    if (bottom > covered && verse) return { verse, offset: Math.round(top) };
  }
  return null;
}

/** Scrolls the window so that the verse is where it was. Returns whether the verse is on the page. */
export function scrollToPlace({ verse, offset }: ReadingPlace): boolean {
  const element = document.querySelector(`[data-verse="${CSS.escape(verse)}"]`);
  if (!element) return false;
  scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' });
  return true;
}

/** Brings a verse, with its comparison, between what covers the top and the bottom of the text; its beginning first. */
export function bringIntoView(verse: string): void {
  const element = document.querySelector(`[data-verse="${CSS.escape(verse)}"]`);
  if (!element) return;
  const { top, bottom } = (element.closest('[data-compared]') ?? element).getBoundingClientRect();
  const sheet = document.getElementById(VERSE_SHEET);
  const end = (sheet?.getBoundingClientRect().top ?? innerHeight) - GAP_PX;
  const start = coveredAtTop() + GAP_PX;
  if (top < start) scrollBy(0, top - start);
  else if (bottom > end) scrollBy(0, Math.min(bottom - end, top - start));
}

const isPlace = (value: unknown): value is ReadingPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ReadingPlace).verse === 'string' &&
  typeof (value as ReadingPlace).offset === 'number';

/** The place at which this entry of the browser's history was left; null for a new one. */
export function storedPlace(): ReadingPlace | null {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'place' in state ? state.place : null;
  return isPlace(place) ? place : null;
}

/** Stores the place with the page's entry in the browser's history: Back and a reload return to it. */
export function storePlace(place: ReadingPlace): void {
  const state: unknown = history.state;
  const others = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...others, place }, '');
}
