import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../app/toast-queue.ts';
import button from '../ui/button.module.css';
import { PassageOpener } from './answer/passage-opener.tsx';
import { messagesKey } from './calls.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { Composer } from './composer.tsx';
import type { Outgoing } from './conversation.ts';
import { keepDraft, useDraft } from './draft.ts';
import { titleOf } from './messages.ts';
import { Problem } from './problem.tsx';
import { Thread } from './thread.tsx';
import { useConversation } from './use-conversation.ts';
import style from './waiting.module.css';
import { Welcome } from './welcome.tsx';

interface ConversationScreenProps {
  sessionId: string;
  first: Outgoing | null;
  /** The session is gone: start anew with these words on their way and this draft. */
  onGone: (words: string | null, draft: string) => void;
  onNewChat: (replace: boolean) => void;
}

export function ConversationScreen(props: ConversationScreenProps): JSX.Element {
  const { sessionId, first, onGone, onNewChat } = props;
  const [draft, setDraft] = useDraft(sessionId);
  const [clearing, setClearing] = useState(false);
  /** Sent before the conversation was loaded: the words go as soon as it is. */
  const [eager, setEager] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const chat = useConversation({
    sessionId,
    first,
    onGone: (words) => onGone(words, draft),
    onKept: (words) => setDraft(draft && draft !== words ? `${words}\n\n${draft}` : words),
  });
  const { messages, activity, control } = chat;
  const busy = activity.kind === 'sending' || activity.kind === 'replying';

  const send = (): void => {
    const words = draft.trim();
    if (!words || busy) return;
    if (!messages) {
      setEager(true);
      return;
    }
    setDraft('');
    control.send(words);
    // On a phone the keyboard goes, so that the answer can be seen; elsewhere one goes on writing.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    else field.current?.focus();
  };
  const loaded = messages !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what stands there at that moment
  useEffect(() => {
    if (!eager || !loaded) return;
    setEager(false);
    send();
  }, [eager, loaded]);
  const begin = useCallback(
    (prompt: string) => {
      setDraft(prompt);
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.setSelectionRange(prompt.length, prompt.length);
      });
    },
    [setDraft],
  );
  const cleared = (): void => {
    setClearing(false);
    keepDraft(sessionId, '');
    client.removeQueries({ queryKey: messagesKey(sessionId) });
    showToast('Conversation cleared', 'Starting a new spiritual conversation.');
    onNewChat(true);
  };

  return (
    <ChatFrame
      onNewChat={() => onNewChat(false)}
      header={
        <ChatHeader
          title={titleOf(messages ?? [])}
          onClear={() => setClearing(true)}
          onNewChat={() => onNewChat(false)}
        />
      }
      composer={
        <Composer
          field={field}
          draft={draft}
          onDraft={setDraft}
          onSend={send}
          onStop={activity.kind === 'replying' ? control.stop : null}
          busy={busy}
          problem={
            <Problem
              activity={activity}
              onSend={send}
              onResume={control.resume}
              canSend={draft.trim().length > 0}
            />
          }
        />
      }
    >
      {messages === undefined ? (
        <Loading error={chat.loadError} onReload={chat.reload} />
      ) : (
        <PassageOpener>
          <Thread
            messages={messages}
            activity={activity}
            onRetry={control.retry}
            welcome={<Welcome onBegin={begin} />}
          />
        </PassageOpener>
      )}
      <ClearDialog
        sessionId={sessionId}
        open={clearing}
        onClose={() => setClearing(false)}
        onCleared={cleared}
      />
    </ChatFrame>
  );
}

function Loading({ error, onReload }: { error: string | null; onReload: () => void }): JSX.Element {
  if (error === null) {
    return (
      <p className={style.waiting} role="status">
        Loading your conversation...
      </p>
    );
  }
  return (
    <div className={style.problem} role="alert">
      <p>Your conversation could not be loaded. {error}</p>
      <button type="button" className={button.primary} onClick={onReload}>
        Try again
      </button>
    </div>
  );
}
