import type { FormEvent, JSX } from 'react';
import type { QuickStart } from '../../content/quick-starts.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import foot from '../ui/dialog-actions.module.css';
import { NameField } from './name-field.tsx';

interface GroupNameDialogProps {
  /** The Bible study that was chosen; null while the dialog is closed. */
  quickStart: QuickStart | null;
  onClose: () => void;
  onName: (start: QuickStart, name: string) => void;
}

export function GroupNameDialog({ quickStart, onClose, onName }: GroupNameDialogProps): JSX.Element {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (quickStart && typeof name === 'string') onName(quickStart, name);
  };
  return (
    <Dialog title={quickStart?.title ?? ''} open={quickStart !== null} onClose={onClose}>
      <form onSubmit={submit}>
        <NameField label="Group name" name="name" value={quickStart?.groupName}>
          It stands at the top of the study. You will see the whole request before you send it.
        </NameField>
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
