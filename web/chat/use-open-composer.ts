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
      if (!(target instanceof Node && form.current?.contains(target))) setIsOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, form]);
  return {
    isOpen,
    close: (): void => setIsOpen(false),
    onFocus: ({ target }: FocusEvent<HTMLFormElement>): void => {
      if ((target as Element) instanceof HTMLTextAreaElement) setIsOpen(true);
    },
  };
}
