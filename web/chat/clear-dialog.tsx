import { type JSX, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import style from './clear-dialog.module.css';
import { eraseSession } from './device/erase.ts';

interface ClearDialogProps {
  sessionId: string;
  open: boolean;
  onClose: () => void;
  onCleared: () => void;
}

/** Asks before everything is gone. After a failure nothing is gone, and it can be tried again. */
export function ClearDialog({ sessionId, open, onClose, onCleared }: ClearDialogProps): JSX.Element {
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const clear = async (): Promise<void> => {
    setDeleting(true);
    setProblem(null);
    try {
      await eraseSession(sessionId);
      onCleared();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setDeleting(false);
    }
  };
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  return (
    <Dialog title="Clear Chat" role="alertdialog" open={open} onClose={close}>
      <p>
        Are you sure you want to clear this conversation? This will permanently delete all messages and start
        a new spiritual conversation. This action cannot be undone.
      </p>
      {problem && (
        <p className={style.problem} role="alert">
          Nothing was deleted. {problem}
        </p>
      )}
      <div className={style.ways}>
        <button type="button" className={button.quiet} onClick={close}>
          Cancel
        </button>
        <button type="button" className={button.primary} disabled={deleting} onClick={clear}>
          {problem ? 'Try again' : 'Clear Chat'}
        </button>
      </div>
    </Dialog>
  );
}
