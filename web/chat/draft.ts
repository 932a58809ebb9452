import { useCallback, useState } from 'react';
import { isText, recall, remember } from '../app/storage.ts';

/** Words being written outlive a reload; they stay in this tab and go with it. */
export function keepDraft(sessionId: string, draft: string): void {
  remember('tab', `draft.${sessionId}`, draft || null);
}

export function useDraft(sessionId: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => recall('tab', `draft.${sessionId}`, isText) ?? '');
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      keepDraft(sessionId, next);
    },
    [sessionId],
  );
  return [draft, change];
}
