export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A radio button or a checkbox. */
export const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');

/** Whether the reader entered something: it differs from what the page said at first. Of radio buttons, the one chosen. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== firstValue(field);
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
  return field.value !== field.defaultValue && field.type !== 'file';
}

const firstValue = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

/**
 * Enters a changed field's value once more, so that the app takes notice of it: React compares it with the value that it saw
 * last, which an assignment to the field sets. `words` are what the field held before it was drawn; by now there may be more in it.
 */
export function reenter(field: Field, words: string): void {
  if (isChoice(field)) {
    // The click turns it back to what the reader chose.
    field.checked = field.type === 'checkbox' && field.defaultChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = words;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const value = isChanged(field) ? field.value : words;
  field.value = value === '' ? ' ' : '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
