import { type JSX, useState } from 'react';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import foot from '../../ui/dialog-actions.module.css';
import { forgetEverything } from './erase.ts';
import style from './forget-everything-dialog.module.css';

interface ForgetEverythingDialogProps {
  /** How many conversations are listed. */
  count: number;
  onClose: () => void;
  onForgotten: () => void;
}

/** Asks before everything on this device is deleted, and then says what could not be. */
export function ForgetEverythingDialog({
  count,
  onClose,
  onForgotten,
}: ForgetEverythingDialogProps): JSX.Element {
  const [state, setState] = useState<'asking' | 'working' | number>('asking');

  const forget = async (): Promise<void> => {
    setState('working');
    const failures = await forgetEverything();
    if (failures > 0) {
      setState(failures);
      return;
    }
    showToast('Everything is forgotten', 'No conversation is kept on this device any more.');
    onClose();
    onForgotten();
  };

  if (typeof state === 'number') {
    return (
      <Dialog title="Not everything could be deleted" role="alertdialog" open onClose={onForgotten}>
        <p role="alert">
          {state === 1 ? 'One conversation' : `${state} conversations`} could not be deleted on the server.
          What was kept here of them is gone; they stay on the list until the server has deleted them. Berea
          tries again when the network is back.
        </p>
        <div className={foot.ways}>
          <button type="button" className={button.quiet} onClick={forget}>
            Try again now
          </button>
          <button
            type="button"
            className={button.primary}
            onClick={() => {
              onClose();
              onForgotten();
            }}
          >
            Understood
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Forget everything on this device" role="alertdialog" open onClose={onClose}>
      <p>
        {count === 1 ? 'The conversation' : `All ${count} conversations`} on this list will be deleted on the
        server, and then everything of conversations in this browser: the list, the copies for reading without
        a network, drafts, words that wait to be sent, and highlights. Your age and country, if you told them,
        go as well. This cannot be undone.
      </p>
      <p className={style.text}>Your translation and the colours of the page stay as they are.</p>
      <div className={foot.ways}>
        <button type="button" className={button.quiet} disabled={state === 'working'} onClick={onClose}>
          Cancel
        </button>
        <button type="button" className={button.primary} disabled={state === 'working'} onClick={forget}>
          {state === 'working' ? 'Forgetting' : 'Forget everything'}
        </button>
      </div>
    </Dialog>
  );
}
