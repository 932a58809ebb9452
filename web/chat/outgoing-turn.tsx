import type { JSX } from 'react';
import type { OutgoingMessage } from './conversation.ts';
import { useSlots } from './slots.ts';
import style from './thread.module.css';
import { PendingReply } from './turns.tsx';
import { UserMessage } from './user-message.tsx';

interface OutgoingTurnProps {
  outgoing: OutgoingMessage;
  /** It waits for the network. */
  isWaiting: boolean;
  /** The turn is at least as high as the thread. */
  isPinned: boolean;
}

/** A message that is not stored yet, with the help it may call for. */
export function OutgoingTurn({ outgoing, isWaiting, isPinned }: OutgoingTurnProps): JSX.Element {
  const { Help } = useSlots();
  return (
    // Announced once it is stored, in its place in the log.
    <div className={isPinned ? style.pinned : style.turn} aria-live="off" data-turn>
      <UserMessage outgoing={outgoing} isWaiting={isWaiting} />
      <Help at="outgoing" text={outgoing.text} isWaiting={isWaiting} />
      {!isWaiting && (
        <PendingReply length={outgoing.text.length + (outgoing.attachment?.content.length ?? 0)} />
      )}
    </div>
  );
}
