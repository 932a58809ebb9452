import { type JSX, lazy, Suspense, useDeferredValue, useState } from 'react';
import { Redirect } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { ErrorScreen } from '../app/error-screen.tsx';
import { useFlag } from '../app/flags.ts';
import { wasLeft } from '../app/secret-sessions.ts';
import { usePage } from '../app/use-page.ts';
import { CareProvider } from '../care/care-provider.tsx';
import { AgeQuestionSlot, CareMonitorSlot, HelpSlot, ReminderSlot } from '../care/slots.tsx';
import style from './chat-page.module.css';
import { ConversationScreen } from './conversation-screen.tsx';
import { useBackgroundWork } from './device/use-background-work.ts';
import { NewSession } from './new-session.tsx';
import { type Slots, SlotsContext } from './slots.ts';
import { useSessionChanges } from './use-session-changes.ts';

const DailyWidget = lazy(() =>
  import('../bible/daily-widget.tsx').then(({ DailyWidget }) => ({ default: DailyWidget })),
);
const AdPlacement = lazy(() =>
  import('../ads/ad-placement.tsx').then(({ AdPlacement }) => ({ default: AdPlacement })),
);

const SLOTS: Slots = {
  CareMonitor: CareMonitorSlot,
  AgeQuestion: AgeQuestionSlot,
  Help: HelpSlot,
  Reminder: ReminderSlot,
  ThreadAd,
  Side,
};

/** /chat creates a session and moves to /chat/{sessionId}; so does an address whose session is missing. */
export function ChatPage({ sessionId: ofAddress }: { sessionId: string | null }): JSX.Element {
  usePage(PAGES.chat.name, false);
  const { arrival, enter, replaceMissing, startNew } = useSessionChanges();
  const [isNaming, setIsNaming] = useState(false);
  // A dialog of the welcome is not taken away when the session arrives.
  const staysWelcome = isNaming && ofAddress !== null && arrival(ofAddress).isNew;
  const sessionId = useDrawnInSteps(staysWelcome ? null : ofAddress);
  const [wasLeftQuickly] = useState(() => sessionId !== null && cameBack() && wasLeft(sessionId));
  useBackgroundWork(sessionId);

  if (wasLeftQuickly) return <Redirect to="/" replace />;
  return (
    <ErrorBoundary fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
      <SlotsContext value={SLOTS}>
        {sessionId === null ? (
          <NewSession onCreated={enter} onNaming={setIsNaming} />
        ) : (
          <CareProvider key={sessionId}>
            <ConversationScreen
              sessionId={sessionId}
              arrival={arrival(sessionId)}
              onSessionMissing={replaceMissing}
              onNewChat={startNew}
            />
          </CareProvider>
        )}
      </SlotsContext>
    </ErrorBoundary>
  );
}

/** A new conversation takes the place of its welcome in small steps, between which an old phone listens; any other at once. */
function useDrawnInSteps(sessionId: string | null): string | null {
  const isWelcome = useDeferredValue(sessionId) === null;
  return isWelcome ? null : sessionId;
}

/** Whether the browser's Back or Forward led to this page. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/**
 * The verse of the day and an advertisement. Both are loaded after the conversation's own code; where they cannot be,
 * the conversation goes on without them.
 */
function Side({ withAd }: { withAd: boolean }): JSX.Element {
  // Where nobody advertises, not even the code for it is loaded.
  const isEnabled = useFlag('advertisements_enabled');
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <DailyWidget />
        {withAd && isEnabled && <AdPlacement placement="chat_sidebar" />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The thread's one advertisement. The log around it does not announce it. */
function ThreadAd(): JSX.Element {
  return (
    <div aria-live="off">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <AdPlacement placement="between_messages" className={style.threadAd} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
