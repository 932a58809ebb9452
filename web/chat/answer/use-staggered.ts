import { useEffect, useState } from 'react';

/** How many are shown at a time, and the pause between, in which a frame can be drawn. */
const BATCH_SIZE = 4;
const DELAY_MS = 16;

const waiting = new Set<() => void>();
let isScheduled = false;

function showNextBatch(): void {
  isScheduled = false;
  for (const come of [...waiting].slice(0, BATCH_SIZE)) {
    waiting.delete(come);
    come();
  }
  scheduleBatch();
}

function scheduleBatch(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  setTimeout(showNextBatch, DELAY_MS);
}

/**
 * Whether something that becomes `wanted` later may be shown. A few are shown at a time, in their order on the page, so
 * that drawing all of them does not block it. What is wanted from the start is shown from the start.
 */
export function useStaggered(wanted: boolean): boolean {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (!wanted || shown) return;
    const show = (): void => setShown(true);
    waiting.add(show);
    scheduleBatch();
    return () => {
      waiting.delete(show);
    };
  }, [wanted, shown]);
  return wanted && shown;
}
