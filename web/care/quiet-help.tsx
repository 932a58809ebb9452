import Heart from 'lucide-react/icons/heart';
import { type JSX, useState } from 'react';
import { HELP_LINES_BUTTON } from '../../content/care/panel.ts';
import { QUIET_LEAD, QUIET_SENTENCES } from '../../content/care/quiet.ts';
import type { Care } from '../../contract/chat.ts';
import { Dialog } from '../ui/dialog.tsx';
import { HelpLineList } from './help-line-list.tsx';
import { useHelpLines } from './help-lines.ts';
import style from './quiet-help.module.css';

/** Below the answer to a message with mere signs of danger: one sentence, and the help lines one tap away. */
export function QuietHelp({ care }: { care: Care }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <div className={style.line} role="note" data-quiet-help data-print="no">
      <Heart aria-hidden="true" />
      <p>
        {QUIET_SENTENCES[care.kind]}{' '}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {HELP_LINES_BUTTON}
        </button>
      </p>
      <Dialog title={HELP_LINES_BUTTON} open={open} onClose={() => setOpen(false)}>
        {open && <QuietLines care={care} />}
      </Dialog>
    </div>
  );
}

function QuietLines({ care }: { care: Care }): JSX.Element {
  return (
    <>
      <p>{QUIET_LEAD}</p>
      <HelpLineList care={care} lines={useHelpLines()} />
    </>
  );
}
