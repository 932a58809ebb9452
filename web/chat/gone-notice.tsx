import X from 'lucide-react/icons/x';
import { type JSX, useState } from 'react';
import button from '../ui/button.module.css';
import style from './activity-notice.module.css';
import type { GoneReason } from './use-session-changes.ts';

const SENTENCES: Readonly<Record<GoneReason, string>> = {
  deleted:
    'That conversation was deleted elsewhere and cannot be brought back. This is a new one; what you were writing is here.',
  unknown:
    'No conversation has that address: it was deleted, or a letter of it is missing. This is a new one; yours are in the list of conversations.',
};

/** Says why another conversation is shown than was asked for, and what to do; it can be put away. */
export function GoneNotice({ reason }: { reason: GoneReason }): JSX.Element | null {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={style.gone} role="status">
      <p>{SENTENCES[reason]}</p>
      <button type="button" className={button.icon} aria-label="Close" onClick={() => setIsShown(false)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
