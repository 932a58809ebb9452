import { type Field, isChanged, isChoice, isField, reenter } from './fields.ts';
import { findAgain } from './find-again.ts';

/**
 * What readers have entered in the page's fields, and what they enter from now on until `signal` is aborted. Until then the app is
 * being drawn: it would take what it finds in a field for its first value, and a key pressed meanwhile for nothing new.
 */
export function enteredIn(page: Document, signal: AbortSignal): { again: () => void } {
  const entered = new Map<Field, { words: string; find: () => Field | undefined }>();
  const note = (field: Field): void => {
    const find = entered.get(field)?.find ?? findAgain(page, field);
    entered.set(field, { words: field.value, find });
  };
  const onInput = (event: Event): void => {
    const { target } = event;
    if (!isField(target)) return;
    event.stopImmediatePropagation();
    // Another choice takes back the one before.
    for (const field of entered.keys()) if (isChoice(field) && !isChanged(field)) entered.delete(field);
    if (isChanged(target)) note(target);
    else entered.delete(target);
  };
  for (const type of ['input', 'change']) page.addEventListener(type, onInput, { capture: true, signal });
  for (const field of page.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) note(field);

  return {
    /** Enters everything once more, so that the app takes notice of it. */
    again() {
      for (const { find, words } of entered.values()) {
        const field = find();
        if (field) reenter(field, words);
      }
    },
  };
}
