import { type JSX, useCallback, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { ErrorScreen } from '../app/error-screen.tsx';
import { newUuid } from '../app/identifiers.ts';
import { usePage } from '../app/use-page.ts';
import type { Outgoing } from './conversation.ts';
import { ConversationScreen } from './conversation-screen.tsx';
import { forgetSession } from './device/erase.ts';
import { wasLeft } from './device/off-device.ts';
import { useDeviceDuties } from './device/use-device-duties.ts';
import { keepDraft, takeStrayDraft } from './draft.tsx';
import { NewSession } from './new-session.tsx';

/** What moves along when a conversation turns out to be gone: words on their way, and words being written. */
interface Carried {
  readonly outgoing: Outgoing | null;
  readonly draft: string;
}

const NOTHING: Carried = { outgoing: null, draft: '' };

/** The browser's Back or Forward led to this page. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/** /chat makes a session and moves to /chat/{sessionId}; an address whose session is gone does the same. */
export function ChatPage({ sessionId }: { sessionId: string | null }): JSX.Element {
  usePage('Chat', false);
  const [, navigate] = useLocation();
  const [left] = useState(() => sessionId !== null && cameBack() && wasLeft(sessionId));
  const [carried, setCarried] = useState<Carried>(NOTHING);
  useDeviceDuties(sessionId);

  const enter = useCallback(
    (created: string) => {
      const draft = carried.draft || takeStrayDraft(created);
      if (draft) keepDraft(created, { words: draft });
      navigate(`/chat/${created}`, { replace: true });
    },
    [carried.draft, navigate],
  );
  const startAnew = useCallback(
    (gone: string, lost: Outgoing | null, draft: string) => {
      // Under a new key, and in no message's place: there is none in a new conversation.
      const outgoing = lost && { ...lost, key: newUuid(), replaces: undefined };
      setCarried({ outgoing, draft });
      void forgetSession(gone);
      navigate('/chat', { replace: true });
    },
    [navigate],
  );
  const startFresh = useCallback(
    (replace: boolean) => {
      setCarried(NOTHING);
      navigate('/chat', { replace });
    },
    [navigate],
  );

  if (left) return <Redirect to="/" replace />;
  return (
    <ErrorBoundary fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
      {sessionId === null ? (
        <NewSession onCreated={enter} />
      ) : (
        <ConversationScreen
          key={sessionId}
          sessionId={sessionId}
          first={carried.outgoing}
          onGone={startAnew}
          onNewChat={startFresh}
        />
      )}
    </ErrorBoundary>
  );
}
