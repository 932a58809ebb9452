import { useQueryClient } from '@tanstack/react-query';
import { type JSX, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { showToast } from '../app/toast-queue.ts';
import { CareHere, NO_CARE } from '../care/care-here.ts';
import { AgePlace, CareUnderHead } from '../care/care-places.tsx';
import { CareSlot } from '../care/care-slot.tsx';
import { DropZone } from '../documents/drop-zone.tsx';
import { PassageDialogProvider } from '../passages/passage-dialog-provider.tsx';
import button from '../ui/button.module.css';
import { FindingDialogProvider } from './answer/finding-dialog-provider.tsx';
import { fetchAnswer, useAnswer } from './answer/late-answer.tsx';
import { AttachButton } from './attachment/attach-button.tsx';
import { Attachment } from './attachment/attachment.tsx';
import { useAttachment } from './attachment/use-attachment.ts';
import { messagesKey } from './calls.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSide, useSideBySide } from './chat-side.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { Composer } from './composer.tsx';
import type { Outgoing } from './conversation.ts';
import { FromDevice } from './device/from-device.tsx';
import { isKeptOffDevice } from './device/off-device.ts';
import { useKeptSessions } from './device/sessions.ts';
import { before, keepDraft, useDraft, WithDraft } from './draft.tsx';
import { HighlightTools } from './highlights/highlight-tools.tsx';
import { ConversationTools } from './material/conversation-tools.tsx';
import { ownWords, titleOf } from './messages.ts';
import { isCaredFor } from './partner-place.ts';
import { Problem } from './problem.tsx';
import { belowDraft } from './prompts/fill-prompt.ts';
import { PromptLibraryButton } from './prompts/prompt-library-button.tsx';
import { PromptLibraryDialog } from './prompts/prompt-library-dialog.tsx';
import { SpellingRow } from './spelling/spelling-row.tsx';
import { Thread } from './thread.tsx';
import { useConversation } from './use-conversation.ts';
import style from './waiting.module.css';
import { Welcome } from './welcome.tsx';

interface ConversationScreenProps {
  sessionId: string;
  first: Outgoing | null;
  /** The session is gone: start anew with what was on its way and this draft. */
  onGone: (sessionId: string, outgoing: Outgoing | null, draft: string) => void;
  onNewChat: (replace: boolean) => void;
}

export function ConversationScreen(props: ConversationScreenProps): JSX.Element {
  const { sessionId, first, onGone, onNewChat } = props;
  const draft = useDraft(sessionId);
  const { change: changeDraft } = draft;
  const attachment = useAttachment(sessionId);
  const [clearing, setClearing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  /** The words in the field are the visitor's own typing, no prompt that was put there. */
  const [typed, setTyped] = useState(false);
  /** Sent before the conversation was loaded: the words go as soon as it is. */
  const [eager, setEager] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const setWords = useCallback((words: string) => changeDraft((now) => ({ ...now, words })), [changeDraft]);
  const chat = useConversation({
    sessionId,
    first,
    onGone: (outgoing) => onGone(sessionId, outgoing, draft.now().words),
    onKept: ({ words, replaces, attachment: document }) => {
      changeDraft((now) =>
        replaces && !now.replaces
          ? { words, replaces, aside: now.words }
          : { ...now, words: before(words, now.words) },
      );
      if (document) attachment.giveBack(document);
    },
  });
  const { loaded, activity, control } = chat;
  const busy = activity.kind !== 'idle' && activity.kind !== 'failed';
  const outgoing = activity.kind === 'sending' || activity.kind === 'waiting' ? activity.outgoing : null;
  const early = eager && !loaded ? draft.now().words.trim() : '';
  const [care, setCare] = useState(NO_CARE);
  const isHelped = care.newest !== null || care.secret;

  const send = (): void => {
    const { words: written, replaces, aside = '' } = draft.now();
    const words = written.trim();
    if (!words || busy || attachment.state.kind === 'processing') return;
    if (!loaded) {
      setEager(true);
      return;
    }
    changeDraft(() => ({ words: aside }));
    keepDraft(sessionId, { words: aside });
    // A message that is changed keeps the document that it has.
    const document =
      !replaces && attachment.state.kind === 'attached' ? attachment.state.document : undefined;
    control.send({ words, replaces, attachment: document });
    if (document) attachment.sent();
    // On a phone the keyboard goes, so that the answer can be seen; elsewhere one goes on writing.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    else field.current?.focus();
  };
  const isLoaded = loaded !== undefined;
  const hasAnswers = loaded?.messages.some(({ role }) => role === 'assistant') ?? false;
  const canDraw = useAnswer(hasAnswers) !== null;
  /** Once the thread stands it stays, whatever is still to come. */
  const stands = useRef(false);
  stands.current ||= isLoaded && (canDraw || !hasAnswers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what stands there at that moment
  useEffect(() => {
    if (!eager || !isLoaded) return;
    setEager(false);
    send();
  }, [eager, isLoaded]);

  const writeOn = useCallback(() => {
    requestAnimationFrame(() => {
      const { current } = field;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
    });
  }, []);
  const begin = useCallback(
    (prompt: string) => {
      fetchAnswer();
      setTyped(false);
      setWords(prompt);
      writeOn();
    },
    [setWords, writeOn],
  );
  const takePrompt = (prompt: string): void => {
    setChoosing(false);
    begin(belowDraft(draft.now().words, prompt));
  };
  const type = (words: string): void => {
    fetchAnswer();
    setTyped(true);
    draft.type(words);
  };
  const edit = useCallback(
    (message: ChatMessage) => {
      changeDraft((now) => ({
        words: ownWords(message),
        replaces: message.id,
        aside: now.replaces ? now.aside : now.words,
      }));
      writeOn();
    },
    [changeDraft, writeOn],
  );
  const stopEditing = useCallback(() => {
    changeDraft(({ aside = '' }) => ({ words: aside }));
    writeOn();
  }, [changeDraft, writeOn]);
  const isBeside = useSideBySide();
  /** Whoever was shown help here is left alone; while that is not known, too. */
  const withPartner = loaded !== undefined && !loaded.more && !isHelped && !isCaredFor(loaded.messages);
  const side = useMemo(() => <ChatSide withPartner={withPartner} />, [withPartner]);
  const welcome = useMemo(() => <Welcome onBegin={begin} />, [begin]);

  const { sent: forgetAttachment } = attachment;
  /** This conversation is gone from the server and from this browser. */
  const leaveErased = useCallback(() => {
    changeDraft(() => ({ words: '' }));
    keepDraft(sessionId, { words: '' });
    forgetAttachment();
    client.removeQueries({ queryKey: messagesKey(sessionId) });
    onNewChat(true);
  }, [changeDraft, client, sessionId, onNewChat, forgetAttachment]);
  /** Leaving in a hurry: nothing is followed, and nothing is left in the field that the page's end would keep. */
  const letGo = useCallback(() => {
    control.leave();
    changeDraft(() => ({ words: '' }));
    forgetAttachment();
  }, [control, changeDraft, forgetAttachment]);
  const cleared = (): void => {
    setClearing(false);
    showToast('Conversation cleared', 'Starting a new spiritual conversation.');
    leaveErased();
  };
  // Made out of reach of the draft: a keystroke draws none of it anew.
  const tools = (
    <>
      <PromptLibraryButton onOpen={() => setChoosing(true)} />
      <AttachButton attachment={attachment} />
    </>
  );
  const newChat = useCallback(() => onNewChat(false), [onNewChat]);
  const listed = useKeptSessions().find(({ id }) => id === sessionId);
  const title =
    care.secret || isKeptOffDevice(loaded?.messages ?? [])
      ? 'Conversation'
      : listed?.named || loaded?.more
        ? (listed?.title ?? 'Conversation')
        : titleOf(loaded?.messages ?? []);

  return (
    <ChatFrame
      onNewChat={newChat}
      side={side}
      device={{ current: sessionId, onErased: leaveErased }}
      header={
        <div>
          <ChatHeader
            title={title}
            onClear={() => setClearing(true)}
            onNewChat={newChat}
            device={{ current: sessionId, onErased: leaveErased }}
            tools={
              loaded &&
              loaded.messages.length > 0 && (
                <ConversationTools
                  sessionId={sessionId}
                  title={title}
                  messages={loaded.messages}
                  more={loaded.more}
                />
              )
            }
          />
          <CareUnderHead
            sessionId={sessionId}
            loaded={loaded}
            draft={draft}
            outgoing={early ? { words: early, key: early } : outgoing}
            onState={setCare}
            onLeave={letGo}
          />
        </div>
      }
      composer={
        <WithDraft draft={draft}>
          {(outline) => (
            <Composer
              field={field}
              draft={draft}
              outline={outline}
              onType={type}
              tools={tools}
              attachment={<Attachment attachment={attachment} wordless={outline.wordless} field={field} />}
              held={attachment.state.kind === 'processing'}
              spelling={
                <SpellingRow
                  field={field}
                  draft={draft}
                  active={typed && !busy && attachment.state.kind === 'none'}
                />
              }
              onSend={send}
              onStop={activity.kind === 'replying' ? control.stop : null}
              busy={busy}
              onStopEditing={outline.replaces ? stopEditing : null}
              problem={
                <>
                  <AgePlace loaded={loaded} busy={busy} cared={isHelped} />
                  {loaded?.from === 'device' && chat.loadError && (
                    <FromDevice more={loaded.more} onReload={chat.reload} />
                  )}
                  <Problem
                    activity={activity}
                    onSend={send}
                    onResume={control.resume}
                    onTakeBack={control.takeBack}
                    canSend={!outline.wordless}
                  />
                </>
              }
            />
          )}
        </WithDraft>
      }
    >
      {loaded === undefined || !stands.current ? (
        <Loading error={chat.loadError} onReload={chat.reload}>
          <CareHere value={care}>
            <CareSlot words={early} />
          </CareHere>
        </Loading>
      ) : (
        <PassageDialogProvider>
          <FindingDialogProvider>
            <CareHere value={care}>
              <Thread
                loaded={loaded}
                activity={activity}
                onRetry={control.retry}
                onEdit={edit}
                onEarlier={chat.loadEarlier}
                welcome={welcome}
                below={isBeside ? null : side}
              />
            </CareHere>
          </FindingDialogProvider>
        </PassageDialogProvider>
      )}
      <HighlightTools />
      <DropZone onFiles={attachment.attach} />
      <PromptLibraryDialog open={choosing} onClose={() => setChoosing(false)} onUse={takePrompt} />
      <ClearDialog
        sessionId={sessionId}
        open={clearing}
        onClose={() => setClearing(false)}
        onCleared={cleared}
      />
    </ChatFrame>
  );
}

interface LoadingProps {
  error: string | null;
  onReload: () => void;
  /** Help that cannot wait for the conversation. */
  children: ReactNode;
}

function Loading({ error, onReload, children }: LoadingProps): JSX.Element {
  if (error === null) {
    return (
      <div className={style.waiting}>
        <p role="status">Loading your conversation...</p>
        {children}
      </div>
    );
  }
  return (
    <div className={style.problem}>
      {children}
      <div role="alert">
        <p>Your conversation could not be loaded. {error}</p>
        <button type="button" className={button.primary} onClick={onReload}>
          Try again
        </button>
      </div>
    </div>
  );
}
