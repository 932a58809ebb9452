import LifeBuoy from 'lucide-react/icons/life-buoy';
import { type JSX, useEffect, useRef, useState } from 'react';
import { HELP_LINES_BUTTON, LEAVING, PANEL_WORDS } from '../../content/care/panel.ts';
import type { Care } from '../../contract/chat.ts';
import { eraseSession, forgetSession } from '../chat/device/erase.ts';
import { noteLeft } from '../chat/device/off-device.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import style from './care-bar.module.css';
import { CarePanel } from './care-panel.tsx';
import { leaveQuickly, onThreeEscapes } from './leave.ts';
import { LeavingWords } from './leaving-words.tsx';

interface CareBarProps {
  sessionId: string;
  care: Care;
  /** Somebody may look over the shoulder, or later: there is a quick way out. */
  secret: boolean;
  /** Closes the stream and empties the field. */
  onLeave: () => void;
}

/** Below the head for the rest of the conversation: the lines again, and the quick way out where somebody may need it. */
export function CareBar({ sessionId, care, secret, onLeave }: CareBarProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const leave = (): void =>
    void leaveQuickly(() => {
      onLeave();
      noteLeft(sessionId);
      return forgetSession(sessionId);
    });
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (secret ? onThreeEscapes(() => latest.current()) : undefined), [secret]);
  return (
    <div className={style.bar} data-print="no">
      <button type="button" className={button.text} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {HELP_LINES_BUTTON}
      </button>
      {secret && (
        <div className={style.leave}>
          <span className={style.keys}>{LEAVING.keys}</span>
          <button type="button" className={button.primary} aria-describedby="leave-keys" onClick={leave}>
            {LEAVING.button}
          </button>
          <span id="leave-keys" className="unseen">
            {LEAVING.keys}
          </span>
        </div>
      )}
      <Dialog title={PANEL_WORDS[care.kind].title} open={open} onClose={() => setOpen(false)}>
        <CarePanel care={care} inDialog />
        {secret && <LeavingWords onErase={() => eraseSession(sessionId)} onLeave={leave} />}
      </Dialog>
    </div>
  );
}
