// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caretAfter, replaceWord } from './replace-word.ts';

afterEach(() => document.body.replaceChildren());

describe('putting a word in the place of another', () => {
  it('keeps the caret where it stood in the words', () => {
    expect(caretAfter(2, 8, 14, 6)).toBe(2);
    expect(caretAfter(20, 8, 14, 7)).toBe(21);
    expect(caretAfter(14, 8, 14, 5)).toBe(13);
    expect(caretAfter(10, 8, 14, 7)).toBe(15);
  });

  it('tells the field’s own listeners', () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.value = 'Where is Isreal today';
    field.setSelectionRange(21, 21);
    const heard = vi.fn();
    field.addEventListener('input', heard);
    replaceWord(field, 9, 15, 'Israel');
    expect(field.value).toBe('Where is Israel today');
    expect(field.selectionEnd).toBe(21);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
