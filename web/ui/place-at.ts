/** Pixels between a menu and its opener, and between a menu and the window's edge. */
const GAP = 6;
const EDGE = 8;

/**
 * Keeps a dialog at the control that opened it, below it where there is room, else above. Its width stays. The style sheet
 * uses the position on a desk alone (`data-menu` in dialog.module.css). Returns a function that stops.
 */
export function placeAt(dialog: HTMLDialogElement, opener: HTMLElement): () => void {
  const place = (): void => {
    const at = opener.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const { offsetWidth, scrollHeight } = dialog;
    const left = at.left + at.width / 2 < innerWidth / 2 ? at.left : at.right - offsetWidth;
    const below = innerHeight - at.bottom - GAP - EDGE;
    const above = at.top - GAP - EDGE;
    const goesBelow = below >= Math.min(scrollHeight, innerHeight / 2) || below >= above;
    const { style } = dialog;
    style.setProperty('--left', `${clamp(left, EDGE, innerWidth - offsetWidth - EDGE)}px`);
    style.setProperty('--top', goesBelow ? `${at.bottom + GAP}px` : 'auto');
    style.setProperty('--bottom', goesBelow ? 'auto' : `${innerHeight - at.top + GAP}px`);
    style.setProperty('--room', `${goesBelow ? below : above}px`);
  };
  place();
  const resizes = new ResizeObserver(place);
  resizes.observe(dialog);
  addEventListener('resize', place);
  return () => {
    resizes.disconnect();
    removeEventListener('resize', place);
  };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
