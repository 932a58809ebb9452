import { type JSX, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import style from './between-messages.module.css';

const AdSlot = lazy(() => import('../ads/ad-slot.tsx').then(({ AdSlot }) => ({ default: AdSlot })));

/** The thread's one partner. The log around it does not announce it. */
export const BetweenMessages = (): JSX.Element => (
  <div aria-live="off">
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <AdSlot placement="between_messages" className={style.partner} />
      </Suspense>
    </ErrorBoundary>
  </div>
);
