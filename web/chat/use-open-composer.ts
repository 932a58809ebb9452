import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether the composer shows all its tools on a small screen: from when the field has the focus until the reader turns to
 * something else. Some browsers take the focus from the field when a button beside it is pressed; the composer stays as
 * it is then, so that nothing moves under a finger.
 */
export function useOpenComposer(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event): void => {
      // A dialog that was opened from here returns the focus to its button.
      const stays = target instanceof Element && (form.current?.contains(target) || target.closest('dialog'));
      if (!stays) setIsOpen(false);
    };
    // A pressed button takes the focus at once: closing then would move it away from under the finger before it is
    // released. A press therefore counts when it is a click, and the focus alone when it came by keyboard.
    let isPressed = false;
    const onPress = (): void => {
      isPressed = true;
    };
    const onFocusIn = (event: Event): void => {
      if (!isPressed) closeOutside(event);
    };
    const onClick = (event: Event): void => {
      isPressed = false;
      closeOutside(event);
    };
    const onKey = (): void => {
      isPressed = false;
    };
    addEventListener('pointerdown', onPress);
    addEventListener('focusin', onFocusIn);
    addEventListener('click', onClick);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('focusin', onFocusIn);
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, form]);
  return {
    isOpen,
    open: (): void => setIsOpen(true),
    close: (): void => setIsOpen(false),
    onFocus: ({ target }: FocusEvent<HTMLFormElement>): void => {
      if ((target as Element) instanceof HTMLTextAreaElement) setIsOpen(true);
    },
  };
}
