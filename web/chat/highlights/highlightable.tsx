import { type JSX, type MouseEvent, type ReactNode, useCallback } from 'react';
import { showToast } from '../../app/toast-queue.ts';
import type { Highlight } from './highlight.ts';
import { addHighlight, removeHighlight, useHighlights } from './highlight-store.ts';

interface HighlightableProps {
  sessionId: string;
  messageId: string;
  className?: string | undefined;
  children: (highlights: readonly Highlight[]) => ReactNode;
}

/** The text of a message that can be highlighted. Pressing a highlight removes it, which can be undone. */
export function Highlightable({
  sessionId,
  messageId,
  className,
  children,
}: HighlightableProps): JSX.Element {
  const highlights = useHighlights(sessionId, messageId);
  const press = useCallback(
    ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('a')) return;
      const id = target.closest('[data-highlight]')?.getAttribute('data-highlight');
      // Selecting text over a highlight is not a press on it.
      if (!id || getSelection()?.isCollapsed === false) return;
      const gone = removeHighlight(sessionId, messageId, id);
      if (!gone) return;
      showToast('Highlight removed', undefined, {
        label: 'Undo',
        run: () => addHighlight(sessionId, messageId, gone),
      });
    },
    [sessionId, messageId],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sign behind each highlight is the button for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div className={className} data-message={messageId} data-session={sessionId} onClick={press}>
      {children(highlights)}
    </div>
  );
}
