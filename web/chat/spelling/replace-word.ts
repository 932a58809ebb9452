/**
 * Replaces the text between `start` and `end` of a field as if it had been typed: the browser's undo works, the field
 * fires its input event, and the caret stays at the same word.
 */
export function replaceWord(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  const caret = caretAfter(field.selectionEnd, start, end, text.length);
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated without a successor: the only way that undo covers.
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(caret, caret);
}

/** The caret's position after the text from `start` to `end` was replaced by `length` characters. */
export function caretAfter(caret: number, start: number, end: number, length: number): number {
  if (caret <= start) return caret;
  return caret >= end ? caret + length - (end - start) : start + length;
}
