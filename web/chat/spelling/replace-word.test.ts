// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caretAfter, replaceWord } from './replace-word.ts';

afterEach(() => document.body.replaceChildren());

describe('replacing a word', () => {
  it('keeps the caret at the same word', () => {
    expect(caretAfter(2, 8, 14, 6)).toBe(2);
    expect(caretAfter(20, 8, 14, 7)).toBe(21);
    expect(caretAfter(14, 8, 14, 5)).toBe(13);
    expect(caretAfter(10, 8, 14, 7)).toBe(15);
  });

  it('fires the field’s input event', () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.value = 'Where is Isreal today';
    field.setSelectionRange(21, 21);
    const listener = vi.fn();
    field.addEventListener('input', listener);
    replaceWord(field, 9, 15, 'Israel');
    expect(field.value).toBe('Where is Israel today');
    expect(field.selectionEnd).toBe(21);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
