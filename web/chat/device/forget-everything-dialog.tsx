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
  /** The conversation on screen; null where there is none. */
  onScreen: string | null;
  /** It is not on the list. */
  isOnScreenUnlisted: boolean;
  onClose: () => void;
  onForgotten: () => void;
}

/** The beginning of the sentence that says what goes. */
function scopeOf(count: number, isOnScreenUnlisted: boolean): string {
  const listed =
    count === 0 ? [] : [`${count === 1 ? 'The conversation' : `All ${count} conversations`} on this list`];
  const onScreen = isOnScreenUnlisted ? [`${count === 0 ? 'The conversation' : 'the one'} on screen`] : [];
  const known = [...listed, ...onScreen].join(' and ');
  return known ? `${known} will be deleted on the server, and then` : 'Deleted will be';
}

const conversationsOf = (count: number): string =>
  count === 1 ? 'One conversation' : `${count} conversations`;

/** Asks before everything on this device is deleted, and then says what could not be. */
export function ForgetEverythingDialog({
  count,
  onScreen,
  isOnScreenUnlisted,
  onClose,
  onForgotten,
}: ForgetEverythingDialogProps): JSX.Element {
  const [state, setState] = useState<'asking' | 'working' | NotDeleted>('asking');
  const leave = (): void => {
    onClose();
    onForgotten();
  };

  const forget = async (): Promise<void> => {
    setState('working');
    const rest = await forgetEverything(onScreen, new Date());
    if (rest.conversations > 0 || rest.secretConversations > 0 || rest.hasScores) {
      setState(rest);
      return;
    }
    showToast('Everything is forgotten', 'Nothing of you is kept on this device any more.');
    leave();
  };

  if (typeof state === 'object') {
    return (
      <Dialog title="Not everything could be deleted" role="alertdialog" open onClose={leave}>
        <div role="alert" className={style.texts}>
          {state.conversations > 0 && (
            <p>
              {conversationsOf(state.conversations)} could not be deleted on the server. What was kept here of
              them is gone; they stay on the list until the server has deleted them. Berea tries again when
              the network is back.
            </p>
          )}
          {state.secretConversations > 0 && (
            <p>
              {conversationsOf(state.secretConversations)} that Berea keeps off this device could not be
              deleted on the server. Please try again when the network is back, before you close this tab.
            </p>
          )}
          {state.hasScores && (
            <p>
              Your scores of the Bible games could not be deleted on the server. Please try again when the
              network is back.
            </p>
          )}
        </div>
        <div className={foot.ways}>
          <button type="button" className={button.quiet} onClick={forget}>
            Try again now
          </button>
          <button type="button" className={button.primary} onClick={leave}>
            Understood
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Forget everything on this device" role="alertdialog" open onClose={onClose}>
      <div className={style.texts}>
        <p>
          {scopeOf(count, isOnScreenUnlisted)} what this browser keeps of conversations: the list, copies,
          drafts, words that wait to be sent, and highlights.
        </p>
        <p>
          With them goes all else that Berea keeps here: favorites, searches, the chapters you opened,
          downloaded translations, age and country, choices such as colors and size of the text, and of the
          Bible games cards, seats in rooms and, on the server too, scores. This cannot be undone.
        </p>
        <p>Only the app’s own files stay, the same for everybody.</p>
      </div>
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
