import LifeBuoy from 'lucide-react/icons/life-buoy';
import { type JSX, useEffect, useRef, useState } from 'react';
import { HELP_LINES_BUTTON, LEAVING, PANEL_WORDS } from '../../content/care/panel.ts';
import type { Care } from '../../contract/chat.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import style from './care-bar.module.css';
import { CarePanel } from './care-panel.tsx';
import { leaveQuickly, onThreeEscapes } from './leave-quickly.ts';
import { LeavingSection } from './leaving-section.tsx';

interface CareBarProps {
  care: Care;
  /** Somebody may look over the visitor's shoulder, or search the device later: the page can be left quickly. */
  isSecret: boolean;
  /** Closes the conversation and removes what this device holds of it. */
  onLeave: () => Promise<void>;
  /** Deletes the conversation on the server and here. Rejects where that fails. */
  onErase: () => Promise<void>;
}

/** Below the header for the rest of the conversation: the help lines, and a button to leave quickly where it is secret. */
export function CareBar({ care, isSecret, onLeave, onErase }: CareBarProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const leave = (): void => void leaveQuickly(onLeave);
  const latestLeave = useRef(leave);
  useEffect(() => {
    latestLeave.current = leave;
  });
  useEffect(() => (isSecret ? onThreeEscapes(() => latestLeave.current()) : undefined), [isSecret]);
  return (
    <div className={style.bar} data-print="no" data-care-bar>
      <button type="button" className={button.text} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {HELP_LINES_BUTTON}
      </button>
      {isSecret && (
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
        {isSecret && <LeavingSection onErase={onErase} onLeave={leave} />}
      </Dialog>
    </div>
  );
}
