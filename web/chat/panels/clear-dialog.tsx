import type { JSX } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmErase, useErasure } from '../device/confirm-erase.tsx';

interface ClearDialogProps {
  sessionId: string;
  open: boolean;
  onClose: () => void;
  onCleared: () => void;
}

/** Asks before a conversation is deleted. */
export function ClearDialog({ sessionId, open, onClose, onCleared }: ClearDialogProps): JSX.Element {
  const erasure = useErasure(sessionId, onCleared);
  const close = (): void => {
    erasure.clearProblem();
    onClose();
  };
  return (
    <Dialog title="Clear Chat" role="alertdialog" open={open} onClose={close}>
      <ConfirmErase erasure={erasure} action="Clear Chat" onCancel={close}>
        Are you sure you want to clear this conversation? This will permanently delete all messages and start
        a new spiritual conversation. This action cannot be undone.
      </ConfirmErase>
    </Dialog>
  );
}
