import Clock from 'lucide-react/icons/clock-3';
import Pencil from 'lucide-react/icons/pencil';
import { type JSX, memo } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { SentDocument } from './attachment/sent-document.tsx';
import type { Outgoing, OutgoingAttachment } from './conversation.ts';
import { Highlightable } from './highlights/highlightable.tsx';
import { MarkedText } from './highlights/marked-text.tsx';
import { MessageTools } from './material/message-tools.tsx';
import { ownWords } from './messages.ts';
import style from './own-words.module.css';

type OwnWordsProps =
  /** `onEdit`: null where these words cannot be changed. */
  | { message: ChatMessage; onEdit: ((message: ChatMessage) => void) | null }
  /** On their way; `waiting` for the network. */
  | { outgoing: Outgoing; waiting: boolean };

/** The visitor's words, as they were written: plain text, never Markdown. */
export const OwnWords = memo(function OwnWords(props: OwnWordsProps): JSX.Element {
  const sent = 'message' in props;
  const words = sent ? ownWords(props.message) : props.outgoing.words;
  const attachment = sent ? documentOf(props.message) : props.outgoing.attachment;
  const onEdit = sent ? props.onEdit : null;
  return (
    <div className={style.own}>
      <h2 className="unseen">You</h2>
      {attachment && <SentDocument document={attachment} />}
      {sent ? (
        <Highlightable
          className={style.bubble}
          sessionId={props.message.sessionId}
          messageId={props.message.id}
        >
          {(highlights) => (
            <p>
              <MarkedText text={words} highlights={highlights} />
            </p>
          )}
        </Highlightable>
      ) : (
        <p className={style.bubble}>{words}</p>
      )}
      {sent && (
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
      {!sent && !props.waiting && <div className={style.toolsRoom} data-print="no" />}
      {!sent && props.waiting && (
        <p className={style.waiting}>
          <Clock aria-hidden="true" />
          Waiting for the network
        </p>
      )}
    </div>
  );
});

const documentOf = ({ attachment, content }: ChatMessage): OutgoingAttachment | undefined =>
  attachment && { ...attachment, content: content.slice(0, attachment.length) };
