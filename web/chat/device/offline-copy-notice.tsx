import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import style from '../activity-notice.module.css';

interface OfflineCopyNoticeProps {
  /** The copy lacks earlier messages. */
  hasEarlier: boolean;
  onReload: () => void;
}

/** Says that a copy from this device is shown, which may not be complete. */
export function OfflineCopyNotice({ hasEarlier, onReload }: OfflineCopyNoticeProps): JSX.Element {
  return (
    <div className={style.waiting} role="status">
      <p>
        Shown from this device; {hasEarlier ? 'earlier messages and what is new come' : 'what is new comes'}{' '}
        when the network is back.
      </p>
      <button type="button" className={button.text} onClick={onReload}>
        Try now
      </button>
    </div>
  );
}
