import { type JSX, useState } from 'react';
import { LEAVING } from '../../content/care/panel.ts';
import button from '../ui/button.module.css';
import style from './care-panel.module.css';

interface LeavingSectionProps {
  /** Deletes the conversation on the server and here. Rejects where that fails. */
  onErase: () => Promise<void>;
  onLeave: () => void;
}

/** Says what leaving quickly does and what remains; offers to leave, or to erase the conversation on the server first. */
export function LeavingSection({ onErase, onLeave }: LeavingSectionProps): JSX.Element {
  const [state, setState] = useState<'asking' | 'erasing' | 'failed'>('asking');
  const erase = async (): Promise<void> => {
    setState('erasing');
    try {
      await onErase();
    } catch {
      setState('failed');
      return;
    }
    onLeave();
  };
  return (
    <div className={style.leaving}>
      <h3>Leaving, and what remains</h3>
      {LEAVING.what.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {state === 'failed' && <p role="alert">{LEAVING.notErased}</p>}
      <div className={style.leavingActions}>
        <button type="button" className={button.primary} onClick={onLeave}>
          {LEAVING.button}
        </button>
        <button type="button" className={button.quiet} disabled={state === 'erasing'} onClick={erase}>
          {state === 'erasing' ? LEAVING.erasing : LEAVING.erase}
        </button>
      </div>
    </div>
  );
}
