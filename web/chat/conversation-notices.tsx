import type { JSX } from 'react';
import { ActivityNotice } from './activity-notice.tsx';
import type { Activity, ConversationControl } from './conversation.ts';
import style from './conversation-notices.module.css';
import { OfflineCopyNotice } from './device/offline-copy-notice.tsx';
import { type DraftStore, useDraftSummary } from './draft.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import { ReplacedSessionNotice } from './replaced-session-notice.tsx';
import type { ReplacedSession } from './use-session-changes.ts';

interface ConversationNoticesProps {
  loaded: LoadedMessages | undefined;
  loadError: string | null;
  activity: Activity;
  control: ConversationControl;
  draft: DraftStore;
  /** Why this is a new conversation; null where there is nothing to say. */
  replaced: ReplacedSession | null;
  /** What stands in the field was written on another page, and nothing was sent. */
  wasHanded: boolean;
  onReload: () => void;
  onSend: () => void;
}

/** What is shown above the message field: why this is another conversation, a copy from this device, what the conversation is doing. */
export function ConversationNotices(props: ConversationNoticesProps): JSX.Element {
  const { loaded, loadError, activity, control, draft, replaced, wasHanded, onReload, onSend } = props;
  const { isBlank } = useDraftSummary(draft);
  return (
    <>
      {replaced && <ReplacedSessionNotice replaced={replaced} />}
      {loaded?.source === 'device' && loadError && (
        <OfflineCopyNotice hasEarlier={loaded.hasEarlier} problem={loadError} onReload={onReload} />
      )}
      {wasHanded && !isBlank && activity.kind === 'idle' && loaded?.messages.length === 0 && (
        <p className={style.handed} role="status">
          Press Send to ask it.
        </p>
      )}
      <ActivityNotice
        activity={activity}
        onSend={onSend}
        onResume={control.resume}
        onTakeBack={control.takeBack}
        canSend={!isBlank}
      />
    </>
  );
}
