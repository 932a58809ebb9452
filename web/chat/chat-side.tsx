import { type JSX, lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { useFlag } from '../app/flags.ts';

const DailyWidget = lazy(() =>
  import('../bible/daily-widget.tsx').then(({ DailyWidget }) => ({ default: DailyWidget })),
);
const AdSlot = lazy(() => import('../ads/ad-slot.tsx').then(({ AdSlot }) => ({ default: AdSlot })));

/** From this width on the side stands beside the conversation; on smaller screens it follows below it. */
const BESIDE = '(min-width: 1180px)';

/**
 * The verse of the day and a partner. `withPartner` is false until it is known that nobody here is in need of help.
 * It comes after the conversation's own code, and where it cannot be loaded the conversation goes on without it.
 */
export function ChatSide({ withPartner }: { withPartner: boolean }): JSX.Element {
  // Where nobody advertises, the code for it is not even loaded.
  const isEnabled = useFlag('advertisements_enabled');
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <DailyWidget />
        {withPartner && isEnabled && <AdSlot placement="chat_sidebar" />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether there is room for it beside the conversation. */
export const useSideBySide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
