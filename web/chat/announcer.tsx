import { type JSX, useEffect, useRef, useState } from 'react';
import { plainTextOf } from './answer/lazy-answer-text.tsx';
import type { Messages } from './messages.ts';

/** Announces to screen readers that a reply is being written, and then the whole reply at once. */
export function Announcer({
  messages,
  isAnswering,
}: {
  messages: Messages;
  isAnswering: boolean;
}): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const wasAnswering = useRef(false);
  const last = messages.at(-1);

  useEffect(() => {
    if (isAnswering && !wasAnswering.current) setAnnouncement('Berea is writing.');
    if (!isAnswering && wasAnswering.current && last?.role === 'assistant' && last.status !== 'streaming') {
      // Turning a long reply into plain text takes a while: the screen is drawn first.
      setTimeout(() =>
        setAnnouncement(last.status === 'failed' ? '' : `Berea: ${plainTextOf(last.content)}`),
      );
    }
    wasAnswering.current = isAnswering;
  }, [isAnswering, last]);

  return (
    <div className="unseen" role="status" aria-live="polite" data-print="no">
      {announcement}
    </div>
  );
}
