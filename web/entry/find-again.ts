/**
 * A function that finds a control again after the page was drawn: the same element, or where the app drew its own in place of the
 * server's, the one that has its place among those that look the same.
 */
export function findAgain<Control extends HTMLElement>(
  page: Document,
  control: Control,
): () => Control | undefined {
  const signature = signatureOf(control);
  const alike = (): Control[] =>
    [...page.querySelectorAll<Control>(control.tagName)].filter((each) => signatureOf(each) === signature);
  const place = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[place]);
}

/** What a control is, but for what readers do to it. */
function signatureOf(control: HTMLElement): string {
  const attributes = ['type', 'name', 'aria-label', 'placeholder'].map((name) => control.getAttribute(name));
  const own = control instanceof HTMLButtonElement ? control.textContent : choiceOf(control);
  return JSON.stringify([...attributes, own]);
}

/** What a choice stands for; the value of any other field is what somebody entered. */
const choiceOf = (control: HTMLElement): string | null =>
  /^(?:radio|checkbox)$/.test(control.getAttribute('type') ?? '') ? control.getAttribute('value') : null;
