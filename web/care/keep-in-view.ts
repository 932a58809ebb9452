const ROOM = 12;

/**
 * Scrolls the newest panel into view above the composer, and again when an on-screen keyboard takes room, until the
 * reader scrolls by hand. The focus stays where it is. Answers how to stop.
 */
export function keepInView(): () => void {
  const show = (): void => {
    const panels = document.querySelectorAll<HTMLElement>('main [data-help="whole"]:not(dialog *)');
    const panel = panels[panels.length - 1];
    const thread = panel?.closest<HTMLElement>('[data-thread]');
    if (!panel || !thread) return;
    const { top, bottom } = panel.getBoundingClientRect();
    const room = thread.getBoundingClientRect();
    const above = top - room.top - ROOM;
    if (above < 0) thread.scrollTop += above;
    else thread.scrollTop += Math.max(0, Math.min(bottom - room.bottom + ROOM, above));
    thread.dataset.helpAt = String(thread.scrollTop);
  };
  const frame = requestAnimationFrame(show);
  const viewport = window.visualViewport;
  const again = (): void => void requestAnimationFrame(show);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    viewport?.removeEventListener('resize', again);
    for (const act of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(act, stop);
  };
  viewport?.addEventListener('resize', again);
  for (const act of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(act, stop, { passive: true });
  return stop;
}
