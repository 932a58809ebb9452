import { showToast } from '../../app/toast-queue.ts';

/** Scrolls to a highlight in the conversation and focuses its button, once the dialog is closed. */
export function scrollToHighlight({ id }: { id: string }): void {
  requestAnimationFrame(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-highlight]')].filter(
      (element) => element.dataset.highlight === id,
    );
    const first = elements[0];
    if (!first) {
      showToast(
        'Not on this page',
        'Its words have changed, or stand in an earlier part of the conversation.',
      );
      return;
    }
    first.scrollIntoView({ block: 'center' });
    elements.find((element) => element instanceof HTMLButtonElement)?.focus({ preventScroll: true });
  });
}
