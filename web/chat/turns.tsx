import { type JSX, memo } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { EXTENSIVE_CONTENT_LENGTH } from '../../contract/limits.ts';
import { CareSlot } from '../care/care-slot.tsx';
import { BetweenMessages } from './between-messages.tsx';
import { keyOfTurn, type TurnGroup } from './messages.ts';
import { OwnWords } from './own-words.tsx';
import { Reply } from './reply.tsx';
import style from './thread.module.css';
import { Who } from './who.tsx';
import { Working } from './working.tsx';

interface TurnsProps {
  group: TurnGroup;
  /** Whether the last of these turns is the conversation's last. */
  ends: boolean;
  /** The last turn keeps the height of the thread. */
  pinned: boolean;
  /** An answer to the last words is being awaited. */
  awaited: boolean;
  /** null where the last reply cannot be asked for anew. */
  onRetry: ((replyId: string) => void) | null;
  /** null where the last own words cannot be changed. */
  onEdit: ((message: ChatMessage) => void) | null;
  /** The id of the reply behind which a partner stands. */
  partnerAfter: string | null;
  /** The id of the message that is being replaced: its turn is not shown. */
  replaced: string | null;
}

/** Turns that are drawn together, and passed over together while none of them changes. */
export const Turns = memo(function Turns(props: TurnsProps): JSX.Element {
  const { group, ends, pinned, awaited, onRetry, onEdit, partnerAfter, replaced } = props;
  return (
    <div className={ends ? undefined : style.group}>
      {group.map((turn, index) => {
        const last = ends && index === group.length - 1;
        if (last && replaced !== null && turn.words?.id === replaced) return null;
        return (
          <div key={keyOfTurn(turn)} className={last && pinned ? style.pinned : style.turn} data-turn>
            {turn.words && <OwnWords message={turn.words} onEdit={last ? onEdit : null} />}
            {turn.words && <CareSlot message={turn.words} />}
            {turn.reply && (
              <Reply
                message={turn.reply}
                extensive={isExtensive(turn.words?.content)}
                onRetry={last ? onRetry : null}
              />
            )}
            {turn.reply && turn.reply.id === partnerAfter && <BetweenMessages />}
            <CareSlot turn={[turn.words?.id, turn.reply?.id]} />
            {last && awaited && turn.reply === null && <Awaited words={turn.words?.content} />}
          </div>
        );
      })}
    </div>
  );
});

const isExtensive = (words = ''): boolean => words.length >= EXTENSIVE_CONTENT_LENGTH;

/** An answer that has not begun to arrive. */
export const Awaited = ({ words }: { words: string | undefined }): JSX.Element => (
  <article className={style.awaited}>
    <Who />
    <Working extensive={isExtensive(words)} />
  </article>
);
