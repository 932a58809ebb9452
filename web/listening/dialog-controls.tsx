import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type JSX, useEffect } from 'react';
import { useStore } from '../app/store.ts';
import { ListenButton, type ListenTo } from './listen-button.tsx';
import { listening, listeningProblem, pauseListening, resumeListening, stopListening } from './listening.ts';

interface DialogControlsProps {
  what: ListenTo;
  className?: string | undefined;
}

/** Listen, pause and stop within a dialog, which covers the player. Closing the dialog stops the reading. */
export function DialogControls({ what, className }: DialogControlsProps): JSX.Element {
  const { id } = what;
  const clip = useStore(listening);
  useEffect(() => () => stopListening(id), [id]);
  const status = clip?.id === id ? clip.status : null;
  return (
    <>
      <ListenButton what={what} shownIn="dialog" className={className} />
      {status === 'paused' && (
        <button type="button" className={className} onClick={resumeListening}>
          <Play aria-hidden="true" />
          Resume
        </button>
      )}
      {status === 'playing' && (
        <button type="button" className={className} onClick={pauseListening}>
          <Pause aria-hidden="true" />
          Pause
        </button>
      )}
    </>
  );
}

/** What is to be said about the reading in a dialog: who reads, or what went wrong. */
export function DialogNotice({ id, className }: { id: string; className?: string | undefined }): JSX.Element {
  const clip = useStore(listening);
  const problem = useStore(listeningProblem);
  const notice = clip?.id === id ? clip.notice : null;
  return (
    <>
      <p role="status" className={notice ? className : 'unseen'}>
        {notice}
      </p>
      {problem?.id === id && (
        <p role="alert" className={className}>
          <b>{problem.title}</b> {problem.text}
        </p>
      )}
    </>
  );
}
