import { useEffect } from 'react';

/**
 * Calls `onBack` when the browser has a network again. Not the one of TanStack Query, which takes a page that was opened
 * without a network for one that has it, and so never sees it come.
 */
export function useBackOnline(onBack: () => void): void {
  useEffect(() => {
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  });
}
