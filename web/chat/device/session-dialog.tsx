import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, type JSX, useState } from 'react';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import foot from '../../ui/dialog-actions.module.css';
import { NameField } from '../name-field.tsx';
import { ConfirmErase, useErasure } from './confirm-erase.tsx';
import style from './session-dialog.module.css';
import { type ListedSession, renameSession } from './sessions.ts';

interface SessionDialogProps {
  session: ListedSession;
  onClose: () => void;
  onErased: () => void;
}

/** Changes a conversation's title, or deletes it on the server and here. */
export function SessionDialog({ session, onClose, onErased }: SessionDialogProps): JSX.Element {
  const [isDeleting, setIsDeleting] = useState(session.deleting ?? false);
  const erasure = useErasure(session.id, () => {
    showToast('Conversation deleted', 'Nothing of it is kept on the server or on this device.');
    onClose();
    onErased();
  });

  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('title');
    if (typeof name === 'string') renameSession(session.id, name);
    onClose();
  };

  if (isDeleting) {
    return (
      <Dialog title="Delete this conversation" role="alertdialog" open onClose={onClose}>
        <ConfirmErase erasure={erasure} action="Delete" onCancel={onClose}>
          “{session.title}” is deleted on the server first, then on this device, with its highlights and
          drafts. This cannot be undone.
        </ConfirmErase>
      </Dialog>
    );
  }
  return (
    <Dialog title="Conversation" open onClose={onClose}>
      <form onSubmit={rename}>
        <NameField label="Title" name="title" value={session.title}>
          The title is kept on this device alone.
        </NameField>
        <div className={foot.ways}>
          <button
            type="button"
            className={`${button.text} ${style.first}`}
            onClick={() => setIsDeleting(true)}
          >
            <Trash aria-hidden="true" />
            Delete
          </button>
          <button type="submit" className={button.primary}>
            Save title
          </button>
        </div>
      </form>
    </Dialog>
  );
}
