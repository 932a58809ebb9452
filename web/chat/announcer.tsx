import { type JSX, useEffect, useRef, useState } from 'react';
import { plainTextOf } from './answer/lazy-answer-text.tsx';
import type { Activity } from './conversation.ts';
import type { Messages } from './messages.ts';

interface AnnouncerProps {
  messages: Messages;
  activity: Activity;
  isAnswering: boolean;
}

/**
 * Announces to screen readers that a reply is being written, and then the whole reply at once: the thread's own log leaves
 * replies out, so that none is read twice.
 */
export function Announcer({ messages, activity, isAnswering }: AnnouncerProps): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const wasAnswering = useRef(false);
  const last = messages.at(-1);
  const lastBefore = useRef(last);

  useEffect(() => {
    if (isAnswering && !wasAnswering.current) {
      lastBefore.current = last;
      setAnnouncement('Berea is writing.');
    }
    if (!isAnswering && wasAnswering.current) {
      const isNew = last !== lastBefore.current && last?.role === 'assistant';
      if (activity.kind === 'idle' && isNew && (last.status === 'complete' || last.status === 'stopped')) {
        // Turning a long reply into plain text takes a while: the screen is drawn first.
        setTimeout(() => setAnnouncement(`Berea: ${plainTextOf(last.content)}`));
      } else {
        // Why is announced where it is shown: above the field, or in the reply.
        setAnnouncement(isUnsent(activity) ? 'Your message was not sent.' : '');
      }
    }
    wasAnswering.current = isAnswering;
  }, [isAnswering, activity, last]);

  return (
    <div className="unseen" role="status" aria-live="polite" data-print="no">
      {announcement}
    </div>
  );
}

const isUnsent = (activity: Activity): boolean => activity.kind === 'failed' && activity.retry === 'send';
