const MARGIN_PX = 12;
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest help panel in view above the composer while the thread changes around it and an on-screen keyboard
 * opens, until the reader scrolls, presses or types. The focus does not move. Returns a function that stops.
 */
export function keepInView(): () => void {
  const onResize = (): void => void requestAnimationFrame(scrollToPanel);
  const resizes = new ResizeObserver(scrollToPanel);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    resizes.disconnect();
    window.visualViewport?.removeEventListener('resize', onResize);
    for (const name of READER_EVENTS) removeEventListener(name, stop);
  };
  // Not earlier: the panel is still being drawn, and the keydown that sent the message would stop it at once.
  const frame = requestAnimationFrame(() => {
    for (const name of READER_EVENTS) addEventListener(name, stop, { passive: true });
    window.visualViewport?.addEventListener('resize', onResize);
    for (const column of document.querySelectorAll('[data-thread] > *')) resizes.observe(column);
  });
  return stop;
}

/** Scrolls so that the whole panel is visible, or its beginning where it is taller than the thread. */
function scrollToPanel(): void {
  const panels = document.querySelectorAll<HTMLElement>('[data-thread] [data-help-panel]');
  const panel = panels[panels.length - 1];
  const thread = panel?.closest<HTMLElement>('[data-thread]');
  if (!panel || !thread) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const view = thread.getBoundingClientRect();
  const above = top - view.top - MARGIN_PX;
  const distance = above < 0 ? above : Math.max(0, Math.min(bottom - view.bottom + MARGIN_PX, above));
  if (Math.abs(distance) >= 1) thread.scrollTop += distance;
  thread.dataset.helpScrollTop = String(thread.scrollTop);
}
