import type { JSX } from 'react';
import { ActivityNotice } from './activity-notice.tsx';
import type { Activity, ConversationControl } from './conversation.ts';
import { OfflineCopyNotice } from './device/offline-copy-notice.tsx';
import { type DraftStore, useDraftSummary } from './draft.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import { useSlots } from './slots.ts';

interface ConversationNoticesProps {
  loaded: LoadedMessages | undefined;
  loadError: string | null;
  activity: Activity;
  control: ConversationControl;
  draft: DraftStore;
  isBusy: boolean;
  isHelped: boolean;
  onReload: () => void;
  onSend: () => void;
}

/** What is shown above the message field: the question of age, a copy from this device, what the conversation is doing. */
export function ConversationNotices(props: ConversationNoticesProps): JSX.Element {
  const { loaded, loadError, activity, control, draft, isBusy, isHelped, onReload, onSend } = props;
  const { AgeQuestion } = useSlots();
  const { isBlank } = useDraftSummary(draft);
  const sent = loaded?.messages.filter(({ role }) => role === 'user').length ?? 0;
  const hasBegun = loaded !== undefined && (loaded.hasEarlier || sent > 1 || (sent === 1 && isBusy));
  return (
    <>
      <AgeQuestion
        isLoaded={loaded !== undefined}
        isEmpty={loaded?.messages.length === 0}
        hasBegun={hasBegun}
        isHelped={isHelped}
      />
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
