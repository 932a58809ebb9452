import { type JSX, useState } from 'react';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import foot from '../../ui/dialog-actions.module.css';
import { forgetEverything, type NotDeleted } from './erase.ts';
import style from './forget-everything-dialog.module.css';

interface ForgetEverythingDialogProps {
  /** How many conversations are listed. */
  count: number;
  onClose: () => void;
  onForgotten: () => void;
}

/** The beginning of the sentence that says what goes. */
function scopeOf(count: number): string {
  if (count === 0) return 'Deleted will be';
  const listed = count === 1 ? 'The conversation' : `All ${count} conversations`;
  return `${listed} on this list will be deleted on the server, and then`;
}

/** Asks before everything on this device is deleted, and then says what could not be. */
export function ForgetEverythingDialog({
  count,
  onClose,
  onForgotten,
}: ForgetEverythingDialogProps): JSX.Element {
  const [state, setState] = useState<'asking' | 'working' | NotDeleted>('asking');

  const forget = async (): Promise<void> => {
    setState('working');
    const rest = await forgetEverything();
    if (rest.conversations > 0 || rest.hasScores) {
      setState(rest);
      return;
    }
    showToast('Everything is forgotten', 'No conversation is kept on this device any more.');
    onClose();
    onForgotten();
  };

  if (typeof state === 'object') {
    return (
      <Dialog title="Not everything could be deleted" role="alertdialog" open onClose={onForgotten}>
        <div role="alert">
          {state.conversations > 0 && (
            <p>
              {state.conversations === 1 ? 'One conversation' : `${state.conversations} conversations`} could
              not be deleted on the server. What was kept here of them is gone; they stay on the list until
              the server has deleted them. Berea tries again when the network is back.
            </p>
          )}
          {state.hasScores && (
            <p className={style.text}>
              Your scores of the Bible games could not be deleted on the server. Please try again when the
              network is back.
            </p>
          )}
        </div>
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
        {scopeOf(count)} everything of conversations in this browser: the list, the copies for reading without
        a network, drafts, words that wait to be sent, and highlights.
      </p>
      <p className={style.text}>
        With them go your favorites and recent searches, your age and country if you told them, and of the
        Bible games your cards, your seats in live rooms and, on the server too, your scores. This cannot be
        undone.
      </p>
      <p className={style.text}>
        Your translation, the colours of the page, the size of the text and downloaded translations stay as
        they are.
      </p>
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
