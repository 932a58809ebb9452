import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import type { JSX } from 'react';
import { dismissToast, TOAST_DURATION, TOAST_WITH_ACTION_DURATION, useToasts } from './toast-queue.ts';
import style from './toasts.module.css';

/** The notification region: F8 moves the focus here, a swipe of 50 px to the right dismisses a toast. */
export function Toasts(): JSX.Element {
  const toasts = useToasts();
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, action, open }) => (
        <Toast.Root
          key={id}
          className={style.toast}
          open={open}
          duration={action ? TOAST_WITH_ACTION_DURATION : TOAST_DURATION}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
        >
          <Toast.Title className={style.title}>{title}</Toast.Title>
          {description && <Toast.Description className={style.description}>{description}</Toast.Description>}
          {action && (
            <Toast.Action className={style.action} altText={action.label} onClick={action.run}>
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className={style.close} aria-label="Close">
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={style.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
