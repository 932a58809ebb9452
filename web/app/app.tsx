import { QueryClientProvider } from '@tanstack/react-query';
import { type JSX, type ReactNode, useState } from 'react';
import { TipProvider } from '../ui/tip.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { newQueryClient } from './queries.ts';
import { Toasts } from './toasts.tsx';

/** What every screen needs: server data, tooltips, toasts, and an error screen. */
export function App({ children }: { children: ReactNode }): JSX.Element {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <TipProvider>
        <ErrorBoundary fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
          {children}
        </ErrorBoundary>
        <Toasts />
      </TipProvider>
    </QueryClientProvider>
  );
}
