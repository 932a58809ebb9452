import { type JSX, useState } from 'react';
import { LEAVING } from '../../content/care/panel.ts';
import button from '../ui/button.module.css';
import style from './care-panel.module.css';

interface LeavingWordsProps {
  /** Deletes the conversation on the server and here. Throws where that fails. */
  onErase: () => Promise<void>;
  onLeave: () => void;
}

/** What leaving does and what remains, in plain words; and the way that leaves nothing on the server either. */
export function LeavingWords({ onErase, onLeave }: LeavingWordsProps): JSX.Element {
  const [state, setState] = useState<'here' | 'erasing' | 'failed'>('here');
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
      <div className={style.leavingWays}>
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
