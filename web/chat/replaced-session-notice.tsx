import X from 'lucide-react/icons/x';
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import style from './activity-notice.module.css';
import type { ReplacedSession } from './use-session-changes.ts';

const SENTENCES: Readonly<Record<ReplacedSession['reason'], string>> = {
  deleted:
    'That conversation was deleted elsewhere and cannot be brought back. This is a new one; what you were writing is here.',
  unknown:
    'No conversation has that address: it was deleted, or a letter of it is missing. This is a new one; yours are in the list of conversations.',
  'not-found':
    'That conversation could not be found just now; it may be back later. This is a new one; what you were writing is here.',
};

/** Says why another conversation is shown than was asked for, and what to do; it can be put away. */
export function ReplacedSessionNotice({ replaced }: { replaced: ReplacedSession }): JSX.Element | null {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const { reason, sessionId } = replaced;
  return (
    <div className={style.replaced} role="status">
      <p>
        {SENTENCES[reason]}
        {reason === 'not-found' && (
          <>
            {' '}
            <Link href={`/chat/${sessionId}`}>Look for it again</Link>
          </>
        )}
      </p>
      <button type="button" className={button.icon} aria-label="Close" onClick={() => setIsShown(false)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
