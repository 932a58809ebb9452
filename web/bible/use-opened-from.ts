import { useEffect, useState } from 'react';
import { type OpenedFrom, openedFromOf } from '../passages/opened-from.ts';

/**
 * The conversation from which the Bible was opened; null where it was opened otherwise. What is read next remembers it,
 * too: every entry that this page adds to the browser's history gets it.
 */
export function useOpenedFrom(): OpenedFrom | null {
  const [openedFrom] = useState(() => (typeof history === 'undefined' ? null : openedFromOf(history.state)));
  useEffect(() => {
    if (!openedFrom || openedFromOf(history.state)) return;
    const state: unknown = history.state;
    const others = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...others, openedFrom }, '');
  });
  return openedFrom;
}
