type Field = HTMLInputElement | HTMLTextAreaElement;

export interface EarlyInput {
  /**
   * Called before the app is drawn, as it then counts what is in a field as its first value. The function that it returns is
   * called once the app is drawn: it stops collecting, and does again what the reader did before.
   */
  take(): () => void;
}

/** Keeps what a reader presses and types before the app is there to react. Links, and what browsers do by themselves, go on. */
export function collectInput(page: Document): EarlyInput {
  let pressed: HTMLElement | null = null;
  const collecting = new AbortController();
  const options = { capture: true, signal: collecting.signal };

  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    hold(event);
    pressed = button;
  };
  const onSubmit = (event: Event): void => {
    hold(event);
    const { submitter } = event as SubmitEvent;
    if (submitter) pressed = submitter;
    else if (event.target instanceof HTMLElement) pressed = event.target.querySelector('[type="submit"]');
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', onSubmit, options);

  return {
    take() {
      const fields = [...page.querySelectorAll<Field>('input, textarea')].filter(isChanged);
      const words = fields.map(({ value }) => value);
      const finish = (): void => {
        collecting.abort();
        for (const [at, field] of fields.entries()) if (field.isConnected) enter(field, words[at] ?? '');
      };
      // Outside the app's own drawing, where it would not take notice; the press comes when the fields' words are drawn.
      return () =>
        void Promise.resolve()
          .then(finish)
          .then(() => pressed?.isConnected && pressed.click());
    },
  };
}

/** Neither the browser nor an app that is half drawn acts on it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const isChanged = (field: Field): boolean =>
  isChoice(field)
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue && field.type !== 'file';

/**
 * Enters a value once more, so that the app takes notice of it: React compares it with the value that it saw last, which
 * an assignment to the field sets. `words` are what the field held before it was drawn; by now there may be more in it.
 */
function enter(field: Field, words: string): void {
  if (isChoice(field)) {
    field.checked = false;
    field.click();
    return;
  }
  const value = isChanged(field) ? field.value : words;
  field.value = value === '' ? ' ' : '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
