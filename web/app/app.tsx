import { QueryClientProvider } from '@tanstack/react-query';
import { type JSX, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { TipProvider } from '../ui/tip.tsx';
import { AfterMount } from './after-mount.tsx';
import type { KnownAnswer } from './embedded-data.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { newQueryClient } from './queries.ts';
import { Toasts } from './toasts.tsx';

const NONE: readonly KnownAnswer[] = [];

interface AppProps {
  /** Answers of calls that came with the page. */
  data?: readonly KnownAnswer[];
  children: ReactNode;
}

/** What every screen needs: server data, tooltips, toasts, and an error screen. */
export function App({ data = NONE, children }: AppProps): JSX.Element {
  const [path] = useLocation();
  const [client] = useState(() => newQueryClient(data));
  return (
    <QueryClientProvider client={client}>
      <TipProvider>
        <ErrorBoundary path={path} fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
          {children}
        </ErrorBoundary>
        <AfterMount>
          <Toasts />
        </AfterMount>
      </TipProvider>
    </QueryClientProvider>
  );
}
