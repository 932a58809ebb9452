import { type JSX, useState } from 'react';
import { onDemand } from '../../app/on-demand.tsx';
import { useListedSessions } from './sessions.ts';

const ForgetDialog = onDemand(
  async () => (await import('./forget-everything-dialog.tsx')).ForgetEverythingDialog,
);

interface ForgetEverythingProps {
  /** The id of the conversation on screen; null where there is none. */
  current: string | null;
  onForgotten: () => void;
  className: string | undefined;
}

/** The button that deletes all of the visitor on this device, after a question. */
export function ForgetEverything({ current, onForgotten, className }: ForgetEverythingProps): JSX.Element {
  const sessions = useListedSessions();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Forget everything on this device
      </button>
      {isAsking && (
        <ForgetDialog
          count={sessions.length}
          onScreen={current}
          isOnScreenUnlisted={current !== null && !sessions.some(({ id }) => id === current)}
          onClose={() => setIsAsking(false)}
          onForgotten={onForgotten}
        />
      )}
    </>
  );
}
