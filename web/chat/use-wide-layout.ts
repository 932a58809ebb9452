import { useSyncExternalStore } from 'react';

/** From this width on there is room for a column beside the conversation. */
const WIDE = '(min-width: 1180px)';

/** Whether the side column is shown beside the conversation; otherwise its content comes below the thread. */
export const useWideLayout = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
