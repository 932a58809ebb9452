import type { FormEvent, JSX } from 'react';
import type { QuickStart } from '../../content/quick-starts.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import foot from '../ui/dialog-foot.module.css';
import style from './group-name-dialog.module.css';

interface GroupNameDialogProps {
  /** The Bible study that was chosen, or null while none is. */
  start: QuickStart | null;
  onClose: () => void;
  onName: (start: QuickStart, name: string) => void;
}

export function GroupNameDialog({ start, onClose, onName }: GroupNameDialogProps): JSX.Element {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (start && typeof name === 'string') onName(start, name);
  };
  return (
    <Dialog title={start?.title ?? ''} open={start !== null} onClose={onClose}>
      <form onSubmit={submit}>
        <label className={style.label} htmlFor="group-name">
          Group name
        </label>
        <input
          id="group-name"
          name="name"
          className={style.field}
          data-first-focus
          defaultValue={start?.groupName}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={({ target }) => target.select()}
        />
        <p className={style.hint}>
          It stands at the top of the study. You will see the whole request before you send it.
        </p>
        <div className={foot.ways}>
          <button type="button" className={button.quiet} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={button.primary}>
            Use this name
          </button>
        </div>
      </form>
    </Dialog>
  );
}
