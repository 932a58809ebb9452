import ArrowDown from 'lucide-react/icons/arrow-down';
import { type JSX, type ReactNode, useCallback, useRef, useState } from 'react';
import { EXTENSIVE_CONTENT_LENGTH } from '../../contract/limits.ts';
import button from '../ui/button.module.css';
import { Tip } from '../ui/tip.tsx';
import { Announcer } from './announcer.tsx';
import type { Activity } from './conversation.ts';
import { type Messages, turnsOf } from './messages.ts';
import { Notice } from './notice.tsx';
import { OwnWords } from './own-words.tsx';
import { Reply } from './reply.tsx';
import style from './thread.module.css';
import { useReadingPlace } from './use-reading-place.ts';
import { Who } from './who.tsx';
import { Working } from './working.tsx';

interface ThreadProps {
  messages: Messages;
  activity: Activity;
  onRetry: (replyId: string) => void;
  welcome: ReactNode;
}

/** All turns in one column. What is being written grows below; the place where one reads does not move. */
export function Thread({ messages, activity, onRetry, welcome }: ThreadProps): JSX.Element {
  const scroller = useRef<HTMLElement>(null);
  const turns = turnsOf(messages);
  const sending = activity.kind === 'sending' ? activity.words : null;
  const count = turns.length + (sending === null ? 0 : 1);
  const busy = sending !== null || activity.kind === 'replying';
  const [retries, setRetries] = useState(0);
  const retry = useCallback(
    (replyId: string) => {
      setRetries((now) => now + 1);
      onRetry(replyId);
    },
    [onRetry],
  );
  const place = useReadingPlace(scroller, count + retries, messages);
  const empty = count === 0;
  // The first turn has the notice above it: there is nothing to pin it to.
  const pinned = place.pinned && count > 1;

  return (
    <section ref={scroller} className={style.thread} aria-label="Conversation">
      {empty ? (
        <div className={style.column}>
          {welcome}
          <Notice className={style.noticeBelow} />
        </div>
      ) : (
        <div className={style.column}>
          <Notice className={style.notice} />
          <div role="log" aria-live="polite" aria-relevant="additions">
            {turns.map((turn, index) => (
              <div
                key={turn.words?.id ?? turn.reply?.id}
                className={index === count - 1 && pinned ? style.pinned : style.turn}
                data-turn
              >
                {turn.words && <OwnWords message={turn.words} />}
                {turn.reply && (
                  <Reply
                    message={turn.reply}
                    extensive={isExtensive(turn.words?.content)}
                    onRetry={index === turns.length - 1 && !busy ? retry : null}
                  />
                )}
                {turn.reply === null && index === turns.length - 1 && activity.kind === 'replying' && (
                  <Awaited words={turn.words?.content} />
                )}
              </div>
            ))}
            {sending !== null && (
              <div className={pinned ? style.pinned : style.turn} data-turn>
                <OwnWords words={sending} />
                <Awaited words={sending} />
              </div>
            )}
          </div>
        </div>
      )}
      <Announcer messages={messages} busy={busy} />
      {place.below && !empty && (
        <div className={style.jump} data-print="no">
          <Tip text="Jump to latest">
            <button type="button" className={button.quiet} aria-label="Jump to latest" onClick={place.jump}>
              <ArrowDown aria-hidden="true" />
            </button>
          </Tip>
        </div>
      )}
    </section>
  );
}

const isExtensive = (words = ''): boolean => words.length > EXTENSIVE_CONTENT_LENGTH;

/** An answer that has not begun to arrive. */
const Awaited = ({ words }: { words: string | undefined }): JSX.Element => (
  <article className={style.awaited}>
    <Who />
    <Working extensive={isExtensive(words)} />
  </article>
);
