/**
 * Puts `text` between `start` and `end` of a field as if it had been typed: the browser's undo takes it back, the
 * field's own input event follows, and the caret stays where it stood in the words.
 */
export function replaceWord(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  const caret = caretAfter(field.selectionEnd, start, end, text.length);
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated and without a successor: the only way that undo knows of.
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(caret, caret);
}

/** Where a caret belongs after the letters from `start` to `end` have become `length` others. */
export function caretAfter(caret: number, start: number, end: number, length: number): number {
  if (caret <= start) return caret;
  return caret >= end ? caret + length - (end - start) : start + length;
}
