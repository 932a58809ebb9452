import { type JSX, useMemo, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { createTurnGrouper, groupKey, type Messages } from './messages.ts';
import { Turns } from './turns.tsx';

interface TurnListProps {
  messages: Messages;
  /** There are earlier messages that are not loaded. */
  hasEarlier: boolean;
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

/** The stored turns in groups. What concerns the last turn is given to the last group alone. */
export function TurnList(props: TurnListProps): JSX.Element {
  const {
    messages,
    hasEarlier,
    isPinned,
    isReplyPending,
    onRetry,
    onGoOn,
    onEdit,
    onSendStep,
    adAfter,
    replacedId,
  } = props;
  const [group] = useState(createTurnGrouper);
  const groups = useMemo(() => group(messages), [group, messages]);
  return (
    <>
      {groups.map((turns, index) => {
        const isLastGroup = index === groups.length - 1;
        return (
          <Turns
            key={groupKey(turns)}
            group={turns}
            isFirstGroup={index === 0 && !hasEarlier}
            isLastGroup={isLastGroup}
            isPinned={isLastGroup && isPinned}
            isReplyPending={isLastGroup && isReplyPending}
            onRetry={isLastGroup ? onRetry : null}
            onGoOn={isLastGroup ? onGoOn : null}
            onEdit={isLastGroup ? onEdit : null}
            onSendStep={isLastGroup ? onSendStep : null}
            adAfter={adAfter}
            replacedId={isLastGroup ? replacedId : null}
          />
        );
      })}
    </>
  );
}
