import { type CSSProperties, type JSX, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { useTextSize } from '../app/text-size.ts';
import { useAdPosition } from './ad-position.ts';
import { AiDisclosure } from './ai-disclosure.tsx';
import { Announcer } from './announcer.tsx';
import { PAGE_LENGTH } from './calls.ts';
import type { Activity } from './conversation.ts';
import { EarlierMessages, KeepScrollPosition } from './earlier-messages.tsx';
import type { Jump } from './jump-button.tsx';
import type { LoadedMessages } from './loaded-messages.ts';
import type { Messages } from './messages.ts';
import { OutgoingTurn } from './outgoing-turn.tsx';
import { useSlots } from './slots.ts';
import style from './thread.module.css';
import { TurnList } from './turn-list.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

interface ThreadProps {
  loaded: LoadedMessages;
  activity: Activity;
  /** Set while there is more below. */
  jump: Jump;
  onRetry: (replyId: string) => void;
  onGoOn: (replyId: string) => void;
  onEdit: (message: ChatMessage) => void;
  onSendStep: (words: string) => void;
  onLoadEarlier: () => Promise<void>;
  /** Shown in a conversation without messages. */
  welcome: ReactNode;
  /** Shown below the conversation on small screens. */
  below: ReactNode;
}

/** All turns in one column. A reply grows downwards; the reader's position does not move. */
export const Thread = memo(function Thread(props: ThreadProps): JSX.Element {
  const { loaded, activity, jump, onRetry, onGoOn, onEdit, onSendStep, onLoadEarlier, welcome, below } =
    props;
  const { messages, hasEarlier } = loaded;
  const { AgeQuestion, Help } = useSlots();
  const { size } = useTextSize();
  const scroller = useRef<HTMLElement>(null);
  const outgoing = activity.kind === 'sending' || activity.kind === 'waiting' ? activity.outgoing : null;
  const isEmpty = messages.length === 0 && outgoing === null;
  const isAnswering = activity.kind === 'sending' || activity.kind === 'replying';
  const { sentCount, retryCount, retry } = useSentCount(
    messages,
    outgoing !== null && !outgoing.replaces,
    onRetry,
  );
  const { isPinned } = useThreadScroll(scroller, {
    sendCount: sentCount + retryCount,
    content: messages,
    jump,
  });
  // Where earlier messages are loaded they would be announced as new: the announcer alone says what is.
  const isLong = hasEarlier || messages.length > PAGE_LENGTH;
  const adAfter = useAdPosition(messages, !hasEarlier);
  const canChange = !isAnswering && outgoing === null;

  return (
    <section
      ref={scroller}
      className={style.thread}
      style={{ '--text-scale': size } as CSSProperties}
      data-thread
      aria-label="Conversation"
    >
      <KeepScrollPosition scroller={scroller} first={messages[0]?.id} />
      {isEmpty ? (
        <div className={style.column}>
          <AiDisclosure />
          <Help at="end" />
          {welcome}
          <AgeQuestion at="welcome" />
        </div>
      ) : (
        <div className={style.column}>
          {hasEarlier ? <EarlierMessages scroller={scroller} onLoad={onLoadEarlier} /> : <AiDisclosure />}
          <div role="log" aria-live={isLong ? 'off' : 'polite'} aria-relevant="additions">
            <TurnList
              messages={messages}
              hasEarlier={hasEarlier}
              isPinned={isPinned && outgoing === null}
              isReplyPending={activity.kind === 'replying'}
              onRetry={canChange ? retry : null}
              onGoOn={canChange ? onGoOn : null}
              onEdit={canChange ? onEdit : null}
              onSendStep={canChange ? onSendStep : null}
              adAfter={adAfter}
              replacedId={outgoing?.replaces ?? null}
            />
            {outgoing && (
              <OutgoingTurn outgoing={outgoing} isWaiting={activity.kind === 'waiting'} isPinned={isPinned} />
            )}
            <Help at="end" />
          </div>
        </div>
      )}
      {below && (
        <div className={style.below} data-below data-print="no">
          {below}
        </div>
      )}
      <Announcer messages={messages} activity={activity} isAnswering={isAnswering} />
    </section>
  );
});

interface SentCount {
  /** The visitor's messages from the first that was loaded at the opening, the one being sent included. */
  readonly sentCount: number;
  readonly retryCount: number;
  readonly retry: (replyId: string) => void;
}

/** Counts what the visitor starts: each new turn and each retry is scrolled to. */
function useSentCount(messages: Messages, isSending: boolean, onRetry: (replyId: string) => void): SentCount {
  const [firstAtOpening] = useState(messages[0]?.id);
  const [retryCount, setRetryCount] = useState(0);
  const retry = useCallback(
    (replyId: string) => {
      setRetryCount((count) => count + 1);
      onRetry(replyId);
    },
    [onRetry],
  );
  // Earlier messages that are loaded later come before the first one, and do not count.
  const from = Math.max(
    0,
    messages.findIndex(({ id }) => id === firstAtOpening),
  );
  const stored = messages.slice(from).filter(({ role }) => role === 'user').length;
  return { sentCount: stored + (isSending ? 1 : 0), retryCount, retry };
}
