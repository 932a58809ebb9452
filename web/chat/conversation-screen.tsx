import { type JSX, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { takeHandedDraft } from '../app/handed-draft.ts';
import { isSecretSession } from '../app/secret-sessions.ts';
import { createStore } from '../app/store.ts';
import { showToast } from '../app/toast-queue.ts';
import { DropZone } from '../documents/drop-zone.tsx';
import { PassageDialogProvider } from '../passages/passage-dialog-provider.tsx';
import { hasHelp } from './ad-position.ts';
import { FindingDialogProvider } from './answer/finding-dialog-provider.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ConversationComposer } from './conversation-composer.tsx';
import { ConversationLoading } from './conversation-loading.tsx';
import { ConversationNotices } from './conversation-notices.tsx';
import { readOutbox } from './device/outbox.ts';
import type { Draft } from './draft.ts';
import { HighlightTools } from './highlights/highlight-tools.tsx';
import type { Jump } from './jump-button.tsx';
import type { Messages } from './messages.ts';
import { Panels } from './panels/panels.tsx';
import { type CareMonitorProps, type CareStatus, userTextOf, useSlots } from './slots.ts';
import { Thread } from './thread.tsx';
import { useConversation } from './use-conversation.ts';
import { useConversationTitle } from './use-conversation-title.ts';
import { useLeaveConversation } from './use-leave-conversation.ts';
import { useMessageField } from './use-message-field.ts';
import { useSend } from './use-send.ts';
import type { SessionChanges } from './use-session-changes.ts';
import { useThreadReady } from './use-thread-ready.ts';
import { useWideLayout } from './use-wide-layout.ts';
import { Welcome } from './welcome.tsx';

interface ConversationScreenProps {
  sessionId: string;
  /** A message that is sent as soon as the conversation is loaded, and why this is a new one. */
  arrival: ReturnType<SessionChanges['arrival']>;
  /** The session was not found: a new one takes over the message that was being sent and the draft. */
  onSessionMissing: SessionChanges['replaceMissing'];
  onNewChat: (replace: boolean) => void;
}

const NO_MESSAGES: Messages = [];

/** What was sent before this page was loaded and did not arrive: it waits, or came back to the field. */
function unsentText(sessionId: string, draft: Draft): CareMonitorProps['unsent'] {
  return readOutbox(sessionId, Date.now())?.outgoing ?? (draft.cameBack ? draft : null);
}

/** One conversation: header, thread and composer. */
export function ConversationScreen(props: ConversationScreenProps): JSX.Element {
  const { sessionId, arrival, onSessionMissing, onNewChat } = props;
  const { CareMonitor, Side } = useSlots();
  const field = useMessageField(sessionId);
  const { draft, attachment, clear: clearField } = field;
  const { loaded, loadError, reload, loadEarlier, activity, control } = useConversation({
    sessionId,
    initialOutgoing: arrival.outgoing,
    onSessionMissing: (missing, unsent) => {
      // Stored now: what a pause would store would come too late.
      draft.flush();
      onSessionMissing(sessionId, { ...missing, outgoing: unsent, draft: draft.get().text });
    },
    onUnsent: field.restore,
  });
  const isBusy = activity.kind !== 'idle' && activity.kind !== 'failed';
  const outgoing = activity.kind === 'sending' || activity.kind === 'waiting' ? activity.outgoing : null;
  const { send, sendStep, earlyText } = useSend({
    sessionId,
    field,
    control,
    isLoaded: loaded !== undefined,
    isBusy,
  });
  const [unsent] = useState(() => unsentText(sessionId, draft.get()));
  const [care, setCare] = useState<CareStatus>({ isHelped: false, isSecret: false });
  const title = useConversationTitle(sessionId, loaded, care);
  const leave = useLeaveConversation({ sessionId, disconnect: control.disconnect, clearField, onNewChat });
  const isReady = useThreadReady(loaded);
  const [jump] = useState((): Jump => createStore<(() => void) | null>(() => null));
  const isWide = useWideLayout();
  const { element, addPrompt } = field;
  const { wasAskedFor, isNew } = arrival;
  // What was chosen in the welcome between the creation of this session and its first drawing: in the field from then on.
  useLayoutEffect(() => {
    const late = isNew ? takeHandedDraft() : '';
    if (late) addPrompt(late);
  }, [isNew, addPrompt]);
  useEffect(() => {
    if (wasAskedFor) element.current?.focus();
  }, [wasAskedFor, element]);
  const messages = loaded?.messages;
  const userTexts = useMemo(
    () => (messages ?? []).filter(({ role }) => role === 'user').map(userTextOf),
    [messages],
  );
  // Nobody advertises to a visitor in need of help, nor while that is not known.
  const withAd = loaded !== undefined && !loaded.hasEarlier && !care.isHelped && !hasHelp(loaded.messages);
  const side = useMemo(() => <Side withAd={withAd} />, [Side, withAd]);
  const welcome = useMemo(() => <Welcome onChoose={field.setPrompt} />, [field.setPrompt]);
  const newChat = useCallback(() => onNewChat(false), [onNewChat]);
  const device = { current: sessionId, onErased: leave.afterErase };
  const afterClear = (): void => {
    showToast('Conversation cleared', 'Starting a new spiritual conversation.');
    leave.afterErase();
  };

  const panelConversation = {
    sessionId,
    title,
    messages: messages ?? NO_MESSAGES,
    hasEarlier: loaded?.hasEarlier ?? false,
    onPrompt: field.addPrompt,
    onCleared: afterClear,
  };

  const header = (
    <div>
      <ChatHeader title={title} canSave={(messages?.length ?? 0) > 0} canClear onNewChat={newChat} />
      <CareMonitor
        messages={userTexts}
        hasEarlier={loaded?.hasEarlier ?? false}
        isEmpty={messages?.length === 0}
        lastMessageId={messages?.at(-1)?.id}
        draft={draft}
        outgoing={earlyText ? { text: earlyText, key: earlyText } : outgoing}
        unsent={unsent}
        wasSecret={isSecretSession(sessionId)}
        onSecret={leave.makeSecret}
        onStatus={setCare}
        onLeave={leave.removeTraces}
        onErase={leave.erase}
      />
    </div>
  );
  const notices = (
    <ConversationNotices
      loaded={loaded}
      loadError={loadError}
      activity={activity}
      control={control}
      draft={draft}
      replaced={arrival.replaced}
      wasHanded={arrival.wasHanded}
      onReload={reload}
      onSend={send}
    />
  );
  return (
    <Panels conversation={panelConversation} device={device}>
      <ChatFrame
        side={side}
        device={device}
        header={header}
        composer={
          <ConversationComposer
            field={field}
            activity={activity}
            control={control}
            isBusy={isBusy}
            onSend={send}
            jump={jump}
            notices={notices}
          />
        }
      >
        {loaded && isReady ? (
          <PassageDialogProvider>
            <FindingDialogProvider>
              <Thread
                loaded={loaded}
                activity={activity}
                jump={jump}
                onRetry={control.retry}
                onGoOn={control.goOn}
                onEdit={field.edit}
                onSendStep={sendStep}
                onLoadEarlier={loadEarlier}
                welcome={welcome}
                below={isWide ? null : side}
              />
            </FindingDialogProvider>
          </PassageDialogProvider>
        ) : (
          <ConversationLoading error={loadError} onReload={reload} earlyText={earlyText} />
        )}
        <HighlightTools />
        <DropZone onFiles={attachment.attach} />
      </ChatFrame>
    </Panels>
  );
}
