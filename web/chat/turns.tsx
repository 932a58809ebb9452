import { type JSX, memo } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { EXTENSIVE_CONTENT_LENGTH } from '../../contract/limits.ts';
import { type TurnGroup, turnKey } from './messages.ts';
import { NextSteps } from './next-steps.tsx';
import { Reply } from './reply.tsx';
import { ReplyHeading } from './reply-heading.tsx';
import { ReplyProgress } from './reply-progress.tsx';
import { userTextOf, useSlots } from './slots.ts';
import style from './thread.module.css';
import { UserMessage } from './user-message.tsx';

interface TurnsProps {
  group: TurnGroup;
  /** The last turn of this group is the last of the conversation. */
  isLastGroup: boolean;
  /** This group is the first of the conversation. */
  isFirstGroup: boolean;
  /** The last turn is at least as high as the thread. */
  isPinned: boolean;
  /** A reply to the last message is expected. */
  isReplyPending: boolean;
  /** null where the last reply cannot be retried. */
  onRetry: ((replyId: string) => void) | null;
  /** Goes on with the last reply, where it became too long; null where it cannot. */
  onGoOn: ((replyId: string) => void) | null;
  /** null where the last message cannot be edited. */
  onEdit: ((message: ChatMessage) => void) | null;
  /** Sends one of the next steps; null where none can be sent. */
  onSendStep: ((words: string) => void) | null;
  /** The id of the reply after which the advertisement is shown. */
  adAfter: string | null;
  /** The id of the message that is being replaced: its turn is not shown. */
  replacedId: string | null;
}

/** A group of turns: React skips it while none of them changes. */
export const Turns = memo(function Turns(props: TurnsProps): JSX.Element {
  const {
    group,
    isFirstGroup,
    isLastGroup,
    isPinned,
    isReplyPending,
    onRetry,
    onGoOn,
    onEdit,
    onSendStep,
    adAfter,
    replacedId,
  } = props;
  const { AgeQuestion, Help, Reminder, ThreadAd } = useSlots();
  return (
    <div className={isLastGroup ? undefined : style.group}>
      {group.map((turn, index) => {
        const { message, reply } = turn;
        const isLast = isLastGroup && index === group.length - 1;
        const isFinished = reply?.status === 'complete';
        if (isLast && replacedId !== null && message?.id === replacedId) return null;
        return (
          <div
            key={turnKey(turn)}
            className={isLast && isPinned ? style.pinned : style.turn}
            data-turn={turnKey(turn)}
          >
            {message && <UserMessage message={message} onEdit={isLast ? onEdit : null} />}
            {message && <Help at="message" message={userTextOf(message)} />}
            {reply && (
              <Reply
                message={reply}
                isExtensive={isExtensive(message?.content.length)}
                care={message?.care}
                onRetry={isLast ? onRetry : null}
                onGoOn={isLast ? onGoOn : null}
              />
            )}
            {message && reply && reply.status !== 'streaming' && (
              <Help at="reply" message={userTextOf(message)} />
            )}
            {reply && reply.id === adAfter && <ThreadAd />}
            {isLast && isFinished && onSendStep && message?.care?.level !== 'urgent' && (
              <NextSteps reply={reply} onSend={onSendStep} />
            )}
            {isLast && isFinished && (
              // Beside a line that names help, nobody is asked for their age.
              <AgeQuestion
                at={isFirstGroup && index === 0 && !message?.care ? 'first-reply' : 'later-reply'}
              />
            )}
            <Reminder messageIds={[message?.id, reply?.id]} />
            {isLast && isReplyPending && reply === null && <PendingReply length={message?.content.length} />}
          </div>
        );
      })}
    </div>
  );
});

/** Whether a message of this length, its document included, is so long that the reply to it takes a while. */
const isExtensive = (length = 0): boolean => length >= EXTENSIVE_CONTENT_LENGTH;

/** A reply that has not begun to arrive, to a message of this length. */
export const PendingReply = ({ length }: { length: number | undefined }): JSX.Element => (
  <article className={style.pendingReply} aria-live="off">
    <ReplyHeading writtenBy={null} />
    <ReplyProgress isExtensive={isExtensive(length)} />
  </article>
);
