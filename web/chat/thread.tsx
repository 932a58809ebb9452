import ArrowDown from 'lucide-react/icons/arrow-down';
import { type JSX, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { CareSlot } from '../care/care-slot.tsx';
import button from '../ui/button.module.css';
import { Tip } from '../ui/tip.tsx';
import { Announcer } from './announcer.tsx';
import { PAGE_LENGTH } from './calls.ts';
import type { Activity } from './conversation.ts';
import { EarlierMessages, KeepPlace } from './earlier-messages.tsx';
import type { Loaded } from './loaded.ts';
import { keyOfGroup, type Messages, turnGrouper } from './messages.ts';
import { Notice } from './notice.tsx';
import { OwnWords } from './own-words.tsx';
import { usePartnerPlace } from './partner-place.ts';
import style from './thread.module.css';
import { Awaited, Turns } from './turns.tsx';
import { useReadingPlace } from './use-reading-place.ts';

interface ThreadProps {
  loaded: Loaded;
  activity: Activity;
  onRetry: (replyId: string) => void;
  onEdit: (message: ChatMessage) => void;
  /** Loads the messages before those that are there. */
  onEarlier: () => Promise<void>;
  welcome: ReactNode;
  /** What stands below the conversation on small screens. */
  below: ReactNode;
}

/** All turns in one column. What is being written grows below; the place where one reads does not move. */
export const Thread = memo(function Thread(props: ThreadProps): JSX.Element {
  const { loaded, activity, onRetry, onEdit, onEarlier, welcome, below } = props;
  const { messages } = loaded;
  const scroller = useRef<HTMLElement>(null);
  const [group] = useState(turnGrouper);
  const groups = useMemo(() => group(messages), [group, messages]);
  const outgoing = activity.kind === 'sending' || activity.kind === 'waiting' ? activity.outgoing : null;
  const first = messages[0]?.id;
  const [base] = useState(first);
  const begun = wordsSince(base, messages) + (outgoing && !outgoing.replaces ? 1 : 0);
  const busy = activity.kind === 'sending' || activity.kind === 'replying';
  const [retries, setRetries] = useState(0);
  const retry = useCallback(
    (replyId: string) => {
      setRetries((now) => now + 1);
      onRetry(replyId);
    },
    [onRetry],
  );
  const place = useReadingPlace(scroller, begun + retries, messages);
  const empty = messages.length === 0 && outgoing === null;
  // The first turn has the notice above it: there is nothing to pin it to.
  const pinned = place.pinned && begun > 1;
  // Earlier messages that are loaded are no news; the announcer tells what is.
  const long = loaded.more || messages.length > PAGE_LENGTH;
  const partnerAfter = usePartnerPlace(messages, !loaded.more);
  const free = !busy && outgoing === null;

  return (
    <section ref={scroller} className={style.thread} data-thread aria-label="Conversation">
      <KeepPlace scroller={scroller} first={first} />
      {empty ? (
        <div className={style.column}>
          <CareSlot loose />
          {welcome}
          <Notice className={style.noticeBelow} />
        </div>
      ) : (
        <div className={style.column}>
          {loaded.more ? (
            <EarlierMessages scroller={scroller} onEarlier={onEarlier} />
          ) : (
            <Notice className={style.notice} />
          )}
          <div role="log" aria-live={long ? 'off' : 'polite'} aria-relevant="additions">
            {groups.map((some, index) => {
              const ends = index === groups.length - 1;
              return (
                <Turns
                  key={keyOfGroup(some)}
                  group={some}
                  ends={ends}
                  pinned={ends && pinned && outgoing === null}
                  awaited={ends && activity.kind === 'replying'}
                  onRetry={ends && free ? retry : null}
                  onEdit={ends && free ? onEdit : null}
                  partnerAfter={partnerAfter}
                  replaced={ends ? (outgoing?.replaces ?? null) : null}
                />
              );
            })}
            {outgoing && (
              <div className={pinned ? style.pinned : style.turn} data-turn>
                <OwnWords outgoing={outgoing} waiting={activity.kind === 'waiting'} />
                <CareSlot words={outgoing.words} />
                {busy && <Awaited words={outgoing.words} />}
              </div>
            )}
            <CareSlot loose />
          </div>
        </div>
      )}
      {below && (
        <div className={style.below} data-below data-print="no">
          {below}
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
});

/** How many own messages there are from `base` on: earlier ones, loaded later, begin nothing. */
function wordsSince(base: string | undefined, messages: Messages): number {
  const at = messages.findIndex(({ id }) => id === base);
  return messages.slice(Math.max(0, at)).filter(({ role }) => role === 'user').length;
}
