import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, type JSX, useState } from 'react';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../group-name-dialog.module.css';
import { eraseSession } from './erase.ts';
import style from './session-dialog.module.css';
import { type KeptSession, renameSession } from './sessions.ts';

interface SessionDialogProps {
  session: KeptSession;
  onClose: () => void;
  onErased: () => void;
}

/** Names a conversation, or deletes it here and on the server. */
export function SessionDialog({ session, onClose, onErased }: SessionDialogProps): JSX.Element {
  const [asking, setAsking] = useState(session.deleting ?? false);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('title');
    if (typeof name === 'string') renameSession(session.id, name);
    onClose();
  };
  const erase = async (): Promise<void> => {
    setDeleting(true);
    setProblem(null);
    try {
      await eraseSession(session.id);
      showToast('Conversation deleted', 'Nothing of it is kept on the server or on this device.');
      onClose();
      onErased();
    } catch (error) {
      setProblem(sentenceOf(error));
      setDeleting(false);
    }
  };

  if (asking) {
    return (
      <Dialog title="Delete this conversation" role="alertdialog" open onClose={onClose}>
        <p>
          “{session.title}” is deleted on the server first, then on this device, with its highlights and
          drafts. This cannot be undone.
        </p>
        {problem && (
          <p className={style.problem} role="alert">
            Nothing was deleted. {problem}
          </p>
        )}
        <div className={style.ways}>
          <button type="button" className={button.quiet} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className={button.primary} disabled={deleting} onClick={erase}>
            {problem ? 'Try again' : 'Delete'}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Conversation" open onClose={onClose}>
      <form onSubmit={rename}>
        <label className={field.label} htmlFor="session-title">
          Title
        </label>
        <input
          id="session-title"
          name="title"
          className={field.field}
          data-first-focus
          defaultValue={session.title}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={({ target }) => target.select()}
        />
        <p className={field.hint}>The title is kept on this device alone.</p>
        <div className={style.ways}>
          <button type="button" className={`${button.text} ${style.first}`} onClick={() => setAsking(true)}>
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
