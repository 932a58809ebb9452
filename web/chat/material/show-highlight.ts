import { showToast } from '../../app/toast-queue.ts';

/** Leads to a highlight's place in the conversation, once the dialog over it is closed. */
export function showHighlight({ id }: { id: string }): void {
  requestAnimationFrame(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-highlight]')].filter(
      (element) => element.dataset.highlight === id,
    );
    const first = parts[0];
    if (!first) {
      showToast(
        'Not on this page',
        'Its words have changed, or stand in an earlier part of the conversation.',
      );
      return;
    }
    first.scrollIntoView({ block: 'center' });
    parts.find((part) => part instanceof HTMLButtonElement)?.focus({ preventScroll: true });
  });
}
