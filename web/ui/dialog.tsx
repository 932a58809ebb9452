import X from 'lucide-react/icons/x';
import {
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import button from './button.module.css';
import style from './dialog.module.css';

interface DialogProps {
  title: string;
  open: boolean;
  /** Escape, a press beside the dialog, or its close button. */
  onClose: () => void;
  /** `alertdialog` asks before something is lost: a press beside it does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** Room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it holds the focus, makes the page behind it inert and gives the focus back.
 * A card on a desk, a sheet from the bottom on a phone. The focus goes to `data-first-focus`, else to its first control.
 */
export function Dialog({
  title,
  open,
  onClose,
  role = 'dialog',
  wide = false,
  children,
}: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  // Closed first, which gives the focus back, then told at once.
  const leave = (event: SyntheticEvent): void => {
    event.preventDefault();
    ref.current?.close();
    onClose();
  };
  // Escape. A file input in it says "cancel", too.
  const cancel = (event: SyntheticEvent): void => {
    if (event.target === ref.current) leave(event);
  };
  // Safari's search fields keep Escape for themselves, also where they have nothing left to clear.
  const escapeSearch = (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (target.type === 'search' && target.value === '') leave(event);
  };
  // Told a moment after it closed: by then it may have been opened anew.
  const closed = (): void => {
    if (!ref.current?.open) onClose();
  };
  const closeBeside = (event: MouseEvent): void => {
    if (role === 'dialog' && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={wide ? style.wide : style.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      {...(role === 'alertdialog' && { 'aria-describedby': `${id}-body` })}
      onCancel={cancel}
      onClose={closed}
      onClick={closeBeside}
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
