import { type RefObject, useEffect, useRef } from 'react';

/** A swipe is at least this long, quick, and much more sideways than up or down. */
const SWIPE_MIN_PX = 56;
const SWIPE_MAX_MS = 700;
const SWIPE_MIN_RATIO = 2;
/** Near an edge of the screen a swipe belongs to the browser (Back, Forward). */
const EDGE_PX = 24;
const NOT_FOR_KEYS = 'input, textarea, select, [contenteditable], [role="tab"], [role="dialog"], dialog';

/** Calls `turn` with 1 for the next and -1 for the previous chapter, by a swipe over the text or the arrow keys. */
export function useTurning(text: RefObject<HTMLElement | null>, turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      if (by === null || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isSelecting()) return;
      if (event.target instanceof Element && event.target.closest(NOT_FOR_KEYS)) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | null = null;
    const onStart = ({ touches: [touch, second], timeStamp }: TouchEvent): void => {
      const isMiddle = touch && touch.clientX > EDGE_PX && touch.clientX < innerWidth - EDGE_PX;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      start = isMiddle && !second && !isZoomed ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const onEnd = ({ changedTouches: [touch], timeStamp }: TouchEvent): void => {
      if (!start || !touch || isSelecting() || timeStamp - start.at > SWIPE_MAX_MS) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < SWIPE_MIN_RATIO * Math.abs(dy)) return;
      latest.current(dx < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [text]);
}

const isSelecting = (): boolean => getSelection()?.isCollapsed === false;
