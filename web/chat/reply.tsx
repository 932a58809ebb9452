import Printer from 'lucide-react/icons/printer';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type JSX, lazy, memo, Suspense, useRef, useState } from 'react';
import { CUT_OFF } from '../../content/reply-endings.ts';
import type { Care, ChatMessage } from '../../contract/chat.ts';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { ErrorLine } from '../app/error-screen.tsx';
import button from '../ui/button.module.css';
import { useAnswerText } from './answer/lazy-answer-text.tsx';
import { type ShownPassages, ShownPassagesContext } from './answer/shown-passages.ts';
import { CopyButton } from './copy-button.tsx';
import { messageText } from './export/message-file.ts';
import { MessageTools } from './export/message-tools.tsx';
import { Highlightable } from './highlights/highlightable.tsx';
import { useOpenPanel } from './panels/open-panel.ts';
import style from './reply.module.css';
import { ReplyHeading } from './reply-heading.tsx';
import { ReplyProgress } from './reply-progress.tsx';
import { useNarrowLayout } from './use-wide-layout.ts';

const ListenButton = lazy(() =>
  import('../listening/listen-button.tsx').then(({ ListenButton }) => ({ default: ListenButton })),
);
const CheckSummary = lazy(() =>
  import('./answer/check-summary.tsx').then(({ CheckSummary }) => ({ default: CheckSummary })),
);

interface ReplyProps {
  message: ChatMessage;
  /** The message it answers is so long that the reply takes a while. */
  isExtensive: boolean;
  /** What the message it answers called for. */
  care: Care | undefined;
  /** null where the reply cannot be retried. */
  onRetry: ((replyId: string) => void) | null;
  /** null where the reply cannot be continued now. */
  onGoOn: ((replyId: string) => void) | null;
}

/** A reply with the result of its check, how it ended, and its buttons. `Announcer` reads it to screen readers, once. */
export const Reply = memo(function Reply(props: ReplyProps): JSX.Element {
  const { message, isExtensive, care, onRetry, onGoOn } = props;
  const { id, content, status, scriptureReferences } = message;
  const isRunning = status === 'streaming';
  const [shown] = useState((): ShownPassages => new Map());
  const AnswerText = useAnswerText();
  const isNarrow = useNarrowLayout();
  const openPanel = useOpenPanel();
  const printer = useRef<HTMLButtonElement>(null);
  return (
    <article className={style.reply} aria-busy={isRunning} aria-live="off">
      <ReplyHeading writtenBy={message.provider ?? null}>
        {content && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <ListenButton
                what={{ kind: 'reply', id, text: content, isComplete: !isRunning }}
                className={style.listen}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </ReplyHeading>
      {content && AnswerText && (
        <ErrorBoundary fallback={() => <ErrorLine />}>
          <ShownPassagesContext.Provider value={isRunning ? null : shown}>
            <Highlightable sessionId={message.sessionId} messageId={id}>
              {(highlights) => (
                <AnswerText
                  text={content}
                  references={scriptureReferences}
                  highlights={highlights}
                  helpLines={care?.resources}
                />
              )}
            </Highlightable>
          </ShownPassagesContext.Provider>
        </ErrorBoundary>
      )}
      {isRunning && !(content && AnswerText) && <ReplyProgress isExtensive={isExtensive} />}
      {isRunning && content && <span className={style.writingMark} aria-hidden="true" />}
      {!isRunning && scriptureReferences.some(({ status }) => status !== 'mentioned') && (
        // The line has its height before its text is loaded, so that nothing moves.
        <p className={style.checked}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <CheckSummary references={scriptureReferences} />
            </Suspense>
          </ErrorBoundary>
        </p>
      )}
      <Ending message={message} />
      {onGoOn && message.end === 'length' && (
        <p className={style.ending} data-print="no">
          <button type="button" className={button.quiet} onClick={() => onGoOn(id)}>
            Continue
          </button>
        </p>
      )}
      {!isRunning && (content || onRetry) && (
        <div className={style.tools} data-print="no">
          {content && <CopyButton text={() => messageText(message, shown)} />}
          {content && (
            <button
              ref={printer}
              type="button"
              aria-haspopup="dialog"
              onClick={() => openPanel('print', printer, { message, shown })}
            >
              <Printer aria-hidden="true" />
              Print
            </button>
          )}
          {content && <MessageTools message={message} shown={shown} asMenu={isNarrow} />}
          {onRetry && (
            <button type="button" className={style.again} onClick={() => onRetry(id)}>
              <RotateCw aria-hidden="true" />
              {status === 'complete' ? 'Answer again' : 'Try again'}
            </button>
          )}
        </div>
      )}
    </article>
  );
});

/** Says how the reply ended, unless it is simply complete. */
function Ending({ message }: { message: ChatMessage }): JSX.Element | null {
  const { status, error, omitted, end } = message;
  if (status === 'stopped') return <p className={style.ending}>Stopped. What was written is kept.</p>;
  if (status === 'failed') {
    return (
      <p className={style.failed} role="alert">
        {error?.message ?? 'This reply could not be finished. You can try again.'}
      </p>
    );
  }
  if (status === 'complete' && end) {
    return (
      <p className={style.ending} role={error && 'alert'}>
        {CUT_OFF[end]} {error && `It could not be continued: ${error.message}`}
      </p>
    );
  }
  if (!omitted || status !== 'complete') return null;
  const parts = [
    omitted.messages > 0 && `${omitted.messages} earlier ${omitted.messages === 1 ? 'message' : 'messages'}`,
    omitted.documentCharacters > 0 &&
      `${omitted.documentCharacters.toLocaleString('en')} characters of the document`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className={style.ending}>Too long to be read at once: {parts.join(' and ')} were left out.</p>;
}
