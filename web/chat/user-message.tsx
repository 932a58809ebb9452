import Clock from 'lucide-react/icons/clock-3';
import Pencil from 'lucide-react/icons/pencil';
import { type JSX, memo, type ReactNode, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { SentDocument } from './attachment/sent-document.tsx';
import type { OutgoingAttachment, OutgoingMessage } from './conversation.ts';
import { MessageTools } from './export/message-tools.tsx';
import { Highlightable } from './highlights/highlightable.tsx';
import { HighlightedText } from './highlights/highlighted-text.tsx';
import { ownWords } from './messages.ts';
import { useNarrowLayout } from './use-wide-layout.ts';
import style from './user-message.module.css';

type UserMessageProps =
  /** `onEdit`: null where the message cannot be edited. */
  | { message: ChatMessage; onEdit: ((message: ChatMessage) => void) | null }
  /** Not stored yet. `isWaiting`: it waits for the network. */
  | { outgoing: OutgoingMessage; isWaiting: boolean };

/** A message of the visitor, as it was written: plain text, never Markdown. */
export const UserMessage = memo(function UserMessage(props: UserMessageProps): JSX.Element {
  const isStored = 'message' in props;
  const text = isStored ? ownWords(props.message) : props.outgoing.text;
  const attachment = isStored ? documentOf(props.message) : props.outgoing.attachment;
  const onEdit = isStored ? props.onEdit : null;
  const isNarrow = useNarrowLayout();
  return (
    <div className={style.message}>
      <h2 className="unseen">You</h2>
      {attachment && <SentDocument document={attachment} />}
      <div className={style.line}>
        {isStored ? (
          <Highlightable
            className={style.bubble}
            sessionId={props.message.sessionId}
            messageId={props.message.id}
          >
            {(highlights) => (
              <Folded text={text}>
                <HighlightedText text={text} highlights={highlights} />
              </Folded>
            )}
          </Highlightable>
        ) : (
          <div className={style.bubble}>
            <Folded text={text}>{text}</Folded>
          </div>
        )}
        {isStored && isNarrow && (
          <div className={style.menu} data-print="no">
            <MessageTools message={props.message} asMenu onEdit={onEdit && (() => onEdit(props.message))} />
          </div>
        )}
      </div>
      {isStored && !isNarrow && (
        <div className={style.tools} data-print="no">
          {onEdit && (
            <button type="button" className={style.edit} onClick={() => onEdit(props.message)}>
              <Pencil aria-hidden="true" />
              Edit
              <span className="unseen"> your last message</span>
            </button>
          )}
          <MessageTools message={props.message} />
        </div>
      )}
      {!isStored && !isNarrow && !props.isWaiting && <div className={style.toolsSpace} data-print="no" />}
      {!isStored && props.isWaiting && (
        <p className={style.waiting}>
          <Clock aria-hidden="true" />
          Waiting to be sent
        </p>
      )}
    </div>
  );
});

/** What is longer than this is folded. */
const LONG = { characters: 700, lines: 12 };

/** A long text shows its beginning, and all of it on demand. */
function Folded({ text, children }: { text: string; children: ReactNode }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines;
  if (!isLong) return <p>{children}</p>;
  return (
    <>
      <p className={isOpen ? style.long : style.folded}>{children}</p>
      <button
        type="button"
        className={style.fold}
        aria-expanded={isOpen}
        data-print="no"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}

const documentOf = ({ attachment, content }: ChatMessage): OutgoingAttachment | undefined =>
  attachment && { ...attachment, content: content.slice(0, attachment.length) };
