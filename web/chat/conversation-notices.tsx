import type { JSX } from 'react';
import { ActivityNotice } from './activity-notice.tsx';
import type { Activity, ConversationControl } from './conversation.ts';
import { OfflineCopyNotice } from './device/offline-copy-notice.tsx';
import { type DraftStore, useDraftSummary } from './draft.ts';
import type { LoadedMessages } from './loaded-messages.ts';

interface ConversationNoticesProps {
  loaded: LoadedMessages | undefined;
  loadError: string | null;
  activity: Activity;
  control: ConversationControl;
  draft: DraftStore;
  onReload: () => void;
  onSend: () => void;
}

/** What is shown above the message field: a copy from this device, what the conversation is doing. */
export function ConversationNotices(props: ConversationNoticesProps): JSX.Element {
  const { loaded, loadError, activity, control, draft, onReload, onSend } = props;
  const { isBlank } = useDraftSummary(draft);
  return (
    <>
      {loaded?.source === 'device' && loadError && (
        <OfflineCopyNotice hasEarlier={loaded.hasEarlier} onReload={onReload} />
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
