import { useEffect, useState } from 'react';

/** So many come at a time, and so long lies between: a frame can be drawn there. */
const AT_A_TIME = 4;
const BETWEEN_MS = 16;

const waiting = new Set<() => void>();
let isCalled = false;

function callSome(): void {
  isCalled = false;
  for (const come of [...waiting].slice(0, AT_A_TIME)) {
    waiting.delete(come);
    come();
  }
  callSoon();
}

function callSoon(): void {
  if (isCalled || waiting.size === 0) return;
  isCalled = true;
  setTimeout(callSome, BETWEEN_MS);
}

/**
 * Whether something that becomes `wanted` while it stands may come: a few at a time do, in the order in which they
 * stand, so that the page is not held up by all at once. What is wanted from the start is there from the start.
 */
export function useItsTurn(wanted: boolean): boolean {
  const [came, setCame] = useState(wanted);
  useEffect(() => {
    if (!wanted || came) return;
    const come = (): void => setCame(true);
    waiting.add(come);
    callSoon();
    return () => {
      waiting.delete(come);
    };
  }, [wanted, came]);
  return wanted && came;
}
