import type { JSX } from 'react';
import { NO_CONNECTION } from '../../app/request.ts';
import button from '../../ui/button.module.css';
import style from '../activity-notice.module.css';

interface OfflineCopyNoticeProps {
  /** The copy lacks earlier messages. */
  hasEarlier: boolean;
  /** Why the server's messages could not be loaded. */
  problem: string;
  onReload: () => void;
}

/** Says that a copy from this device is shown, which may not be complete. */
export function OfflineCopyNotice({ hasEarlier, problem, onReload }: OfflineCopyNoticeProps): JSX.Element {
  const missing = hasEarlier ? 'earlier messages and what is new come' : 'what is new comes';
  return (
    <div className={style.waiting} role="status">
      <p>
        {problem === NO_CONNECTION
          ? `Shown from this device; ${missing} when the network is back.`
          : `Shown from this device: the server could not give it. ${problem}`}
      </p>
      <button type="button" className={button.text} onClick={onReload}>
        Try now
      </button>
    </div>
  );
}
