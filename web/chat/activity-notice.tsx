import type { JSX } from 'react';
import { useHasCome } from '../app/waiting-time.ts';
import button from '../ui/button.module.css';
import style from './activity-notice.module.css';
import type { Activity } from './conversation.ts';

interface ActivityNoticeProps {
  activity: Activity;
  canSend: boolean;
  onSend: () => void;
  onResume: () => void;
  /** Returns a message to the field that is waiting for the network. */
  onTakeBack: () => void;
}

/** Says what happened to the message, what is kept, and what the visitor can do. */
export function ActivityNotice(props: ActivityNoticeProps): JSX.Element | null {
  const { activity, canSend, onSend, onResume, onTakeBack } = props;
  const canRetry = useHasCome(activity.kind === 'failed' ? activity.retryAt : 0);
  if (activity.kind === 'waiting') {
    return (
      <div className={style.waiting} role="status">
        <p>
          {activity.isOffline ? 'Waiting for the network.' : 'Berea does not answer at the moment.'} Your
          words are kept and will go out by themselves.
        </p>
        <button type="button" className={button.text} onClick={onTakeBack}>
          Take back
        </button>
      </div>
    );
  }
  if (activity.kind === 'replying' && !activity.connected) {
    return (
      <p className={style.problem} role="status">
        The connection broke. The reply goes on without you; Berea is fetching it.
      </p>
    );
  }
  if (activity.kind === 'replying' && activity.queued) {
    return (
      <p className={style.problem} role="status">
        Many are asking at the moment. Your words are stored; the answer begins within half a minute.
      </p>
    );
  }
  if (activity.kind !== 'failed') return null;
  const { sentence, retry } = activity;
  return (
    <div className={style.problem} role="alert">
      <p>
        {sentence}
        {retry === 'send' && !sentence.includes('kept') && ' Your words are kept below.'}
      </p>
      {retry === 'send' && canSend && (
        <button type="button" className={button.text} disabled={!canRetry} onClick={onSend}>
          Try again
        </button>
      )}
      {retry === 'resume' && (
        <button type="button" className={button.text} disabled={!canRetry} onClick={onResume}>
          Fetch the reply
        </button>
      )}
    </div>
  );
}
