import { newUuid } from '../../app/identifiers.ts';
import { showToast } from '../../app/toast-queue.ts';
import type { Category } from './categories.ts';
import { addHighlight } from './highlight-store.ts';
import type { MessageRange } from './message-range.ts';

/** Saves a part of a message as a highlight, and says so where the browser cannot store it. */
export function saveHighlight(
  root: Element,
  { start, end, text }: MessageRange,
  { name, color }: Category,
): void {
  const messageId = root.getAttribute('data-message');
  const sessionId = root.getAttribute('data-session');
  if (!messageId || !sessionId) return;
  const kept = addHighlight(sessionId, messageId, { id: newUuid(), start, end, color, category: name, text });
  if (!kept) {
    showToast(
      'Highlighted for now',
      'This browser keeps nothing for this page, so the highlight goes when the page is closed.',
    );
  }
}
