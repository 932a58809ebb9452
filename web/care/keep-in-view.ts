const ROOM = 12;
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest panel in view above the composer while the thread changes around it and an on-screen keyboard takes
 * room, until the reader scrolls, presses or types. The focus stays where it is. Answers how to stop.
 */
export function keepInView(): () => void {
  const again = (): void => void requestAnimationFrame(show);
  const growth = new ResizeObserver(show);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    growth.disconnect();
    window.visualViewport?.removeEventListener('resize', again);
    for (const act of ACTS) removeEventListener(act, stop);
  };
  // Not before: the panel is being drawn, and the key that sent the words is still on its way through the page.
  const frame = requestAnimationFrame(() => {
    for (const act of ACTS) addEventListener(act, stop, { passive: true });
    window.visualViewport?.addEventListener('resize', again);
    for (const column of document.querySelectorAll('[data-thread] > *')) growth.observe(column);
  });
  return stop;
}

/** The whole panel, or as much of it as there is room for. */
function show(): void {
  const panels = document.querySelectorAll<HTMLElement>('[data-thread] [data-help="whole"]');
  const panel = panels[panels.length - 1];
  const thread = panel?.closest<HTMLElement>('[data-thread]');
  if (!panel || !thread) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const room = thread.getBoundingClientRect();
  const above = top - room.top - ROOM;
  const by = above < 0 ? above : Math.max(0, Math.min(bottom - room.bottom + ROOM, above));
  if (Math.abs(by) >= 1) thread.scrollTop += by;
  thread.dataset.helpAt = String(thread.scrollTop);
}
