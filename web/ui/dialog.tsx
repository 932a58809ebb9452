import X from 'lucide-react/icons/x';
import {
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import button from './button.module.css';
import style from './dialog.module.css';
import { placeAt } from './place-at.ts';

interface DialogProps {
  title: string;
  open: boolean;
  /** Called for Escape, a click outside the dialog, or its close button. */
  onClose: () => void;
  /** `alertdialog` asks before something is lost; a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Wide enough for two columns. */
  wide?: boolean;
  /** The control that opens it: on a desk the dialog is a menu at this control, and the page is not dimmed. */
  opener?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, makes the page behind it inert and restores the focus on closing. A
 * card on a wide screen, or a menu at its opener; a bottom sheet on a phone. The focus goes to `data-first-focus`, else to the first control.
 */
export function Dialog({
  title,
  open,
  onClose,
  role = 'dialog',
  wide = false,
  opener,
  children,
}: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      // The browser scrolls to what has the focus; what is asked is read from its beginning.
      dialog.scrollTop = 0;
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    const control = opener?.current;
    if (open && dialog && control) return placeAt(dialog, control);
  }, [open, opener]);

  // Closes first, which restores the focus, then calls onClose at once.
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    ref.current?.close();
    onClose();
  };
  // Escape. A file input inside the dialog emits "cancel", too.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target === ref.current) close(event);
  };
  // Safari's search fields consume Escape even when they are empty.
  const escapeSearch = (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (target.type === 'search' && target.value === '') close(event);
  };
  // The browser emits "close" a moment later: by then it may be open again.
  const onClosed = (): void => {
    if (!ref.current?.open) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (role === 'dialog' && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={wide ? style.wide : style.dialog}
      data-menu={opener ? '' : undefined}
      role={role}
      aria-labelledby={`${id}-title`}
      {...(role === 'alertdialog' && { 'aria-describedby': `${id}-body` })}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={closeOnBackdrop}
      onKeyDown={escapeSearch}
    >
      {open && (
        <div className={style.card}>
          <header className={style.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            {role === 'dialog' && (
              <button type="button" className={button.icon} aria-label="Close" onClick={onClose}>
                <X aria-hidden="true" />
              </button>
            )}
          </header>
          <div id={`${id}-body`}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
