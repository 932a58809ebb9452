/**
 * Collects items and passes them on once per frame, so that a fast stream is drawn once per frame.
 * A hidden page has no frames; a timer replaces them there.
 */
export interface FrameBatch<T> {
  add: (items: readonly T[]) => void;
  /** Passes on at once what is pending. */
  flush: () => void;
  drop: () => void;
}

export function createFrameBatch<T>(onFlush: (items: T[]) => void): FrameBatch<T> {
  let pending: T[] = [];
  let cancel: (() => void) | null = null;

  const flush = (): void => {
    cancel?.();
    cancel = null;
    const items = pending;
    pending = [];
    if (items.length > 0) onFlush(items);
  };
  const schedule = (): (() => void) => {
    if (document.hidden) {
      const timer = setTimeout(flush, 100);
      return () => clearTimeout(timer);
    }
    const frame = requestAnimationFrame(flush);
    return () => cancelAnimationFrame(frame);
  };
  return {
    add: (items) => {
      pending.push(...items);
      cancel ??= schedule();
    },
    flush,
    drop: () => {
      cancel?.();
      cancel = null;
      pending = [];
    },
  };
}
