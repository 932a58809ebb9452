import FileText from 'lucide-react/icons/file-text';
import { type JSX, memo } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { ownWords } from './messages.ts';
import style from './own-words.module.css';

/** The visitor's words, as they were written: plain text, never Markdown. */
export const OwnWords = memo(function OwnWords(
  props: { message: ChatMessage } | { words: string },
): JSX.Element {
  const words = 'message' in props ? ownWords(props.message) : props.words;
  const attachment = 'message' in props ? props.message.attachment : undefined;
  return (
    <div className={style.own}>
      <h2 className="unseen">You</h2>
      {attachment && (
        <p className={style.document}>
          <FileText aria-hidden="true" />
          {attachment.fileName} ({attachment.wordCount.toLocaleString('en')} words)
        </p>
      )}
      <p className={style.bubble}>{words}</p>
    </div>
  );
});
