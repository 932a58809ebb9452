import { type JSX, useEffect, useRef, useState } from 'react';
import { wordsOf } from './answer/late-answer.tsx';
import type { Messages } from './messages.ts';

/** Tells a screen reader that an answer is being written, and then the answer as a whole, not its pieces. */
export function Announcer({ messages, busy }: { messages: Messages; busy: boolean }): JSX.Element {
  const [said, setSaid] = useState('');
  const wasBusy = useRef(false);
  const last = messages.at(-1);

  useEffect(() => {
    if (busy && !wasBusy.current) setSaid('Berea is writing.');
    if (!busy && wasBusy.current && last?.role === 'assistant' && last.status !== 'streaming') {
      // A long reply takes a while to be read for this: the screen comes first.
      setTimeout(() => setSaid(last.status === 'failed' ? '' : `Berea: ${wordsOf(last.content)}`));
    }
    wasBusy.current = busy;
  }, [busy, last]);

  return (
    <div className="unseen" role="status" aria-live="polite" data-print="no">
      {said}
    </div>
  );
}
