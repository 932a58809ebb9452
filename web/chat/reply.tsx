import RotateCw from 'lucide-react/icons/rotate-cw';
import { type JSX, lazy, memo, Suspense, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { ErrorLine } from '../app/error-screen.tsx';
import { useAnswer } from './answer/late-answer.tsx';
import { type ShownPassages, ShownPassagesContext } from './answer/shown-passages.ts';
import { CopyButton } from './copy-button.tsx';
import { Highlightable } from './highlights/highlightable.tsx';
import { messageText } from './material/message-file.ts';
import { MessageTools } from './material/message-tools.tsx';
import style from './reply.module.css';
import { Who } from './who.tsx';
import { Working } from './working.tsx';

const CheckSummary = lazy(() =>
  import('./answer/check-summary.tsx').then(({ CheckSummary }) => ({ default: CheckSummary })),
);

interface ReplyProps {
  message: ChatMessage;
  /** Whether the words it answers are so many that reading them takes long. */
  extensive: boolean;
  /** null where the reply cannot be asked for anew. */
  onRetry: ((replyId: string) => void) | null;
}

/** An answer: a page without a box. */
export const Reply = memo(function Reply({ message, extensive, onRetry }: ReplyProps): JSX.Element {
  const { id, content, status, scriptureReferences } = message;
  const running = status === 'streaming';
  const [shown] = useState((): ShownPassages => new Map());
  const AnswerText = useAnswer();
  return (
    <article className={style.reply} aria-busy={running} aria-live={running ? 'off' : undefined}>
      <Who aside={message.fallback && 'the built-in guide, in the AI service’s place'} />
      {content && AnswerText && (
        <ErrorBoundary fallback={() => <ErrorLine />}>
          <ShownPassagesContext.Provider value={running ? null : shown}>
            <Highlightable sessionId={message.sessionId} messageId={id}>
              {(highlights) => (
                <AnswerText text={content} references={scriptureReferences} highlights={highlights} />
              )}
            </Highlightable>
          </ShownPassagesContext.Provider>
        </ErrorBoundary>
      )}
      {running && !(content && AnswerText) && <Working extensive={extensive} />}
      {running && content && <span className={style.writing} aria-hidden="true" />}
      {!running && scriptureReferences.some(({ status }) => status !== 'mentioned') && (
        // Its line is kept free, so that nothing moves when its words arrive.
        <p className={style.checked}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <CheckSummary references={scriptureReferences} />
            </Suspense>
          </ErrorBoundary>
        </p>
      )}
      <Ending message={message} />
      {!running && (content || onRetry) && (
        <div className={style.tools} data-print="no">
          {content && <CopyButton text={() => messageText(message, shown)} />}
          {content && <MessageTools message={message} shown={shown} />}
          {onRetry && (
            <button type="button" onClick={() => onRetry(id)}>
              <RotateCw aria-hidden="true" />
              {status === 'complete' ? 'Answer again' : 'Try again'}
            </button>
          )}
        </div>
      )}
    </article>
  );
});

/** How the reply ended, where it did not simply end. */
function Ending({ message: { status, error, omitted } }: { message: ChatMessage }): JSX.Element | null {
  if (status === 'stopped') return <p className={style.ending}>Stopped. What was written is kept.</p>;
  if (status === 'failed') {
    return (
      <p className={style.failed} role="alert">
        {error?.message ?? 'This reply could not be finished. You can try again.'}
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
